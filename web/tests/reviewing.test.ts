// The review of a record as it is computed: begun, asked for, stopped, gone on with.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { ApiError } from "../src/lib/errors";
import { Review } from "../src/lib/review.svelte";
import type { Position, RecordView, Replay, ReviewedTurn, ReviewProgress } from "../src/lib/types";

const TURNS = 3;
const VIEW = { record: "abc", turns: TURNS, table: null } as RecordView;
const VALUE = { leads: [0, 0], chances: [0.5, 0.5] };

const position = (turn: number): Position =>
  ({ round: turn < 2 ? 1 : 2, turn }) as unknown as Position;

const turn = (number: number, verdict: ReviewedTurn["verdict"] = "good"): ReviewedTurn =>
  ({ number, verdict, value: VALUE, chosen: VALUE, luck: null }) as ReviewedTurn;

const progress = (facts: Partial<ReviewProgress>): ReviewProgress => ({
  state: "running",
  done: 0,
  total: TURNS,
  outline: [],
  turns: [],
  next: 0,
  end: null,
  players: [],
  ...facts,
});

const asked = vi.spyOn(api, "review");
const begun = vi.spyOn(api, "startReview");
const stopped = vi.spyOn(api, "stopReview");

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "recordReplay").mockResolvedValue({
    turns: TURNS,
    start: position(0),
    steps: [1, 2, 3].map((number) => ({ turn: number, position: position(number) })),
  } as Replay);
  for (const one of [asked, begun, stopped]) one.mockReset();
  stopped.mockResolvedValue();
  begun.mockResolvedValue(progress({ state: "waiting" }));
});
afterEach(() => vi.useRealTimers());

describe("a review", () => {
  it("is begun by whoever opens the first, and asked for until it is done", async () => {
    asked
      .mockResolvedValueOnce(progress({ state: "none" }))
      .mockResolvedValueOnce(progress({ state: "waiting" }))
      .mockResolvedValueOnce(
        progress({ done: 1, outline: [VALUE], turns: [turn(2, "mistake")], next: 1 }),
      )
      .mockResolvedValue(
        progress({ state: "done", done: 3, turns: [turn(1), turn(3)], next: 3, end: VALUE }),
      );
    const review = new Review("abc");
    await review.open(VIEW);
    expect(begun).toHaveBeenCalledTimes(1);
    expect(review.going).toBe(true);
    await vi.runAllTimersAsync();
    expect(asked.mock.calls.map(([, since]) => since)).toEqual([0, 0, 0, 1]);
    expect(review.state).toBe("done");
    expect([...review.turns.keys()].sort()).toEqual([1, 2, 3]);
    expect(review.outline).toEqual([VALUE]);
    expect([review.mistake(0, 1), review.mistake(2, 1)]).toEqual([2, null]);
  });

  it("that is long comes in parts, one after the other", async () => {
    asked
      .mockResolvedValueOnce(progress({ state: "done", done: 3, turns: [turn(1)], next: 1 }))
      .mockResolvedValueOnce(progress({ state: "done", done: 3, turns: [turn(2)], next: 2 }))
      .mockResolvedValueOnce(progress({ state: "done", done: 3, turns: [turn(3)], next: 3 }));
    const review = new Review("abc");
    await review.open(VIEW);
    expect([...review.turns.keys()]).toEqual([1, 2, 3]);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("that is there already is not begun again", async () => {
    asked.mockResolvedValue(progress({ state: "done", turns: [turn(1)], next: 1 }));
    await new Review("abc").open(VIEW);
    expect(begun).not.toHaveBeenCalled();
  });

  it("that somebody stopped waits to be gone on with", async () => {
    asked.mockResolvedValueOnce(progress({ state: "stopped", done: 1 }));
    const review = new Review("abc");
    await review.open(VIEW);
    await vi.runAllTimersAsync();
    expect([begun.mock.calls.length, asked.mock.calls.length]).toEqual([0, 1]);
    asked.mockResolvedValue(progress({ state: "done", done: 3 }));
    await review.begin();
    expect([begun.mock.calls.length, review.state]).toEqual([1, "done"]);
  });

  it("can be stopped, and is then asked for no more", async () => {
    asked.mockResolvedValueOnce(progress({ done: 1 }));
    const review = new Review("abc");
    await review.open(VIEW);
    asked.mockResolvedValue(progress({ state: "stopped", done: 1 }));
    await review.stop();
    const count = asked.mock.calls.length;
    await vi.runAllTimersAsync();
    expect([review.state, asked.mock.calls.length]).toEqual(["stopped", count]);
  });

  it("says why it cannot be begun", async () => {
    asked.mockResolvedValue(progress({ state: "none" }));
    begun.mockRejectedValue(new ApiError("forbidden", "still played"));
    const review = new Review("abc");
    await review.open(VIEW);
    expect([review.error?.code, review.going]).toEqual(["forbidden", false]);
  });

  it("is asked for no more when it is closed", async () => {
    asked.mockResolvedValue(progress({ done: 1 }));
    const review = new Review("abc");
    await review.open(VIEW);
    review.close();
    const count = asked.mock.calls.length;
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(count);
  });

  it("has the positions and the rounds of its game", async () => {
    asked.mockResolvedValue(progress({ state: "done" }));
    const review = new Review("abc");
    await review.open(VIEW);
    expect([0, 1, 3, 4].map((turns) => review.positionAfter(turns))).toEqual([
      position(0),
      position(1),
      position(3),
      null,
    ]);
    expect(review.rounds).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 2 },
    ]);
  });
});
