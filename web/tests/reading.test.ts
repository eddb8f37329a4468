// Small readings: addresses, settings, tables of points.
import { beforeAll, describe, expect, it } from "vitest";
import { useLanguage } from "../src/lib/i18n.svelte";
import { readRoute } from "../src/lib/router.svelte";
import { moments, resultLines, scoreLines, toldItems, type ScoringEvent } from "../src/lib/scoring";
import { understood } from "../src/lib/settings.svelte";
import type { Result } from "../src/lib/types";

describe("addresses", () => {
  it.each([
    ["/", { screen: "start" }],
    ["/table/abc", { screen: "table", table: "abc" }],
    ["/replay/abc", { screen: "replay", table: "abc" }],
    ["/rules/summer-pavilion", { screen: "rules", game: "summer-pavilion", table: null }],
    ["/rules/chess", { screen: "nowhere" }],
    ["/table", { screen: "nowhere" }],
    ["/table/abc/more", { screen: "nowhere" }],
  ])("%s leads to its screen", (path, route) => {
    expect(readRoute(path)).toEqual(route);
  });
});

describe("settings", () => {
  it("are the usual ones at first, in the reader's language", () => {
    expect(understood(null, ["ru-RU"])).toMatchObject({
      language: "ru",
      theme: "auto",
      palette: "usual",
      marks: true,
      speed: 1,
      confirm: true,
      forced: false,
    });
  });

  it("keep what was chosen and drop what means nothing any more", () => {
    const stored = { language: "nl", theme: "neon", marks: false, speed: 7, confirm: "no" };
    expect(understood(stored, [])).toMatchObject({
      language: "nl",
      theme: "auto",
      marks: false,
      speed: 1,
      confirm: true,
    });
  });
});

describe("tables of points", () => {
  beforeAll(() => useLanguage("en"));

  const group = (points: number) => ({
    kind: "group" as const,
    name: "blue",
    hexagons: [],
    cells: [],
    bonus: 0,
    points,
  });
  const jokers = (count: number) => ({ kind: "jokers", count, points: count });
  const event: ScoringEvent = {
    event: "final-scored",
    seats: [
      { points: 9, items: [jokers(2), group(3), group(4)] },
      { points: 1, items: [jokers(1)] },
    ],
  };

  it("add up what is alike and leave open what is not counted yet", () => {
    expect(scoreLines("queens-garden", toldItems(event, 2)).map(({ points }) => points)).toEqual([
      [2, 1],
      [3, null],
    ]);
    expect(scoreLines("queens-garden", toldItems(event, 3)).map(({ points }) => points)).toEqual([
      [2, 1],
      [7, null],
    ]);
  });

  it("tell the end of the last round from the final scoring", () => {
    const result = {
      scores: [30, 21],
      start: [5, 5],
      rounds: [
        [10, 8],
        [30, 21],
      ],
      lost: [
        [-2, 0],
        [0, 0],
      ],
      items: event.seats.map((seat) => seat.items),
    } as unknown as Result;
    expect(moments(result)).toEqual([
      [10, 8],
      [21, 20],
      [30, 21],
    ]);
    const [, first, second] = resultLines("queens-garden", result);
    expect(first?.parts?.map(({ points }) => points)).toEqual([
      [7, 3],
      [-2, 0],
    ]);
    expect(second?.parts).toBeUndefined();
    const lines = resultLines("queens-garden", result).map(({ points }) => points);
    expect(lines.slice(0, 3)).toEqual([
      [5, 5],
      [5, 3],
      [11, 12],
    ]);
    const sum = (seat: number): number =>
      lines.reduce((total, points) => total + (points[seat] ?? 0), 0);
    expect([sum(0), sum(1)]).toEqual(result.scores);
  });

  it("show zeros: for a seat without an item, and for what brought nobody anything", () => {
    const parts = toldItems(event, 3);
    const lines = scoreLines("queens-garden", parts, true);
    expect(lines.flatMap(({ points }) => points)).not.toContain(null);
    const result = {
      reason: "finished",
      scores: [5, 5],
      start: [5, 5],
      rounds: [[5, 5]],
      lost: [[0, 0]],
      items: [[], []],
    } as unknown as Result;
    const finals = ["jokers", "storage", "group"];
    const zeros = resultLines("queens-garden", result, finals).slice(2);
    expect(zeros.map(({ points }) => points)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const givenUp = { ...result, reason: "resigned" as const };
    expect(resultLines("queens-garden", givenUp, finals)).toHaveLength(2);
  });

  it("show a game that was given up as far as it went", () => {
    const result = {
      scores: [12, 9],
      start: [5, 5],
      rounds: [
        [10, 8],
        [12, 9],
      ],
      lost: [],
      items: [[], []],
    } as unknown as Result;
    expect(moments(result)).toEqual(result.rounds);
    expect(resultLines("queens-garden", result).map(({ points }) => points)).toEqual([
      [5, 5],
      [5, 3],
      [2, 1],
    ]);
  });
});
