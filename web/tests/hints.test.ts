// The reasons for a turn, in words.
import { beforeAll, expect, test } from "vitest";
import { leadWords, reasonsFor, shownOf } from "../src/lib/hints";
import { useLanguage } from "../src/lib/i18n.svelte";
import type { Hint, HintReason, HintTurn } from "../src/lib/types";

beforeAll(() => useLanguage("en"));

const turnWith = (...reasons: HintReason[]): HintTurn => ({
  path: [1, 2],
  text: "",
  data: {} as never,
  events: [],
  value: 3.456,
  reasons,
});
const garden = (...reasons: HintReason[]): string =>
  reasonsFor("queens-garden", turnWith(...reasons));
const pavilion = (...reasons: HintReason[]): string =>
  reasonsFor("summer-pavilion", turnWith(...reasons));

test("points say when they come, and what for", () => {
  const bird = { kind: "pattern", name: "bird", count: 1, each: 1, points: 1 };
  const group = { kind: "group", name: "bird", hexagons: ["blue-bird"], bonus: 0, points: 6 };
  expect(garden({ key: "points", value: 1 })).toBe("+1 point now");
  expect(garden({ key: "round", value: 1, items: [bird] })).toBe(
    "+1 point when this round is scored (bird)",
  );
  expect(garden({ key: "final", value: 6, items: [group] })).toBe(
    "+6 points in the final scoring (bird: group of 1)",
  );
});

test("gains are told by their game, and the others in whole points", () => {
  expect(garden({ key: "jokers", value: 2 }, { key: "pieces", value: 3 })).toBe(
    "+2 jokers · +3 pieces",
  );
  expect(pavilion({ key: "tiles", value: 1 }, { key: "marker", value: 1 })).toBe(
    "+1 tile · First-player marker",
  );
  expect(pavilion({ key: "others", value: -1.6 })).toBe("about 2 points less for the others");
  expect(pavilion({ key: "others", value: 0.6 })).toBe("about 1 point more for the others");
});

test("a turn without a reason brings no points now", () => {
  expect(garden()).toBe("0 points now");
});

test("the lead is rounded, and missing where the bot expects none", () => {
  expect(leadWords(turnWith())).toBe("+3.5");
  expect(leadWords({ ...turnWith(), value: null })).toBe("");
});

test("the turn of a hint that is on the board is known by its path", () => {
  const hint = { turns: [turnWith(), { ...turnWith(), path: [3] }] } as Hint;
  const preview = (path: number[]) => ({ preview: { path } as never });
  expect(shownOf(hint, preview([3]))).toBe(1);
  expect(shownOf(hint, preview([4]))).toBe(-1);
  expect(shownOf(hint, { preview: null })).toBe(-1);
  expect(shownOf(null, preview([3]))).toBe(-1);
});
