import { expect, test } from "vitest";
import type { GardenChoice } from "../types";
import { isTaken, isTakenSoFar, lightByWays, type Shown } from "./lights";

const blue: GardenChoice = {
  step: 5,
  kind: "name",
  name: "blue",
  line: "colour",
  takes: [
    { hexagon: "blue-tree", from: [1, 3] },
    { hexagon: "blue-bird", from: ["up"] },
  ],
};
const tree: GardenChoice = {
  step: 11,
  kind: "name",
  name: "tree",
  line: "pattern",
  takes: [
    { hexagon: "blue-tree", from: [1, 3] },
    { hexagon: "lime-tree", from: [1] },
  ],
};
const tile = (slot: number, hexagon: string): Shown => ({ slot, hexagon, up: false });

test("pointing at a hexagon lights what its colour, its pattern and both would take", () => {
  const light = (shown: Shown): string | null => lightByWays([blue, tree], shown);
  expect(light(tile(1, "blue-tree"))).toBe("both");
  expect(light({ slot: 2, hexagon: "blue-bird", up: true })).toBe("colour");
  expect(light(tile(1, "lime-tree"))).toBe("pattern");
  expect(light(tile(1, "lime-bird"))).toBeNull();
});

test("a tile is not lit for the expansion of the same hexagon", () => {
  expect(isTaken(blue.takes ?? [], tile(2, "blue-bird"))).toBe(false);
});

test("of copies only the one that was chosen is taken", () => {
  expect(isTakenSoFar(blue, [3], tile(3, "blue-tree"))).toBe(true);
  expect(isTakenSoFar(blue, [3], tile(1, "blue-tree"))).toBe(false);
  expect(isTakenSoFar(blue, [], tile(1, "blue-tree"))).toBe(true);
});
