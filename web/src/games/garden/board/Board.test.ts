// The board as a player meets it: pieces are clicked, and the turn is put together.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { NO_STORY } from "../../../lib/board";
import { loadWords } from "../../../lib/i18n.svelte";
import { TurnBuilder, type TurnService } from "../../../lib/turn.svelte";
import type { GardenChoice, GardenConsidered, GardenTurn } from "../types";
import { considered, previewed } from "../../../../tests/considered";
import { people } from "../../../../tests/people";
import Board from "./Board.svelte";
import { INFO, position, seat } from "./fixtures";

const SEATS = people("Marta", "Joos");
const TABLE = position({
  display: {
    stack: 5,
    slots: [
      { slot: 1, tiles: ["lime-tree"] },
      { slot: 2, tiles: ["lime-tree", "lime-bird"] },
    ],
  },
  seats: [seat({ tiles: ["blue-tree", "blue-bird", "green-bird"], jokers: 1 }), seat()],
});

// Small choices with numbers of their own: each has one meaning everywhere.
const [ACQUIRE, TILE, PASS, LIME, BIRD, CELL, BLUE_TREE, GREEN_BIRD, JOKER, DONE] = [
  0, 1, 4, 9, 30, 70, 123, 150, 195, 196,
] as const;
const discards: GardenChoice[] = [
  { step: BLUE_TREE, kind: "tile", hexagon: "blue-tree" },
  { step: GREEN_BIRD, kind: "tile", hexagon: "green-bird" },
  { step: DONE, kind: "done" },
];
const names: GardenChoice[] = [
  {
    step: LIME,
    kind: "name",
    name: "lime",
    line: "colour",
    takes: [
      { hexagon: "lime-tree", from: [1, 2] },
      { hexagon: "lime-bird", from: [2] },
    ],
  },
];
const ROOT: GardenChoice[] = [
  { step: ACQUIRE, kind: "turn", turn: "acquire", choices: names },
  {
    step: TILE,
    kind: "turn",
    turn: "tile",
    choices: [{ step: BIRD, kind: "hexagon", hexagon: "blue-bird" }],
  },
  { step: PASS, kind: "turn", turn: "pass", choices: discards },
];
const PAYMENTS = [BLUE_TREE, GREEN_BIRD, JOKER].map((piece) => [TILE, BIRD, CELL, piece]);
const TREE: Record<string, Partial<GardenConsidered>> = {
  "": { choices: ROOT },
  [`${ACQUIRE},${LIME}`]: {
    choices: [1, 2].map((slot) => ({ step: 16 + slot, kind: "slot", slot, hexagon: "lime-tree" })),
  },
  [`${TILE},${BIRD}`]: {
    choices: [
      { step: CELL, kind: "cell", cell: [1, 0] },
      { step: CELL + 1, kind: "cell", cell: [0, 1] },
    ],
  },
  [`${TILE},${BIRD},${CELL}`]: {
    choices: PAYMENTS.map((path) => ({ step: path[3] ?? 0, kind: "tile" })),
    suggested: PAYMENTS[0] ?? null,
  },
  [`${PASS}`]: { choices: discards, suggested: [PASS, DONE] },
};

function described(step: number): GardenChoice {
  const known = [...ROOT, ...names, ...discards, ...(ROOT[1]?.choices ?? [])];
  const cell: GardenChoice = { step, kind: "cell", cell: [1, 0] };
  return (
    known.find((choice) => choice.step === step) ?? (step === CELL ? cell : { step, kind: "joker" })
  );
}

function dataOf(path: number[]): GardenTurn {
  const tiles = path.slice(1).flatMap((step) => {
    const { kind, hexagon } = described(step);
    return kind === "tile" && hexagon ? [hexagon] : [];
  });
  if (path[0] === PASS) return { turn: "pass", discard: { tiles, expansions: [] } };
  const payment = { tiles, expansions: [], jokers: path.filter((step) => step === JOKER).length };
  return { turn: "tile", hexagon: "blue-bird", cell: [1, 0], payment };
}

/** The steps of a pass. */
function pathOf(data: GardenTurn): number[] {
  const gone = data.turn === "pass" ? data.discard.tiles : [];
  const steps = gone.map((tile) => discards.find(({ hexagon }) => hexagon === tile)?.step ?? -1);
  return [PASS, ...steps, DONE];
}

/** The steps from which on only the payment or the discard is open. */
const settledIn = (path: number[]): number =>
  path[0] === PASS ? 1 : path[0] === TILE && path.length > 2 ? 3 : 0;

const service: TurnService<GardenConsidered> = {
  consider: (what) => {
    const path = "path" in what ? what.path : pathOf(what.data as GardenTurn);
    const found = TREE[path.join()] ?? { whole: true, suggested: path };
    const settled = settledIn(path);
    const ways = path[0] === TILE ? PAYMENTS : null;
    const answer = considered<GardenConsidered>({
      path,
      steps: path.map(described),
      settled,
      instead: path.map((_, at) => TREE[path.slice(0, at).join()]?.choices ?? discards),
      ways,
      known: ways?.flat().map(described) ?? [],
      ...found,
    });
    const shown = answer.suggested;
    const preview =
      settled && shown ? previewed({ path: shown, data: dataOf(shown), position: TABLE }) : null;
    return Promise.resolve({ ...answer, preview });
  },
  play: () => Promise.resolve(),
};

let turn: TurnBuilder<GardenConsidered>;
let shown: Record<string, unknown> | null = null;

async function settled(): Promise<void> {
  for (let round = 0; round < 12; round += 1) await Promise.resolve();
  flushSync();
  await new Promise((resolve) => setTimeout(resolve, 0));
  flushSync();
}

async function show(): Promise<void> {
  turn = new TurnBuilder(service);
  await turn.begin(0, 0);
  shown = mount(Board, {
    target: document.body,
    props: {
      info: INFO,
      position: TABLE,
      seats: SEATS,
      mine: [0],
      turn,
      story: NO_STORY,
      focus: 0,
    },
  });
  await settled();
}

/** The control with this name. */
function named(name: string): Element {
  const found = [...document.querySelectorAll("[data-rove]")].find(
    (one) => one.getAttribute("aria-label") === name,
  );
  if (!found) throw new Error(`nothing to choose is called "${name}"`);
  return found;
}

async function click(name: string): Promise<void> {
  named(name).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settled();
}

const count = (selector: string): number => document.querySelectorAll(selector).length;

// A whole board is drawn for each test, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => loadWords("garden/board"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

test("naming a colour lights what it takes and asks which of identical tiles", async () => {
  await show();
  await click("Acquire by colour: lime, 2 pieces");
  expect(count(".hexagon.take")).toBe(1);
  expect(count(".hexagon.copy")).toBe(2);
});

test("a piece is picked, lit cells are offered, and the payment is marked in storage", async () => {
  await show();
  await click("Place: blue bird");
  expect(count("g.cell")).toBe(2);
  await click("Place here: cell 1, 0");
  expect(turn.preview?.path).toEqual(PAYMENTS[0]);
  expect(named("Is paid: blue tree")).toBeTruthy();
});

test("a click on a piece changes the payment", async () => {
  await show();
  await click("Place: blue bird");
  await click("Place here: cell 1, 0");
  await click("Pay with this: joker");
  expect(turn.preview?.path).toEqual([TILE, BIRD, CELL, JOKER]);
  await click("Is paid: joker");
  expect(turn.preview?.path).not.toContain(JOKER);
});

test("passing discards what is clicked, and nothing else", async () => {
  await show();
  await turn.start(PASS);
  await settled();
  expect(turn.preview?.path).toEqual([PASS, DONE]);
  await click("Discard: blue tree");
  expect(turn.preview?.path).toEqual([PASS, BLUE_TREE, DONE]);
  await click("Is discarded: blue tree");
  expect(turn.preview?.path).toEqual([PASS, DONE]);
});

test("who watches can choose nothing", async () => {
  shown = mount(Board, {
    target: document.body,
    props: {
      info: INFO,
      position: TABLE,
      seats: SEATS,
      mine: [],
      turn: null,
      story: NO_STORY,
      focus: 0,
    },
  });
  await settled();
  expect(count("[data-rove]")).toBe(0);
});
