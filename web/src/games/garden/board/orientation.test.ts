import { expect, test } from "vitest";
import type { Cell } from "./geometry";
import type { GardenChoice } from "../types";
import { INFO } from "./fixtures";
import { orientationOf, turnedOn, turnsOn } from "./orientation";

const choice = (cell: Cell, step: number): GardenChoice => ({ step, kind: "cell", cell });

test("the cell of the printed hexagon tells area and orientation", () => {
  expect(orientationOf(INFO, [2, 0])).toEqual({ area: 0, orientation: 3 });
  expect(orientationOf(INFO, [0, -2])).toEqual({ area: 2, orientation: 5 });
  expect(orientationOf(INFO, [3, 0])).toBeNull();
});

test("turning goes around the rim, skips what is not legal, and comes back", () => {
  const cells = [choice([4, 0], 1), choice([3, -1], 2), choice([2, 1], 3), choice([0, 2], 4)];
  const turns = turnsOn(INFO, 0, cells);
  expect(turns.map(({ step }) => step)).toEqual([1, 2, 3]);
  expect(turnedOn(turns, [4, 0], 1)?.step).toBe(3);
  expect(turnedOn(turns, [2, 1], 1)?.step).toBe(2);
  expect(turnedOn(turns, [4, 0], -1)?.step).toBe(2);
  expect(turnedOn(turns.slice(0, 1), [4, 0], 1)).toBeNull();
});
