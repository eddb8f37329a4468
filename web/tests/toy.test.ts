// A third game is one more folder: the screens show it without knowing it.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { PAGES } from "../src/games";
import { games } from "../src/lib/games";
import { useLanguage } from "../src/lib/i18n.svelte";
import { readRoute } from "../src/lib/router.svelte";
import { NO_STORY } from "../src/lib/board";
import { Setup } from "../src/lib/setup.svelte";
import { TurnBuilder } from "../src/lib/turn.svelte";
import type { GameInfo } from "../src/lib/types";
import Replay from "../src/screens/Replay.svelte";
import Rules from "../src/screens/Rules.svelte";
import GameCards from "../src/screens/start/GameCards.svelte";
import Options from "../src/screens/start/Options.svelte";
import { considered } from "./considered";
import { people } from "./people";
import { page } from "./toy";
import Board from "./toy/Board.svelte";
import type { HeapConsidered } from "./toy/heap.svelte";
import { until } from "./waiting";

const INFO = {
  name: "toy",
  title: "The heap",
  players: [2],
  rounds: 1,
  levels: [],
  options: [],
  own: { most: 3 },
} as unknown as GameInfo;

const at = (stones: number): object => ({
  version: 2,
  stones,
  round: 1,
  to_move: 0,
  marker: null,
  seats: [{ score: 0 }, { score: 0 }],
});
const STEP = {
  turn: 1,
  seat: 0,
  events: [{ event: "taken", seat: 0, stones: 3 }],
  position: at(4),
};
const ANSWERS: Record<string, unknown> = {
  "/api/games": [INFO, { name: "unheard-of" }],
  "/api/tables/t": {
    table: "t",
    game: "toy",
    options: { stones: 7, starts: 1 },
    seats: people("Anna", "Ben"),
    hints: false,
    position: at(7),
    seed: null,
  },
  "/api/tables/t/replay": { turns: 1, start: at(7), steps: [STEP] },
};

// Words that are in no catalogue are complained about.
const complaints = vi.spyOn(console, "error");
let shown: Record<string, unknown> | null = null;

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const texts = (selector: string): string[] => all(selector).map((one) => one.textContent.trim());

beforeAll(async () => {
  PAGES.set(page.name, page);
  await useLanguage("en");
});
beforeEach(() => {
  complaints.mockClear();
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(Response.json(ANSWERS[address.split("?")[0] ?? ""])),
  );
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  expect(complaints).not.toHaveBeenCalled();
});

it("stands among the games to choose from, with its own picture", () => {
  show(GameCards as Component<Record<string, unknown>>, { game: "toy", infos: [INFO] });
  expect(texts(".title")).toEqual(["Queen’s Garden", "Summer Pavilion", "The heap"]);
  expect(all(".chosen circle").map((one) => one.getAttribute("r"))).toEqual(["3"]);
});

it("is known, other than a game of which the page has no folder", async () => {
  expect((await games()).map(({ name }) => name)).toEqual(["toy"]);
});

it("has its own options", () => {
  const setup = new Setup();
  setup.game = "toy";
  show(Options, { setup, info: INFO });
  expect(texts("summary span")).toEqual(["7 stones"]);
  const stones = document.querySelector<HTMLInputElement>(".options .stones")!;
  stones.value = "9";
  stones.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(texts("summary span")).toEqual(["9 stones"]);
  expect(setup.request(() => "")).toMatchObject({ game: "toy", options: { stones: 9 } });
});

it("has its rules at an address, with what holds at a table", async () => {
  expect(readRoute("/rules/toy", "?table=t")).toEqual({ screen: "rules", game: "toy", table: "t" });
  show(Rules, { game: "toy", table: "t" });
  await until(() => expect(document.getElementById("TY-1")).not.toBeNull());
  expect(texts(".here li")).toEqual(["A heap of 7", "Ben starts", "No hints"]);
  expect(texts("#TY-1 p a")).toEqual(["TY-1"]);
  expect(all("#TY-1 circle").map((one) => one.getAttribute("r"))).toEqual(["3"]);
});

it("offers its small choices by what only they are about", async () => {
  const choices = [1, 2].map((stones) => ({ step: 10 * stones, kind: "take", stones }));
  const turn = new TurnBuilder<HeapConsidered>({
    consider: (what) => {
      const path = "path" in what ? what.path : [];
      const steps = choices.filter(({ step }) => path.includes(step));
      const following = path.length > 0 ? [] : choices;
      return Promise.resolve(considered<HeapConsidered>({ path, steps, choices: following }));
    },
    play: () => Promise.resolve(),
  });
  await turn.begin(0, 0);
  show(Board, {
    info: { most: 3 },
    position: at(7) as never,
    seats: people("Anna", "Ben"),
    mine: [0],
    turn,
    story: NO_STORY,
    focus: 0,
  });
  expect(texts("button")).toEqual(["1", "2"]);
  document.querySelectorAll("button")[1]?.click();
  await until(() => expect(turn.path).toEqual([choices[1]]));
  expect(texts("button")).toEqual([]);
});

it("shows its board and tells its turns", async () => {
  show(Replay, { table: "t" });
  await until(() => expect(all("[data-most='3'] li")).toHaveLength(7));
  document
    .querySelector("main")
    ?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "End" }));
  await until(() => expect(all("[data-most='3'] li")).toHaveLength(4));
  expect(texts(".told p")).toEqual(["Anna takes 3."]);
});
