// The rules page as a whole: what it says of the table that it was opened from.
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { INFO } from "../src/games/pavilion/board/fixtures";
import { useLanguage } from "../src/lib/i18n.svelte";
import type { GameName } from "../src/lib/game";
import Rules from "../src/screens/Rules.svelte";
import { until } from "./waiting";

const GAMES = [{ name: "summer-pavilion", options: [], own: INFO }];
const view = (game: GameName, version: number) => ({
  table: "t",
  game,
  options: { board: "variant", starts: 0 },
  hints: true,
  seats: [{ seat: 0, kind: "person", name: "Anna", joined: true }],
  position: { version },
});

let shown: Record<string, unknown> | null = null;
let found: object | null = null;

beforeAll(() => useLanguage("en"));
beforeEach(() =>
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      address === "/api/games"
        ? Response.json(GAMES)
        : found
          ? Response.json(found)
          : Response.json({ error: "not-found" }, { status: 404 }),
    ),
  ),
);
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function read(table: string | null): Promise<string> {
  shown = mount(Rules, { target: document.body, props: { game: "summer-pavilion", table } });
  await until(() => expect(document.getElementById("SP-7")).not.toBeNull());
  const here = document.querySelector(".here");
  return (here?.textContent ?? "").replace(/\s+/gu, " ");
}

it("lists what holds at the table", async () => {
  found = view("summer-pavilion", 2);
  const words = await read("t");
  const terms = [...document.querySelectorAll(".here li")].map((one) => one.textContent);
  expect(terms).toEqual(["Variant side", "Anna starts"]);
  expect(words).not.toContain("version");
  expect(document.querySelector(".here a")?.getAttribute("href")).toBe("/table/t");
});

it("says what is different in a game of before", async () => {
  found = view("summer-pavilion", 1);
  const words = await read("t");
  expect(words).toContain("Begun by version 1 of the rules");
  expect(words).toContain("filled only after a turn that completes a feature (SP-5.3)");
});

it.each([
  ["is gone", null],
  ["plays the other game", view("queens-garden", 2)],
])("tells the rules in general where the table %s", async (_, table) => {
  found = table;
  expect(await read("t")).toContain("cannot be found");
  expect(document.getElementById("SP-2")?.textContent).toContain("Standard side");
});

it("says nothing of a table where none is named", async () => {
  expect(await read(null)).toBe("");
});
