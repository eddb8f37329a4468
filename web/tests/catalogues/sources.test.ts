// @vitest-environment node
// The page says nothing that is in no catalogue, and no catalogue says what the page never does.
import { expect, test } from "vitest";
import { allMessages, references, variables } from "./catalogue";
import { beginnings, calls, read, sources, strayTexts, strings } from "./sources";

const SOURCES = sources();
const CALLS = SOURCES.flatMap(calls);
const IDS = new Set(allMessages("en").keys());
const PREFIXES = new Set([...IDS].map((id) => id.split("-")[0]));

/** Looks like the id of a message: words with hyphens, the first of them a known one. */
function isLikeAnId(text: string): boolean {
  return /^[a-z]+(?:-[a-z0-9]+)+$/u.test(text) && PREFIXES.has(text.split("-")[0]);
}

test("every message that the page asks for exists", () => {
  const asked = CALLS.filter(({ id }) => !IDS.has(id));
  expect(asked.map(({ path, id }) => `${path}: ${id}`)).toEqual([]);
});

test("every message gets what it wants to be filled in", () => {
  const faults = CALLS.flatMap(({ path, id, given }) =>
    given === null
      ? []
      : [...variables("en", id)]
          .filter((name) => !given.has(name))
          .map((name) => `${path}: ${id} without ${name}`),
  );
  expect(faults).toEqual([]);
});

test("every message is asked for, or another one refers to it", () => {
  const asked = new Set(SOURCES.flatMap((source) => [...strings(source)]));
  const begun = SOURCES.flatMap((source) => [...beginnings(source)]);
  const referred = new Set([...allMessages("en").values()].flatMap(references));
  const isAsked = (id: string): boolean => asked.has(id) || begun.some((one) => id.startsWith(one));
  expect([...IDS].filter((id) => !isAsked(id) && !referred.has(id))).toEqual([]);
});

test("the tables of ids name only messages that exist", () => {
  const tables = SOURCES.filter(({ path }) => path.endsWith(".ts"));
  const wrong = tables.flatMap((source) =>
    [...strings(source)].filter((text) => isLikeAnId(text) && !IDS.has(text)),
  );
  expect(wrong).toEqual([]);
});

test("no text stands outside the catalogues", () => {
  expect(SOURCES.flatMap(strayTexts)).toEqual([]);
});

test.each([
  ["a text", "<p>Hello</p>"],
  ["a label", '<button aria-label="Close">×</button>'],
  ["a label put together", "<svg aria-label={`Seat ${seat}`}></svg>"],
  ["one of two texts", '<p>{here ? "present" : "away"}</p>'],
  ["a sentence in the script", '<script lang="ts">const title = "A new game";</script>'],
])("%s outside the catalogues is found", (_, code) => {
  expect(strayTexts(read("Some.svelte", code))).not.toEqual([]);
});

test.each([
  ["a message", '<p class="a b" id="some-place">{t("app-name")}: {count} ×</p>'],
  ["an error for developers", '<script lang="ts">throw new Error("no such thing");</script>'],
  ["a name to compare with", '<script lang="ts">const is = one === "first to pass";</script>'],
])("%s is not taken for a stray text", (_, code) => {
  expect(strayTexts(read("Some.svelte", code))).toEqual([]);
});
