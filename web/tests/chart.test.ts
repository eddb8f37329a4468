// The chart of scores: scales, lines, labels that do not cover each other.
import { describe, expect, it } from "vitest";
import { chart, spread, tickStep } from "../src/lib/chart";

const AREA = { width: 200, height: 120, left: 20, right: 30, top: 10, bottom: 10 };

describe("the chart of scores", () => {
  it.each([
    [4, 1],
    [9, 2],
    [25, 5],
    [48, 10],
    [110, 50],
    [240, 50],
  ])("has few round lines up to %i", (highest, step) => {
    expect(tickStep(highest)).toBe(step);
  });

  it("runs from edge to edge and from nothing to the highest line", () => {
    const { lines, ticks, columns } = chart(
      [
        [0, 5],
        [10, 5],
        [20, 0],
      ],
      AREA,
    );
    expect(columns).toEqual([20, 95, 170]);
    expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
    expect(lines[0]).toEqual([
      { x: 20, y: 110, value: 0 },
      { x: 95, y: 60, value: 10 },
      { x: 170, y: 10, value: 20 },
    ]);
    expect(lines[1]?.at(-1)?.y).toBe(110);
  });

  it("draws a game of one moment, and one without points", () => {
    expect(chart([[0, 0]], AREA).lines).toEqual([
      [{ x: 95, y: 110, value: 0 }],
      [{ x: 95, y: 110, value: 0 }],
    ]);
  });

  it("keeps labels apart and in order", () => {
    const placed = spread([50, 50, 52, 100], 15);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let index = 1; index < sorted.length; index += 1) {
      expect(sorted[index]! - sorted[index - 1]!).toBeGreaterThanOrEqual(14.99);
    }
    expect(placed[2]!).toBeGreaterThan(placed[0]!);
    expect(spread([10, 90], 15)).toEqual([10, 90]);
  });
});
