import { flushSync, mount, tick, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { NO_STORY } from "../../../lib/board";
import { loadWords } from "../../../lib/i18n.svelte";
import { TurnBuilder, type TurnService } from "../../../lib/turn.svelte";
import type { PavilionChoice, PavilionConsidered, PavilionTurn } from "../types";
import { considered, previewed } from "../../../../tests/considered";
import { people } from "../../../../tests/people";
import Board from "./Board.svelte";
import { INFO, position, seat } from "./fixtures";
import { until } from "../../../../tests/waiting";

const STATUE = [
  [3, 1],
  [3, 2],
] as const;
const FOUNTAIN = [
  [1, 1],
  [1, 6],
  [2, 4],
  [2, 5],
] as const;
const seats = people("Anna", "Ben");

// Whole boards are a lot to lay out for a simulated browser on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let board: Record<string, unknown> | null = null;

type Given = ComponentProps<typeof Board>;

function show(facts: Partial<Given> & Pick<Given, "position">): void {
  const props: Given = {
    info: INFO,
    seats,
    mine: [],
    turn: null,
    story: NO_STORY,
    focus: 0,
    ...facts,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
}

const labels = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    (element) => element.getAttribute("aria-label") ?? "",
  );

beforeAll(() => loadWords("pavilion/board"));
beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  ),
);
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  vi.unstubAllGlobals();
});

test("every space and tile has a name, and a watcher can choose nothing", () => {
  const pavilion = seat().pavilion;
  pavilion[3]![1] = "red";
  show({ position: position({ seats: [seat({ pavilion }), seat()] }) });
  expect(labels(".own [role=img]")).toContain("Space 2, cost 2: red tile");
  expect(labels(".own [role=img]").filter((label) => label.includes("empty"))).toHaveLength(41);
  expect(document.querySelectorAll("[role=button]")).toHaveLength(0);
});

test("what another seat placed last is outlined on its pavilion only", () => {
  const pavilion = seat().pavilion;
  pavilion[3]![1] = "red";
  const placed = { event: "place", seat: 1, star: 3, space: 2, colour: "red", tower: {} } as const;
  const two = [seat({ pavilion }), seat({ pavilion })];
  show({ position: position({ seats: two }), lately: [placed] });
  expect(document.querySelectorAll(".own .last")).toHaveLength(0);
  expect(document.querySelectorAll(".other .last")).toHaveLength(1);
});

test("tiles that are still to be drawn are not shown yet", () => {
  const factories = [{}, {}, {}, {}, {}];
  const before = position({ phase: "drafting", marker: null, factories });
  const after = { ...before, factories: [{ red: 4 }, { blue: 4 }, {}, {}, {}] };
  const fill = (factory: number, colour: string) => ({
    event: "fill" as const,
    factory,
    tiles: { [colour]: 4 },
  });
  show({
    position: after,
    story: { told: [], now: fill(1, "red"), coming: [fill(2, "blue")], speed: 1, before },
  });
  expect(labels(".table [role=group]")).toContain("Factory 1: 4 tiles");
  expect(labels(".table [role=group]")).toContain("Factory 2: 0 tiles");
});

test("a colour on a factory is chosen as one thing, with the wild tile it takes along", async () => {
  const source: PavilionChoice = {
    step: 4,
    kind: "source",
    source: 1,
    choices: [{ step: 20, kind: "colour", colour: "red", tiles: { red: 2, purple: 1 } }],
  };
  const draft: PavilionTurn = { turn: "draft", colour: "red", from: 1 };
  const here = position({
    phase: "drafting",
    marker: null,
    factories: [{ red: 2, purple: 2 }, {}, {}, {}, {}],
  });
  const path = [0, 4, 20];
  const service: TurnService<PavilionConsidered> = {
    consider: (what) =>
      Promise.resolve(
        "path" in what && what.path.length === 0
          ? considered<PavilionConsidered>({
              choices: [{ step: 0, kind: "turn", turn: "draft", choices: [source] }],
            })
          : considered<PavilionConsidered>({
              path,
              steps: path.map((step) => ({ step, kind: "turn" as const })),
              whole: true,
              settled: 3,
              preview: previewed({ path, data: draft, position: here }),
            }),
      ),
    play: () => Promise.resolve(),
  };
  const turn = new TurnBuilder(service);
  await turn.begin(0, 0);
  show({ position: here, mine: [0], turn });
  await until(() =>
    expect(document.querySelectorAll(".table [role=button]:not([aria-disabled])")).toHaveLength(1),
  );
  const control = document.querySelector(".table [role=button]:not([aria-disabled])");
  expect(control?.getAttribute("aria-label")).toBe("Take: 2 red tiles, 1 purple tile");
  control?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await until(() => expect(turn.path).toHaveLength(3));
  await tick();
  expect(document.querySelectorAll(".table .lit")).toHaveLength(3);
});

test("another pavilion is shown large and small again, and the keyboard follows", async () => {
  show({ position: position() });
  expect(labels(".own")).toEqual(["Anna"]);
  document.querySelector<HTMLElement>("[data-enlarge]")?.click();
  await until(() => expect(labels(".own")).toEqual(["Ben"]));
  await until(() => expect(document.activeElement?.textContent).toBe("Back to Anna"));
  document.querySelector<HTMLElement>("[data-shrink]")?.click();
  await until(() => expect(labels(".own")).toEqual(["Anna"]));
});

test("a board that nobody has drawn before is shown by its data alone", () => {
  const pavilion = seat().pavilion;
  for (const [star, space] of [...STATUE, ...FOUNTAIN]) pavilion[star]![space - 1] = "blue";
  const options = { board: "made-up", starts: 0 };
  show({ position: position({ options, round: 2, seats: [seat({ pavilion }), seat()] }) });
  const own = labels(".own [role=img]");
  expect(own).toContain("Space 1, cost 3, empty, only for purple");
  expect(own.filter((label) => label.startsWith("fountain"))).toHaveLength(6);
  expect(own).toContain("fountain, complete");
  expect(own.filter((label) => label.startsWith("window"))).toHaveLength(0);
  expect(labels(".own [role=group]")).toContain("Red star (6)");
  const rounds = [...document.querySelectorAll(".track li")].map((one) => one.textContent);
  expect(rounds[0]).toContain("Round 1: red");
  const numbers = [...document.querySelectorAll(".numbers .sr-only")].map((one) => one.textContent);
  expect(numbers).toEqual([
    "Cost 5: 1 of 6 spaces covered, 9 points for all",
    "Structure sets: 0 of 6 complete, 13 points for each",
  ]);
});

test("an unknown board is not shown as another", () => {
  const options = { board: "grey", starts: 0 };
  expect(() => show({ position: position({ options }) })).toThrow('no board "grey"');
});
