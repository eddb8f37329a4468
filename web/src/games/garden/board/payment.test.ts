import { expect, test } from "vitest";
import { changed, difference } from "./payment";

const JOKER = 9;
const dear = (step: number): boolean => step === JOKER;
const ways = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, JOKER],
  [3, JOKER],
  [JOKER, JOKER],
];

test("a piece that is not to be paid is replaced by another before a joker", () => {
  expect(changed(ways, [1, 2], 2, false, dear)).toEqual([1, 3]);
});

test("a piece that is to be paid takes the place of one other", () => {
  expect(changed(ways, [1, 3], 2, true, dear)).toEqual([1, 2]);
});

test("a joker can be paid although pieces are at hand", () => {
  const found = changed(ways, [1, 2], JOKER, true, dear);
  expect(found).toEqual([1, JOKER]);
  expect(changed(ways, found ?? [], JOKER, true, dear)).toEqual([JOKER, JOKER]);
});

test("nothing changes where no payment has it so", () => {
  expect(changed(ways, [1, 2], 7, true, dear)).toBeNull();
  expect(changed([[1, 2]], [1, 2], 1, false, dear)).toBeNull();
});

test("paths differ by the pieces that are in one of them only", () => {
  expect(difference([1, 2, 2], [1, 2, 3])).toBe(2);
  expect(difference([4, 5], [5, 4])).toBe(0);
});
