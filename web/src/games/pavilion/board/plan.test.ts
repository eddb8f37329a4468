import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../lib/errors";
import { TurnBuilder, type TurnService, type Wanted } from "../../../lib/turn.svelte";
import type { PavilionChoice, PavilionConsidered, PavilionTurn } from "../types";
import { Plan } from "./plan.svelte";
import { position } from "./fixtures";
import { considered, previewed } from "../../../../tests/considered";
import { until } from "../../../../tests/waiting";

// A turn of the placing phase: red at 3.2 or 3.3, green at 0.2 or 3.2, blue only at 0.2. The space 3.3 earns two
// tiles of the supply and may be paid with none or one wild tile.
const PLACE = 1;
const RED = 10;
const GREEN = 11;
const BLUE = 12;
const AT = { "0.2": 20, "3.2": 21, "3.3": 22 };
const NO_WILD = 30;
const ONE_WILD = 31;

const colour = (step: number, name: string): PavilionChoice => ({
  step,
  kind: "colour",
  colour: name,
});
const space = (key: keyof typeof AT): PavilionChoice => {
  const [star = 0, place = 0] = key.split(".").map(Number);
  return { step: AT[key], kind: "space", star, space: place, cost: place };
};
const wilds = (step: number): PavilionChoice => ({ step, kind: "wilds", wilds: step - NO_WILD });

const COLOURS = [
  { ...colour(RED, "red"), choices: [space("3.2"), space("3.3")] },
  { ...colour(GREEN, "green"), choices: [space("0.2"), space("3.2")] },
  { ...colour(BLUE, "blue"), choices: [space("0.2")] },
];
const TREE: Record<string, PavilionChoice[]> = {
  "": [
    { step: PLACE, kind: "turn", turn: "place", choices: COLOURS },
    { step: 2, kind: "turn", turn: "pass" },
  ],
  "1": COLOURS,
  "1,10": [space("3.2"), space("3.3")],
  "1,11": [space("0.2"), space("3.2")],
  "1,12": [space("0.2")],
  "1,10,21": [wilds(NO_WILD)],
  "1,11,20": [wilds(NO_WILD)],
  "1,11,21": [wilds(NO_WILD)],
  "1,12,20": [wilds(NO_WILD)],
  "1,10,22": [wilds(NO_WILD), wilds(ONE_WILD)],
  "1,10,22,30": [{ step: 40, kind: "bonus", colour: "purple" }],
  "1,10,22,31": [{ step: 40, kind: "bonus", colour: "purple" }],
  "2": [
    { step: 50, kind: "keep", colour: "red" },
    { step: 60, kind: "done" },
  ],
};
const BY_STEP = new Map(
  Object.values(TREE)
    .flat()
    .map((choice) => [choice.step, choice]),
);

/** What the service says about a whole turn that was asked for as a path. */
function dataOf(path: number[]): PavilionTurn {
  if (path[0] === 2) return { turn: "pass", keep: { red: 1 } };
  const [, second, third, fourth] = path.map((step) => BY_STEP.get(step));
  const earns = third?.step === AT["3.3"];
  return {
    turn: "place",
    colour: second?.colour ?? "",
    star: third?.star ?? -1,
    space: third?.space ?? -1,
    wilds: fourth?.wilds ?? 0,
    bonus: earns ? { purple: 2 } : {},
  };
}

let asked: Wanted[];
let turn: TurnBuilder<PavilionConsidered>;
let plan: Plan;

/** As the service answers: choices that leave no choice are taken, the rest is suggested. */
function answer(what: Wanted): PavilionConsidered {
  const path = "path" in what ? [...what.path] : [PLACE, RED, AT["3.3"], NO_WILD, 71, 72];
  const next = (): PavilionChoice[] => TREE[path.join()] ?? [];
  while (path.length > 0 && next().length === 1) path.push(next()[0]!.step);
  const choices = next();
  const whole = choices.length === 0;
  const settled = path[0] === 2 ? 1 : path.length > 2 ? 3 : 0;
  const suggested = whole ? path : [...path, choices[0]!.step];
  const data = "data" in what ? (what.data as PavilionTurn) : dataOf(suggested);
  return considered<PavilionConsidered>({
    n: 7,
    path,
    steps: path.map((step) => BY_STEP.get(step) ?? { step, kind: "bonus" as const }),
    whole,
    settled,
    choices,
    instead: path.map((_, at) => TREE[path.slice(0, at).join()] ?? []),
    suggested,
    preview: settled ? previewed({ path: suggested, data, position: position() }) : null,
  });
}

const service: TurnService<PavilionConsidered> = {
  consider: (what) => {
    asked.push(what);
    return Promise.resolve(answer(what));
  },
  play: () => Promise.resolve(),
};

beforeEach(async () => {
  asked = [];
  turn = new TurnBuilder(service);
  plan = new Plan(turn);
  await turn.begin(0, 7);
});

const steps = (): number[] => turn.path.map((step) => step.step);

test("at first every space where any colour fits is lit", () => {
  expect(new Set(plan.lit.map((one) => `${one.star}.${one.space}`))).toEqual(
    new Set(Object.keys(AT)),
  );
  expect(plan.colours).toEqual(new Set(["red", "green", "blue"]));
});

test("a colour lights only its own spaces, and chosen again lets go of them", async () => {
  await plan.chooseColour("green");
  expect(plan.lit.map((one) => `${one.star}.${one.space}`)).toEqual(["0.2", "3.2"]);
  await plan.chooseColour("green");
  await until(() => expect(turn.path).toEqual([]));
  expect(plan.lit).toHaveLength(5);
});

test("a space that only one colour fits is chosen with that colour and the fewest wild tiles", async () => {
  await plan.chooseSpace({ star: 3, space: 3 });
  expect(steps()).toEqual([PLACE, RED, AT["3.3"]]);
  expect(turn.preview?.path[3]).toBe(NO_WILD);
  expect(asked).toHaveLength(2);
});

test("a space that several colours fit asks which one", async () => {
  await plan.chooseSpace({ star: 3, space: 2 });
  expect(turn.path).toEqual([]);
  expect(plan.aim).toEqual({ star: 3, space: 2 });
  await plan.chooseColour("green");
  expect(plan.aim).toBeNull();
  expect(plan.place).toMatchObject({ colour: "green", star: 3, space: 2 });
});

test("another number of wild tiles keeps the space", async () => {
  await plan.chooseSpace({ star: 3, space: 3 });
  expect(plan.wilds.map((one) => one.wilds)).toEqual([0, 1]);
  await plan.chooseWilds(plan.wilds[1]!);
  expect(plan.place).toMatchObject({ star: 3, space: 3, wilds: 1 });
});

test("bonus tiles are picked in any order; the suggestion fills up what is not picked yet", async () => {
  await plan.chooseSpace({ star: 3, space: 3 });
  expect(plan.earned).toBe(2);
  await plan.pick("red");
  expect(asked).toContainEqual({
    data: expect.objectContaining({ bonus: { red: 1, purple: 1 } }),
  });
  await plan.pick("green");
  expect(asked).toContainEqual({
    data: expect.objectContaining({ bonus: { red: 1, green: 1 } }),
  });
});

test("one bonus tile too many puts the first one back", async () => {
  await plan.chooseSpace({ star: 3, space: 3 });
  for (const name of ["red", "green", "yellow"]) await plan.pick(name);
  expect(asked).toContainEqual({
    data: expect.objectContaining({ bonus: { green: 1, yellow: 1 } }),
  });
});

test("keeping one tile less asks for the pass with the others", async () => {
  await turn.start(2);
  expect(plan.keep).toEqual({ red: 1 });
  await plan.keepOneLess("red");
  expect(asked).toContainEqual({ data: { turn: "pass", keep: {} } });
});

test("a turn that is asked about too late is no failure", async () => {
  await turn.start(2);
  const late = new ApiError("conflict", "The game is over.");
  vi.spyOn(service, "consider").mockRejectedValueOnce(late);
  await plan.keepOneLess("red");
  expect(turn.error).toBeNull();
});

test("a colour that is dragged is not played before it is let go", async () => {
  const played = vi.spyOn(service, "play");
  turn.onWhole = () => void turn.confirm();
  plan.lift("blue");
  await plan.drop("blue", "tray", document.body);
  expect(turn.whole).toBe(true);
  expect(played).not.toHaveBeenCalled();
  await plan.drop("blue", "space 0.2", document.body);
  expect(played).toHaveBeenCalledWith(7, 0, [PLACE, BLUE, AT["0.2"], NO_WILD]);
});

test("a space where a dragged colour does not fit says why", async () => {
  const explain = vi.fn();
  plan = new Plan(turn, explain);
  plan.lift("green");
  await plan.drop("green", "space 3.3", document.body);
  expect(explain).toHaveBeenCalledOnce();
  expect(steps()).toEqual([PLACE, GREEN]);
});
