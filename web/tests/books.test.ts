import { expect, test } from "vitest";
import type { Book } from "../src/rules/book";
import { bookFor as gardenBook } from "../src/games/garden/rules/book";
import { bookFor as pavilionBook } from "../src/games/pavilion/rules/book";

const CLAUSE = /\b(?:QG|SP)-\d+(?:\.\d+)?[a-z]?(?![\w.]*\d)/gu;

const ENGINE = import.meta.glob<string>("../../src/quinta/games/*/rules/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PROSE = import.meta.glob<string>("../src/games/*/locale/en/rules.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function places<Info>({ sections }: Book<Info>): string[] {
  return sections.flatMap(({ clause, clauses = [] }) => [
    clause,
    ...clauses.flatMap((one) => [one.clause, ...(one.points ?? []).map((point) => point.clause)]),
  ]);
}

const GARDEN = places(gardenBook(null, null));
const PAVILION = places(pavilionBook(null, null));
const PLACES = [...GARDEN, ...PAVILION];

function cited(sources: Record<string, string>): string[] {
  return [...new Set(Object.values(sources).flatMap((text) => text.match(CLAUSE) ?? []))];
}

test("every clause has one place", () => {
  expect(new Set(PLACES).size).toBe(PLACES.length);
});

test("every clause that the engine cites can be read on the rules pages", () => {
  const clauses = cited(ENGINE);
  expect(clauses.length).toBeGreaterThan(30);
  expect(clauses.filter((clause) => !PLACES.includes(clause))).toEqual([]);
});

test.each([
  ["garden", GARDEN],
  ["pavilion", PAVILION],
])("every clause that the rules of %s refer to has its place on their page", (game, there) => {
  const clauses = cited({ prose: PROSE[`../src/games/${game}/locale/en/rules.ftl`] ?? "" });
  expect(clauses.length).toBeGreaterThan(4);
  expect(clauses.filter((clause) => !there.includes(clause))).toEqual([]);
});
