import { expect, test } from "vitest";
import { INFO } from "./fixtures";
import {
  centre,
  corners,
  extent,
  flower,
  hexagonPath,
  keyOf,
  neighbours,
  outline,
  UNIT,
} from "./geometry";

const all = [...INFO.cells, ...INFO.features.map(({ cell }) => cell)];

test("neighbouring cells touch: their middles are as far apart as a cell is wide", () => {
  const [x, y] = centre([0, 0]);
  for (const cell of neighbours([0, 0])) {
    const [u, v] = centre(cell);
    expect(Math.hypot(u - x, v - y)).toBeCloseTo(UNIT * Math.sqrt(3));
  }
});

test("the edge of an expansion is one closed line of 18 corners", () => {
  const line = outline(flower([3, -3]));
  expect(line).toHaveLength(18);
  line.forEach(([x, y], index) => {
    const [u, v] = line[(index + 1) % line.length] ?? [0, 0];
    expect(Math.hypot(u - x, v - y)).toBeCloseTo(UNIT);
  });
});

test("the edge of a whole garden goes around all of its 55 cells", () => {
  expect(new Set(all.map(keyOf)).size).toBe(55);
  const line = outline(all);
  const box = extent(all, 0);
  expect(Math.min(...line.map(([x]) => x))).toBeCloseTo(box.x);
  expect(Math.max(...line.map(([, y]) => y))).toBeCloseTo(box.y + box.height);
});

test("a cell drawn with rounded corners stays within its corners", () => {
  const numbers = [...hexagonPath(20).matchAll(/-?[\d.]+/g)].map(([one]) => Number(one));
  expect(Math.max(...numbers)).toBeLessThanOrEqual(20);
  expect(corners(20)).toHaveLength(6);
});
