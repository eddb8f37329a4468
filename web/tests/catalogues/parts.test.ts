// @vitest-environment node
// The words of a game come with the part of it that uses them, and only that game uses them.
import { describe, expect, test } from "vitest";
import { CATALOGUES, messages, references } from "./catalogue";
import { companions, sources, strings } from "./sources";

/** Where the parts of a game begin, and the catalogues of the game that come with them. */
const PARTS: [entry: string, ...words: string[]][] = [
  ["index.ts", "common"],
  ["board/index.ts", "common", "board"],
  ["rules/index.ts", "common", "rules"],
  ["lessons.ts", "common", "lessons"],
  ["editor/index.ts", "common", "board", "editor"],
];

const HOLDERS = new Map(
  CATALOGUES.flatMap((catalogue) =>
    [...messages("en", catalogue).keys()].map((id) => [id, catalogue] as const),
  ),
);
/** For each source the catalogues that its words are in, and the sources that it comes with. */
const SOURCES = new Map(
  sources().map((source) => {
    const catalogues = new Set([...strings(source)].flatMap((id) => HOLDERS.get(id) ?? []));
    return [source.path, { catalogues: [...catalogues], others: companions(source) }] as const;
  }),
);
const GAMES = [...new Set(CATALOGUES.filter((name) => name.includes("/")).map(gameOf))];

function gameOf(catalogue: string): string | null {
  return catalogue.includes("/") ? (catalogue.split("/")[0] ?? null) : null;
}

/** A source and all that comes with it. */
function reached(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const other of SOURCES.get(path)?.others ?? []) reached(other, found);
  return found;
}

/** The catalogues of games that a source has words of. */
function ownWords(path: string): string[] {
  return (SOURCES.get(path)?.catalogues ?? []).filter(gameOf);
}

test("there are games with words of their own, and sources that come with others", () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(reached("main.ts").size).toBeGreaterThan(20);
});

test("a game's words are used in its folder alone", () => {
  const strangers = [...SOURCES.keys()].flatMap((path) =>
    ownWords(path)
      .filter((catalogue) => !path.startsWith(`games/${gameOf(catalogue)}/`))
      .map((catalogue) => `${path}: ${catalogue}`),
  );
  expect(strangers).toEqual([]);
});

describe.each(GAMES)("%s", (game) => {
  test.each(PARTS)("%s comes with all its words", (entry, ...parts) => {
    const index = `games/${game}/index.ts`;
    const loaded = parts.map((part) => `${game}/${part}`);
    const found = [...reached(`games/${game}/${entry}`)];
    const lost = found
      // The index names messages for others: for the rules one of theirs.
      .filter((path) => path !== index)
      .flatMap((path) => ownWords(path).map((catalogue) => ({ path, catalogue })))
      .filter(({ catalogue }) => !loaded.includes(catalogue));
    expect(SOURCES.has(`games/${game}/${entry}`)).toBe(true);
    expect(lost).toEqual([]);
  });
});

test("messages refer only to messages that are loaded with them", () => {
  const lost = CATALOGUES.flatMap((catalogue) => {
    const together = ["common", `${gameOf(catalogue)}/common`, catalogue];
    return [...messages("en", catalogue).values()]
      .filter((message) =>
        references(message).some((id) => !together.includes(HOLDERS.get(id) ?? "")),
      )
      .map(({ id }) => `${catalogue}: ${id}`);
  });
  expect(lost).toEqual([]);
});
