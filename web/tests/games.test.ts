// @vitest-environment node
// A game lives in its folder, and nothing outside the folders knows one.
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["../src/**/*", "!../src/games/*/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const PARTS = Object.keys({
  ...import.meta.glob("../src/games/*/**/*.{ts,svelte}"),
  ...import.meta.glob("../src/games/*/locale/*/*.ftl", { query: "?raw" }),
});

const folders = new Map<string, Set<string>>();
for (const path of PARTS) {
  const [, game = "", part = ""] = /games\/([^/]+)\/(.+)$/u.exec(path) ?? [];
  folders.set(game, (folders.get(game) ?? new Set()).add(part));
}
const NAMES = [...folders.keys()];

test("there are games", () => {
  expect(NAMES.length).toBeGreaterThan(1);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(60);
});

test("nothing outside the games' folders names one", () => {
  const named = new RegExp(NAMES.join("|"), "iu");
  const knowing = Object.entries(SOURCES).filter(([, text]) => named.test(text));
  expect(knowing.map(([path]) => path)).toEqual([]);
});

test.each(NAMES)("%s has the parts that every game has", (game) => {
  const shared = [
    "index.ts",
    "info.ts",
    "log.ts",
    "terms.ts",
    "scoring.ts",
    "expected.ts",
    "gained.ts",
    "options.svelte.ts",
    "OptionFields.svelte",
    "Emblem.svelte",
    "Scene.svelte",
    "board/index.ts",
    "board/Board.svelte",
    "board/Table.svelte",
    "board/art/Art.svelte",
    "board/plan.svelte.ts",
    "board/lights.ts",
    "board/telling.ts",
    "board/flights.ts",
    "board/position.ts",
    "board/geometry.ts",
    "board/tips.ts",
    "lessons.ts",
    "rules/index.ts",
    "rules/book.ts",
    "rules/facts.ts",
    "locale/en/common.ftl",
    "locale/en/board.ftl",
    "locale/en/rules.ftl",
  ];
  expect(shared.filter((part) => !folders.get(game)?.has(part))).toEqual([]);
});
