// The turn being put together: forced steps, suggestions, going back, answers that come too late.
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../src/lib/errors";
import { TurnBuilder, type TurnService, type Wanted } from "../src/lib/turn.svelte";
import type { Choice, Considered, Preview, Refused, Step } from "../src/lib/types";
import { considered } from "./considered";
import { until } from "./waiting";

type Asked = Extract<Wanted, { path: number[] }>;

/** A small made-up game: whole turns as paths, and what kind of step each number is. */
const KINDS: Record<number, string> = {
  0: "turn",
  1: "turn",
  10: "hexagon",
  11: "hexagon",
  20: "cell",
  21: "cell",
  30: "tile",
  31: "tile",
  40: "done",
};
const TURNS = [
  [0, 10, 20, 30],
  [0, 10, 20, 31],
  [0, 10, 21, 30],
  [0, 11, 20, 30],
  [1, 40],
];

const stepData = (step: number): Step => ({ step, kind: KINDS[step] ?? "done" });
const REFUSED: Refused = {
  ...stepData(12),
  clause: "QG-4.6",
  reason: "cost",
  facts: { cost: 6, pay: 5 },
  detail: "costs 6, at most 5 can be paid",
};

/** As the service answers: all that is to know about a path in this game. */
function answer({ path: asked, forced = true }: Asked, turns = TURNS): Considered {
  const nextOf = (from: number[], levels: number): Choice[] => {
    const fit = turns.filter((turn) => from.every((step, index) => turn[index] === step));
    const steps = [...new Set(fit.flatMap((turn) => turn.slice(from.length, from.length + 1)))];
    return steps.map((step) => ({
      ...stepData(step),
      ...(levels > 1 ? { choices: nextOf([...from, step], levels - 1) } : {}),
    }));
  };
  const path = [...asked];
  while (forced && path.length > 0 && nextOf(path, 1).length === 1) {
    path.push(nextOf(path, 1)[0]!.step);
  }
  const fitting = turns.filter((turn) => path.every((step, index) => turn[index] === step));
  if (fitting.length === 0) throw new ApiError("illegal", "no such turn", "QG-4.7");
  const choices = nextOf(path, path.length === 0 ? 2 : 1);
  const whole = choices.length === 0;
  const settled = path[0] === 1 ? 1 : path.length > 2 ? 3 : 0;
  const suggested = path.length > 0 ? (fitting[0] ?? null) : null;
  return considered({
    n: 7,
    path,
    steps: path.map(stepData),
    whole,
    settled,
    choices,
    refused: [REFUSED],
    instead: path.map((_, at) => nextOf(path.slice(0, at), 1)),
    suggested,
    ways: fitting,
    known: [...new Set(fitting.flat())].map(stepData),
    preview: settled && suggested ? previewOf(suggested) : null,
  });
}

const previewOf = (path: number[]): Preview =>
  ({ path, points: path.length }) as unknown as Preview;

function service(turns = TURNS) {
  return {
    consider: vi.fn((what: Wanted) => {
      const asked = "path" in what ? what : { path: TURNS[1]! };
      return new Promise<Considered>((resolve) => resolve(answer(asked, turns)));
    }),
    play: vi.fn(() => Promise.resolve()),
  } satisfies TurnService;
}

async function begun(turns = TURNS) {
  const asked = service(turns);
  const turn = new TurnBuilder(asked);
  await turn.begin(0, 7);
  return { turn, asked };
}

const steps = (turn: TurnBuilder): number[] => turn.path.map((step) => step.step);

describe("a turn being put together", () => {
  it("begins with what can be begun and no forced step", async () => {
    const { turn, asked } = await begun([[0, 10, 20, 30]]);
    expect(asked.consider).toHaveBeenCalledExactlyOnceWith({ path: [] });
    expect(turn.active).toBe(true);
    expect(steps(turn)).toEqual([]);
    expect(turn.choices[0]?.choices?.[0]?.step).toBe(10);
    expect(turn.forced).toBe(true);
  });

  it("adds the steps that leave no choice", async () => {
    const { turn } = await begun();
    await turn.start(0, 11);
    expect(steps(turn)).toEqual([0, 11, 20, 30]);
    expect(turn.whole).toBe(true);
    expect(turn.preview?.path).toEqual([0, 11, 20, 30]);
  });

  it("suggests the payment once piece and place are chosen, not before", async () => {
    const { turn } = await begun();
    await turn.start(0, 10);
    expect(turn.preview).toBeNull();
    expect(turn.confirmable).toBe(false);
    await turn.choose(20);
    expect(turn.whole).toBe(false);
    expect(turn.preview?.path).toEqual([0, 10, 20, 30]);
    expect(turn.confirmable).toBe(true);
  });

  it("goes back by free choices, not by forced steps", async () => {
    const { turn } = await begun();
    await turn.start(0, 10);
    await turn.choose(21);
    expect(steps(turn)).toEqual([0, 10, 21, 30]);
    turn.back();
    await until(() => expect(steps(turn)).toEqual([0, 10]));
    turn.back();
    await until(() => expect(steps(turn)).toEqual([]));
  });

  it("plays the suggestion that is shown", async () => {
    const { turn, asked } = await begun();
    await turn.start(0, 10);
    await turn.choose(20);
    await turn.confirm();
    expect(asked.play).toHaveBeenCalledExactlyOnceWith(7, 0, [0, 10, 20, 30]);
    expect(turn.active).toBe(false);
  });

  it("takes another payment without asking for the rest again", async () => {
    const { turn, asked } = await begun();
    await turn.start(0, 10);
    await turn.choose(20);
    await turn.accept([0, 10, 20, 31]);
    await turn.confirm();
    expect(asked.play).toHaveBeenCalledExactlyOnceWith(7, 0, [0, 10, 20, 31]);
  });

  it("tells when a choice made it whole, but not when a path was accepted to look at", async () => {
    const { turn } = await begun();
    turn.onWhole = vi.fn();
    await turn.accept([0, 10, 20, 31]);
    expect(turn.onWhole).not.toHaveBeenCalled();
    await turn.start(1);
    expect(turn.onWhole).toHaveBeenCalledOnce();
  });

  it("ignores an answer that comes after another choice", async () => {
    const { turn, asked } = await begun();
    let late = (): void => undefined;
    asked.consider.mockImplementationOnce(
      (what) => new Promise((resolve) => (late = () => resolve(answer(what as Asked)))),
    );
    const slow = turn.start(0, 10);
    await turn.start(1);
    late();
    await slow;
    expect(steps(turn)).toEqual([1, 40]);
  });

  it("keeps what was chosen when the next choice is refused, and says why", async () => {
    const { turn } = await begun();
    await turn.start(0, 10);
    await turn.choose(99);
    expect(turn.error?.clause).toBe("QG-4.7");
    expect(steps(turn)).toEqual([0, 10]);
    turn.back();
    await until(() => expect(steps(turn)).toEqual([]));
  });

  it("says nothing when it asked too late: the game has gone on, and that is heard soon", async () => {
    const { turn, asked } = await begun();
    const late = new ApiError("conflict", "The game is over.");
    asked.consider.mockRejectedValueOnce(late);
    await turn.start(0, 10);
    expect([turn.error, turn.busy, steps(turn)]).toEqual([null, false, []]);
  });

  it("stays as it is when playing fails, so that it can be tried again", async () => {
    const { turn, asked } = await begun();
    await turn.start(1);
    asked.play.mockRejectedValueOnce(new ApiError("offline", "no answer"));
    await turn.confirm();
    expect(turn.error?.code).toBe("offline");
    expect(turn.confirmable).toBe(true);
    await turn.confirm();
    expect(turn.active).toBe(false);
  });

  it("asks the same question once", async () => {
    const { turn, asked } = await begun();
    await Promise.all([turn.consider({ path: [0] }), turn.consider({ path: [0] })]);
    await turn.start(0);
    expect(asked.consider).toHaveBeenCalledTimes(2);
  });

  it("asks one question for each choice, and knows all about it from the answer", async () => {
    const { turn, asked } = await begun();
    await turn.start(0, 10);
    await turn.choose(20);
    expect(asked.consider).toHaveBeenCalledTimes(3);
    expect(turn.settled).toEqual([0, 10, 20]);
    expect(turn.ways).toHaveLength(2);
    expect(turn.meaning(31)).toEqual(stepData(31));
    expect(turn.instead[2]?.map(({ step }) => step)).toEqual([20, 21]);
  });

  it("keeps what cannot be chosen, and why", async () => {
    const { turn } = await begun();
    expect(turn.refused).toEqual([REFUSED]);
    expect(turn.rootRefused).toEqual([REFUSED]);
    turn.end();
    expect([turn.refused, turn.rootRefused]).toEqual([[], []]);
  });

  it("takes a whole turn as data", async () => {
    const { turn, asked } = await begun();
    const data = { turn: "pass", keep: {} };
    await turn.accept(data);
    expect(asked.consider).toHaveBeenLastCalledWith({ data });
    expect(steps(turn)).toEqual(TURNS[1]);
  });

  it("forgets everything when it is no longer the player's turn", async () => {
    const { turn } = await begun();
    await turn.start(0, 10);
    turn.end();
    expect([turn.active, steps(turn), turn.choices]).toEqual([false, [], []]);
    await turn.start(1);
    expect(steps(turn)).toEqual([]);
  });
});
