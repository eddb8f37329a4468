// A turn of a reviewed game on the board again: the one played, the best one, one of the reader's own.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { ApiError } from "../src/lib/errors";
import { Retry } from "../src/lib/retry.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Judged, Position, ReplayStep, ReviewedTurn } from "../src/lib/types";
import { considered, previewed } from "./considered";
import { until } from "./waiting";

const POSITION = { players: 2, options: {}, seats: [{}, {}], to_move: 1 } as unknown as Position;
const STEP = { turn: 7, seat: 1, text: "turn 1", data: { turn: "first" } } as ReplayStep;
const REVIEW = { number: 7, seat: 1, text: "turn 1", best: "turn 2", best_path: [2] };

/** The last step of what was asked for is the turn; data is that of the first one. */
const considering = vi.spyOn(api, "considerAt");
const judging = vi.spyOn(api, "judgeAt");

const value = (lead: number, chance: number) => ({ leads: [-lead, lead], chances: [0, chance] });
const judged = (...found: [string, number][]): Judged => ({
  value: value(0, 0),
  error: value(0, 0),
  exact: true,
  turns: found.map(([text, chance]) => ({
    text,
    path: [],
    data: { turn: "" },
    events: [],
    value: value(chance * 10, chance),
    error: value(0, 0),
    reasons: [],
  })),
});

beforeEach(() => {
  settings.confirm = true;
  considering.mockReset().mockImplementation(async (what) => {
    const path = "path" in what ? what.path : [1];
    const turn = path.at(-1);
    if (turn === undefined) return considered({ choices: [{ step: 1, kind: "turn" }] });
    const data = { turn: String(turn) };
    const preview = previewed({ path, data, position: POSITION, text: `turn ${turn}` });
    return considered({ path, steps: path.map((step) => ({ step, kind: "turn" })), preview });
  });
  judging.mockReset();
});
afterEach(() => vi.useRealTimers());

async function opened(): Promise<Retry> {
  const retry = new Retry([]);
  await retry.open(POSITION, STEP);
  await retry.know(REVIEW as ReviewedTurn);
  return retry;
}

const onBoard = (retry: Retry): string | undefined => retry.turn.preview?.text;

describe("a turn again", () => {
  it("shows the turn played for its own seat, and knows what the best one would do", async () => {
    const retry = await opened();
    expect([retry.shown, onBoard(retry)]).toEqual(["played", "turn 1"]);
    expect([retry.mine, retry.acting, retry.plays(1)]).toEqual([[1], 1, true]);
    expect(retry.best?.text).toBe("turn 2");
  });

  it("shows the best turn, and the one played again", async () => {
    const retry = await opened();
    await retry.show("best");
    expect([retry.shown, onBoard(retry)]).toEqual(["best", "turn 2"]);
    await retry.show("played");
    expect([retry.shown, onBoard(retry)]).toEqual(["played", "turn 1"]);
  });

  it("is the reader's own as soon as the board is touched", async () => {
    const retry = await opened();
    await retry.turn.start(3);
    expect([retry.shown, onBoard(retry)]).toEqual(["own", "turn 3"]);
  });

  it("is judged beside the one played and the best one, and stays on the board", async () => {
    judging.mockResolvedValue(judged(["turn 2", 0.9], ["turn 3", 0.8], ["turn 1", 0.2]));
    const retry = await opened();
    retry.again();
    await retry.turn.start(3);
    await retry.turn.confirm();
    await until(() => !retry.turn.busy);
    expect(judging).toHaveBeenCalledWith({
      position: POSITION,
      turns: ["turn 3", "turn 1", "turn 2"],
    });
    expect(retry.trial).toMatchObject({ played: "better", best: false, same: false });
    expect([retry.shown, onBoard(retry), retry.turn.active]).toEqual(["own", "turn 3", true]);
    retry.again();
    await until(() => retry.turn.path.length === 0);
    expect([retry.shown, retry.trial]).toEqual(["own", null]);
  });

  it("says why it could not be judged, and can be tried once more", async () => {
    judging.mockRejectedValue(new ApiError("busy", "too much to do"));
    const retry = await opened();
    await retry.turn.start(3);
    await retry.turn.confirm();
    expect([retry.turn.error?.code, retry.judging, retry.trial]).toEqual(["busy", false, null]);
    expect(retry.turn.confirmable).toBe(true);
  });

  it("is forgotten when another turn is looked at meanwhile", async () => {
    let answer: (told: Judged) => void = () => undefined;
    judging.mockReturnValue(new Promise<Judged>((resolve) => (answer = resolve)));
    const retry = await opened();
    await retry.turn.start(3);
    const confirmed = retry.turn.confirm();
    await retry.open(POSITION, { ...STEP, turn: 8, text: "turn 4" });
    answer(judged(["turn 3", 0.8], ["turn 1", 0.2]));
    await confirmed;
    expect([retry.shown, retry.trial, retry.judging]).toEqual(["played", null, false]);
  });

  it("asks nothing about turns that are only passed by", async () => {
    vi.useFakeTimers();
    const retry = new Retry([]);
    await retry.open(POSITION, STEP);
    considering.mockClear();
    void retry.open(POSITION, { ...STEP, turn: 8 });
    void retry.open(POSITION, { ...STEP, turn: 9 });
    const last = retry.open(POSITION, { ...STEP, turn: 10 });
    expect(considering).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    await last;
    expect(considering).toHaveBeenCalledTimes(2);
    expect(retry.turn.number).toBe(10);
  });
});
