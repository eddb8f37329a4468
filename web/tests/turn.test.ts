// The turn being put together: forced steps, suggestions, going back, answers that come too late.
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../src/lib/errors";
import { Turn, type TurnService } from "../src/lib/turn.svelte";
import type { Choice, Choices, Preview } from "../src/lib/types";
import { until } from "./waiting";

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

const stepData = (step: number) => ({ step, kind: KINDS[step] ?? "done" });

function choicesAfter(path: number[], depth: number, turns = TURNS): Choices {
  const fitting = turns.filter((turn) => path.every((step, index) => turn[index] === step));
  if (fitting.length === 0) throw new ApiError("illegal", "no such turn", "QG-4.7");
  const nextOf = (from: number[], levels: number): Choice[] => {
    const fit = turns.filter((turn) => from.every((step, index) => turn[index] === step));
    const steps = [...new Set(fit.flatMap((turn) => turn.slice(from.length, from.length + 1)))];
    return steps.map((step) => ({
      ...stepData(step),
      ...(levels > 1 ? { choices: nextOf([...from, step], levels - 1) } : {}),
    }));
  };
  const choices = nextOf(path, depth);
  return {
    n: 7,
    seat: 0,
    path,
    steps: path.map(stepData),
    choices,
    whole: choices.length === 0,
    suggested: path.length > 0 ? (fitting[0] ?? null) : null,
    completions: fitting,
  };
}

const previewOf = (path: number[]): Preview =>
  ({ path, points: path.length }) as unknown as Preview;

function service(turns = TURNS) {
  return {
    choices: vi.fn((path: number[], depth: number) => {
      return new Promise<Choices>((resolve) => resolve(choicesAfter(path, depth, turns)));
    }),
    preview: vi.fn((what: { path: number[] } | { data: object }) =>
      Promise.resolve(previewOf("path" in what ? what.path : [])),
    ),
    play: vi.fn(() => Promise.resolve()),
  } satisfies TurnService;
}

async function begun(turns = TURNS) {
  const asked = service(turns);
  const turn = new Turn(asked);
  await turn.begin(0, 7);
  return { turn, asked };
}

const steps = (turn: Turn): number[] => turn.path.map((step) => step.step);

describe("a turn being put together", () => {
  it("begins with the choices two levels deep and no forced step", async () => {
    const { turn, asked } = await begun([[0, 10, 20, 30]]);
    expect(asked.choices).toHaveBeenCalledWith([], 2);
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
    asked.choices.mockImplementationOnce(
      (path, depth) => new Promise((resolve) => (late = () => resolve(choicesAfter(path, depth)))),
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
    asked.choices.mockRejectedValueOnce(late);
    await turn.start(0, 10);
    expect([turn.error, turn.busy, steps(turn)]).toEqual([null, false, []]);
    asked.preview.mockRejectedValueOnce(late);
    await turn.start(1);
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
    await Promise.all([turn.look([0], 1), turn.look([0], 1), turn.look([0], 2)]);
    expect(asked.choices.mock.calls.filter(([path]) => path.length === 1)).toHaveLength(2);
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
