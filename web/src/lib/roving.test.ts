import { expect, test } from "vitest";
import { nearest, roving } from "./roving";

const spots = [
  { x: 10, y: 0 },
  { x: 30, y: 0 },
  { x: 5, y: 9 },
  { x: -5, y: 9 },
];
const from = { x: 0, y: 0 };

test("an arrow goes to the nearest spot on its side", () => {
  expect(nearest(from, spots, { x: 1, y: 0 })).toBe(0);
  expect(nearest(from, spots, { x: 0, y: 1 })).toBe(2);
  expect(nearest(from, spots, { x: -1, y: 0 })).toBe(3);
  expect(nearest(from, spots, { x: 0, y: -1 })).toBe(-1);
});

test("a group has one tab stop, which follows the focus", () => {
  const group = document.createElement("div");
  group.innerHTML = "<button data-rove></button><button data-rove></button><button></button>";
  document.body.append(group);
  const leave = roving()(group);
  const [first, second] = [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  second?.focus();
  expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  leave();
  group.remove();
});
