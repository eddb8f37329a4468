// A review in numbers: the course of a game for a seat, its graph, mistakes, and a turn tried again.
import { beforeAll, describe, expect, it, test } from "vitest";
import { drawn, frameHeight, type Frame } from "../src/lib/course";
import { loadWords, useLanguage } from "../src/lib/i18n.svelte";
import { courseOf, isMark, mistakeFrom, trialOf } from "../src/lib/review";
import { readRoute, reviewAddress } from "../src/lib/router.svelte";
import { chanceOf, pointsOf, pointsWords, standingWords } from "../src/lib/standing";
import type { Judged, JudgedTurn, ReviewedTurn, Value } from "../src/lib/types";

beforeAll(async () => {
  await useLanguage("en");
  await loadWords("review");
});

/** The value of a game of two: what one leads by, the other lacks. */
const value = (lead: number, chance = 0.5): Value => ({
  leads: [lead, -lead],
  chances: [chance, 1 - chance],
});

const reviewed = (number: number, facts: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  number,
  seat: (number - 1) % 2,
  text: "played",
  data: { turn: "any" },
  best: "played",
  best_data: { turn: "any" },
  best_path: [1],
  value: value(0),
  chosen: value(0),
  cost: { lead: 0, chance: 0 },
  verdict: "good",
  kind: "decision",
  exact: false,
  luck: null,
  reasons: [],
  better: [],
  ...facts,
});

const byNumber = (...turns: ReviewedTurn[]): Map<number, ReviewedTurn> =>
  new Map(turns.map((turn) => [turn.number, turn]));

describe("mistakes", () => {
  const turns = [
    reviewed(7, { verdict: "blunder" }),
    reviewed(2, { verdict: "mistake" }),
    reviewed(4, { verdict: "inaccuracy" }),
    reviewed(5),
    reviewed(6, { verdict: null, kind: "forced" }),
  ];

  it.each([
    [0, 1, 2],
    [2, 1, 7],
    [7, 1, null],
    [7, -1, 2],
    [3, -1, 2],
    [2, -1, null],
  ] as const)("from turn %i, way %i, the next one is %s", (at, way, found) => {
    expect(mistakeFrom(turns, at, way)).toBe(found);
  });

  it("and inaccuracies are marked, good and forced turns are not", () => {
    expect(turns.filter(({ verdict }) => isMark(verdict)).map(({ number }) => number)).toEqual([
      7, 2, 4,
    ]);
  });
});

describe("the course of a game", () => {
  const luck = { kind: "draw" as const, text: "", events: [], value: value(3) };
  const known = {
    outline: [value(1), value(2), value(3)],
    turns: byNumber(reviewed(2, { value: value(5), chosen: value(6.5), luck })),
    end: null,
  };

  it("is a quick estimate until a turn is judged, and ends with the result", () => {
    expect(courseOf(known, 0).moments).toEqual([
      { lead: 1, judged: false },
      { lead: 5, judged: true },
      { lead: 3, judged: false },
    ]);
    expect(courseOf({ ...known, end: value(9) }, 0).moments[2]).toEqual({ lead: 9, judged: true });
  });

  it("tells luck and play apart, each seat by its own", () => {
    // What the second seat gave away, the first one won.
    expect(courseOf(known, 0).changes).toEqual([{ number: 2, luck: 3, play: 1.5 }]);
    expect(courseOf(known, 1).changes).toEqual([{ number: 2, luck: -3, play: -1.5 }]);
  });

  it("is nothing before the first estimate", () => {
    expect(courseOf({ outline: [], turns: new Map(), end: null }, 0)).toEqual({
      moments: [],
      changes: [],
    });
  });
});

describe("the graph", () => {
  const FRAME: Frame = { width: 220, left: 20, right: 0, top: 10, lead: 100, bars: 20, gap: 5 };
  const leads = (...all: number[]) => all.map((lead) => ({ lead, judged: true }));

  it("has the zero line in it, and round numbers from the lowest to the highest", () => {
    const { points, ticks, zero } = drawn({ moments: leads(0, 18, -7), changes: [] }, FRAME);
    expect(ticks.map(({ value }) => value)).toEqual([-10, -5, 0, 5, 10, 15, 20]);
    expect(points.map(({ x }) => x)).toEqual([20, 120, 220]);
    expect(points[0]?.y).toBe(zero);
    expect(zero).toBeCloseTo(10 + (100 * 20) / 30);
  });

  it("shows a small lead as a small one", () => {
    const { points } = drawn({ moments: leads(0, 0.5), changes: [] }, FRAME);
    expect(Math.abs((points[0]?.y ?? 0) - (points[1]?.y ?? 0))).toBeLessThan(10);
  });

  it("has luck and errors on one scale, up where they favour the seat", () => {
    const changes = [
      { number: 1, luck: 4, play: -2 },
      { number: 2, luck: 0, play: 0 },
    ];
    const { luck, play } = drawn({ moments: leads(0, 1, 2), changes }, FRAME);
    expect(luck.bars).toEqual([{ number: 1, x: 70, y: luck.zero - 10, height: 10, value: 4 }]);
    expect(play.bars).toEqual([{ number: 1, x: 70, y: play.zero, height: 5, value: -2 }]);
    expect(play.zero + 10).toBe(frameHeight(FRAME));
  });

  it("can be drawn of nothing", () => {
    expect(drawn({ moments: [], changes: [] }, FRAME).points).toEqual([]);
  });
});

describe("a turn that was tried", () => {
  const turn = (text: string, lead: number, chance: number, error = 0.01): JudgedTurn => ({
    text,
    path: [1],
    data: { turn: "any" },
    events: [],
    value: value(lead, chance),
    error: { leads: [error * 10, error * 10], chances: [error, error] },
    reasons: [],
  });
  const judged = (...turns: JudgedTurn[]): Judged => ({
    value: turns[0]!.value,
    error: turns[0]!.error,
    exact: false,
    turns,
  });

  it("can be better than the one played, and still lack something of the best", () => {
    const all = judged(turn("best", 5, 0.8), turn("own", 3, 0.7), turn("played", 1, 0.5));
    const trial = trialOf(all, 0, "own", "played");
    expect(trial).toMatchObject({ same: false, played: "better", best: false });
    expect(trial?.gain.lead).toBeCloseTo(2);
    expect(trial?.gain.chance).toBeCloseTo(0.2);
    expect(trial?.lack.lead).toBeCloseTo(2);
    expect(trial?.lack.chance).toBeCloseTo(0.1);
  });

  it("is the best one where nothing better was found", () => {
    const all = judged(turn("own", 5, 0.8), turn("played", 1, 0.5));
    expect(trialOf(all, 0, "own", "played")).toMatchObject({ played: "better", best: true });
  });

  it("can be worse, also for the second seat", () => {
    const all = judged(turn("played", 1, 0.5), turn("own", 5, 0.8));
    expect(trialOf(all, 1, "own", "played")).toMatchObject({ played: "worse", best: false });
  });

  it("is as good where the judgement is not sure", () => {
    const all = judged(turn("played", 1, 0.5, 0.2), turn("own", 0.5, 0.45, 0.2));
    expect(trialOf(all, 0, "own", "played")).toMatchObject({ played: "even", best: true });
  });

  it("goes by the lead where both win alike", () => {
    const all = judged(turn("own", 30, 1, 0), turn("played", 20, 1, 0));
    expect(trialOf(all, 0, "own", "played")).toMatchObject({ played: "better", best: true });
  });

  it("can be the one that was played", () => {
    const all = judged(turn("best", 5, 0.8), turn("played", 1, 0.5));
    expect(trialOf(all, 0, "played", "played")).toMatchObject({ same: true, best: false });
  });

  it("is nothing where it was not judged", () => {
    expect(trialOf(judged(turn("best", 5, 0.8)), 0, "own", "played")).toBeNull();
  });
});

test("points and chances have signs, and nothing has none", () => {
  expect([pointsOf(1.25), pointsOf(-3), pointsOf(-0.04)]).toEqual(["+1.3", "-3", "0"]);
  expect([chanceOf(0.123), chanceOf(-0.2), chanceOf(-0.001)]).toEqual(["+12%", "-20%", "0%"]);
  expect([pointsWords(1), pointsWords(-2.5)]).toEqual(["+1 point", "-2.5 points"]);
  expect(standingWords({ lead: -2.5, chance: -0.2 })).toBe("-2.5 points, -20% chance to win");
});

test("parts of a point are counted as each language does", async () => {
  await useLanguage("pl");
  expect([1, 2, 2.5, 5].map(pointsWords)).toEqual([
    "+1 punkt",
    "+2 punkty",
    "+2,5 punktu",
    "+5 punktów",
  ]);
  await useLanguage("ru");
  expect([1, 2, 2.5, 5].map(pointsWords)).toEqual(["+1 очко", "+2 очка", "+2,5 очка", "+5 очков"]);
  await useLanguage("en");
});

test("a review and each of its turns have an address", () => {
  expect(readRoute(reviewAddress("abc"))).toEqual({ screen: "review", record: "abc", turn: null });
  expect(readRoute(reviewAddress("abc", 12))).toEqual({
    screen: "review",
    record: "abc",
    turn: 12,
  });
  for (const path of ["/review", "/review/abc/0", "/review/abc/x", "/review/abc/1/2"]) {
    expect(readRoute(path)).toEqual({ screen: "nowhere" });
  }
});
