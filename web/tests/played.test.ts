// What this browser remembers of its games, what they come to, and the file of them all.
import { describe, expect, it } from "vitest";
import { merged, NoGamesError, read, readTables, written } from "../src/lib/bundle";
import { isOwnTurn, outcome, tallies, type Facts, type Played } from "../src/lib/played";
import type { OwnTable } from "../src/lib/seats";
import type { Result, Seat } from "../src/lib/types";

const TOKEN = "tOkEn_0123456789-abc";
const KNOWN = [
  { name: "queens-garden", levels: ["beginner", "casual", "strong", "master"] },
  { name: "summer-pavilion", levels: ["beginner", "casual"] },
];

const person = (seat: number): Seat => ({
  seat,
  kind: "person",
  level: null,
  name: `Player ${seat + 1}`,
  joined: true,
  out: null,
  held: false,
});
const bot = (seat: number, level: string): Seat => ({ ...person(seat), kind: "bot", level });

function over(seats: Seat[], scores: number[], reason: Result["reason"] = "finished"): Facts {
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const result = { reason, scores, winners };
  return { created: "2026-01-31T18:30:00.000Z", state: "over", seats, toMove: null, result };
}

const garden = (facts: Facts, mine = [0]): Played => ({ game: "queens-garden", mine, facts });

describe("games that were played", () => {
  it("are won, shared or lost by the one seat of this browser", () => {
    const seats = [person(0), bot(1, "casual")];
    expect(outcome(garden(over(seats, [60, 50])))).toBe("won");
    expect(outcome(garden(over(seats, [60, 60])))).toBe("shared");
    expect(outcome(garden(over(seats, [60, 61])))).toBe("lost");
    expect(outcome(garden(over([person(0), person(1)], [60, 50]), [0, 1]))).toBeNull();
  });

  it("say whose turn it is, but not where a bot holds the seat", () => {
    const facts: Facts = { ...over([person(0), person(1)], [0, 0]), state: "playing", toMove: 0 };
    expect(isOwnTurn(garden({ ...facts, result: null }))).toBe(true);
    expect(isOwnTurn(garden({ ...facts, result: null }, [1]))).toBe(false);
    const held = { ...facts, seats: [{ ...bot(0, "casual"), held: true }, person(1)] };
    expect(isOwnTurn(garden(held))).toBe(false);
  });

  it("are counted by game and by the strongest level, people apart", () => {
    const games = [
      garden(over([person(0), bot(1, "casual")], [60, 50])),
      garden(over([person(0), bot(1, "casual")], [71, 80])),
      garden(over([person(0), bot(1, "casual"), bot(2, "master")], [40, 30, 90])),
      garden(over([person(0), bot(1, "casual")], [5, 9], "resigned")),
      garden(over([person(0), person(1)], [50, 50])),
      { ...garden(over([person(0), bot(1, "beginner")], [99, 50])), game: "summer-pavilion" },
      garden(over([person(0), person(1)], [50, 40]), [0, 1]),
    ];
    expect(tallies(games, KNOWN)).toEqual([
      { game: "queens-garden", level: "casual", played: 3, won: 1, best: 71, mean: 65.5 },
      { game: "queens-garden", level: "master", played: 1, won: 0, best: 40, mean: 40 },
      { game: "queens-garden", level: null, played: 1, won: 1, best: 50, mean: 50 },
      { game: "summer-pavilion", level: "beginner", played: 1, won: 1, best: 99, mean: 99 },
    ]);
  });

  it("have neither best nor mean where none was played to its end", () => {
    const given = over([person(0), bot(1, "casual")], [5, 9], "timeout");
    expect(tallies([garden(given)], KNOWN)[0]).toMatchObject({ played: 1, best: null, mean: null });
  });
});

describe("a file of all games", () => {
  const table: OwnTable = {
    game: "queens-garden",
    used: 5,
    tokens: { 0: TOKEN },
    invites: {},
    hidden: true,
    facts: over([person(0), bot(1, "casual")], [60, 50]),
  };

  it("is read as it was written", () => {
    const tables = new Map([["abc", table]]);
    expect(read(written(tables))).toEqual(tables);
  });

  it.each([
    "",
    "no JSON",
    "[]",
    "{}",
    '{"format": "another", "version": 1, "tables": {}}',
    '{"format": "quinta-games", "version": 2, "tables": {}}',
  ])("is not taken for one: %j", (text) => {
    expect(() => read(text)).toThrow(NoGamesError);
  });

  it("brings nothing that is not as it should be", () => {
    const hostile = {
      "": table,
      "../api": table,
      __proto__x: { ...table, game: 7 },
      good: {
        game: "queens-garden",
        used: "never",
        tokens: { 0: "short", 1: TOKEN, 9: TOKEN, x: TOKEN },
        invites: "all",
        facts: { ...table.facts, created: "some day" },
      },
    };
    expect([...readTables(JSON.parse(JSON.stringify(hostile)))]).toEqual([
      ["good", { game: "queens-garden", used: 0, tokens: { 1: TOKEN }, invites: {} }],
    ]);
    const parsed = readTables(JSON.parse('{"__proto__": {"game": "queens-garden"}}'));
    expect([...parsed.keys()]).toEqual(["__proto__"]);
    expect(({} as { game?: string }).game).toBeUndefined();
  });

  it("adds to what is here and takes nothing away", () => {
    const here: OwnTable = {
      game: "queens-garden",
      used: 9,
      tokens: { 0: "here-123456" },
      invites: {},
    };
    expect(merged(here, { ...table, tokens: { 0: TOKEN, 1: TOKEN } })).toEqual({
      ...here,
      tokens: { 0: "here-123456", 1: TOKEN },
      facts: table.facts,
    });
    expect(merged(table, { ...here, facts: { ...over([], []), result: null } }).facts).toBe(
      table.facts,
    );
  });
});
