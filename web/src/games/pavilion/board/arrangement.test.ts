import { expect, test } from "vitest";
import { arrange, cluster, heap, PLATE } from "./arrangement";
import { petalled, piled, shelved } from "./lots";

const COLOURS = ["purple", "green", "orange", "yellow", "blue", "red"];

test.each([
  [5, false],
  [7, false],
  [9, false],
  [5, true],
  [7, true],
  [9, true],
])("%i factories overlap neither each other nor the centre (in a row: %s)", (count, inRow) => {
  const { plates, centre, width, height } = arrange(count, inRow);
  expect(plates).toHaveLength(count);
  plates.forEach(([x, y], index) => {
    expect(x).toBeGreaterThanOrEqual(PLATE);
    expect(x).toBeLessThanOrEqual(width - PLATE);
    expect(y).toBeGreaterThanOrEqual(PLATE);
    expect(y).toBeLessThanOrEqual(height - PLATE);
    for (const [otherX, otherY] of plates.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * PLATE);
    }
    const [middleX, middleY] = centre.middle;
    const [dx, dy] = [Math.abs(x - middleX), Math.abs(y - middleY)];
    expect(
      dx > centre.across + PLATE ||
        dy > centre.down + PLATE ||
        Math.hypot(dx, dy) > centre.across + PLATE,
    ).toBe(true);
  });
});

test.each([
  [5, false],
  [7, false],
  [9, false],
  [5, true],
  [7, true],
  [9, true],
])("as many tiles as %i factories can leave fit into the centre (in a row: %s)", (count, inRow) => {
  const { centre } = arrange(count, inRow);
  const { places, side } = cluster(3 * count + 1, centre.across - 5, centre.down - 5, 27);
  expect(places).toHaveLength(3 * count + 1);
  expect(side).toBeGreaterThan(11);
  for (const [x, y] of places)
    expect((x / centre.across) ** 2 + (y / centre.down) ** 2).toBeLessThan(1);
});

test("tiles of one colour on a factory are one lot", () => {
  const lots = petalled({ red: 2, green: 1, purple: 1 }, COLOURS);
  expect(lots.map(({ colour, tiles }) => [colour, tiles.length])).toEqual([
    ["purple", 1],
    ["green", 1],
    ["red", 2],
  ]);
});

test("the marker lies in the middle of the centre while nobody has it", () => {
  expect(piled({ red: 2 }, COLOURS, 100, 100, true).marker?.at).toEqual([0, 0]);
  expect(piled({ red: 2 }, COLOURS, 100, 100, false).marker).toBeNull();
});

test.each([1, 2, 3, 5, 8, 13])("a heap of %i tiles stays within its place", (count) => {
  const { places, side } = heap(count, 30, 22, 27);
  expect(places).toHaveLength(count);
  expect(side).toBeGreaterThan(8);
  for (const [x, y] of places) {
    expect(Math.abs(x) + side / 2).toBeLessThanOrEqual(30.01);
    expect(Math.abs(y) + (side * Math.sqrt(3)) / 2).toBeLessThanOrEqual(22.01);
  }
});

test("a colour in the centre of a row lies where it always lies", () => {
  const all = Object.fromEntries(COLOURS.map((colour) => [colour, 1]));
  const { lots } = shelved(all, COLOURS, 95, 50, false);
  expect(lots.map(({ colour }) => colour)).toEqual(COLOURS);
  const alone = shelved({ blue: 1 }, COLOURS, 95, 50, true);
  expect(alone.lots[0]?.tiles).toEqual(lots[4]?.tiles);
  expect(alone.marker).not.toBeNull();
});
