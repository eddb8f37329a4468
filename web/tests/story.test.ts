// Telling turns: in order, at the reader's speed, part by part where points are counted.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_MOTION, NO_STORY, type Story } from "../src/lib/board";
import { parts, Teller, type Told } from "../src/lib/story.svelte";
import { shownBy, toldEvents } from "../src/lib/telling";
import type { GameEvent, Position } from "../src/lib/types";

const position = (name: string): Position => ({ name }) as unknown as Position;
const points = (seat: number, score: number): GameEvent => ({
  event: "points",
  seat,
  points: 2,
  reason: "jokers",
  clause: "QG-7.1",
  score,
});
const told = (n: number, events: GameEvent[]): Told => ({
  n,
  events,
  before: position(`${n - 1}`),
  after: position(`${n}`),
});

function teller(speed = 1, fastScoring = false) {
  const shown: number[] = [];
  const silent = vi.fn();
  const one = new Teller({
    speed: () => speed,
    fastScoring: () => fastScoring,
    motion: () => NO_MOTION,
    show: ({ n }) => shown.push(n),
    silent,
  });
  return { one, shown, silent };
}

describe("a story", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells one event after the other and then is silent", async () => {
    const { one, shown, silent } = teller();
    one.tell(told(1, [points(0, 4), points(1, 6)]));
    await vi.advanceTimersByTimeAsync(1);
    expect(one.story.now).toMatchObject({ seat: 0 });
    expect(one.story.coming).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(one.story.now).toMatchObject({ seat: 1 });
    expect(one.story.told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(one.telling).toBe(false);
    expect(one.story.now).toBeNull();
    expect(shown).toEqual([1]);
    expect(silent).toHaveBeenCalledOnce();
  });

  it("tells a second turn after the first", async () => {
    const { one, shown } = teller();
    one.tell(told(1, [points(0, 4)]));
    one.tell(told(2, [points(1, 6)]));
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual([1, 2]);
  });

  it("shows the outcome of all that waits when it is skipped", async () => {
    const { one, shown, silent } = teller();
    one.tell(told(1, [points(0, 4), points(0, 6)]));
    one.tell(told(2, [points(1, 6)]));
    await vi.advanceTimersByTimeAsync(1);
    one.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1, 2]);
    expect(one.telling).toBe(false);
    expect(silent).toHaveBeenCalledOnce();
  });

  it("tells the next turn again after one was skipped", async () => {
    const { one } = teller();
    one.tell(told(1, [points(0, 4)]));
    await vi.advanceTimersByTimeAsync(1);
    one.skip();
    await vi.advanceTimersByTimeAsync(1);
    one.skip();
    one.tell(told(2, [points(1, 6)]));
    await vi.advanceTimersByTimeAsync(1);
    expect(one.story.now).toMatchObject({ seat: 1 });
  });

  it("tells nothing at speed 0, and shows the outcome", async () => {
    const { one, shown } = teller(0);
    one.tell(told(1, [points(0, 4)]));
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1]);
    expect(one.telling).toBe(false);
  });

  it("forgets what waits when it is cleared", async () => {
    const { one, shown } = teller();
    one.tell(told(1, [points(0, 4)]));
    one.tell(told(2, [points(1, 6)]));
    await vi.advanceTimersByTimeAsync(1);
    one.clear();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1]);
  });
});

describe("scoring", () => {
  const item = (count: number) => ({ kind: "jokers" as const, count, points: count });
  const event: GameEvent = {
    event: "final-scored",
    seats: [
      { points: 3, items: [item(1), item(2)] },
      { points: 5, items: [item(5)] },
    ],
  };

  it("is told item by item, all seats at once", () => {
    expect(parts(event)).toEqual([
      {
        event: "final-scored",
        seats: [
          { points: 1, items: [item(1)] },
          { points: 5, items: [item(5)] },
        ],
      },
      {
        event: "final-scored",
        seats: [
          { points: 2, items: [item(2)] },
          { points: 0, items: [] },
        ],
      },
    ]);
  });

  it("can be fast while turns are told as usual", async () => {
    vi.useFakeTimers();
    const { one } = teller(1, true);
    one.tell(told(1, [event, points(0, 4)]));
    await vi.advanceTimersByTimeAsync(2 * 400);
    expect(one.story.now).toMatchObject({ event: "points" });
    await vi.advanceTimersByTimeAsync(300);
    expect(one.telling).toBe(true);
    vi.useRealTimers();
  });

  it("counts scores only as far as they have been told", () => {
    const scored = (...scores: number[]): Position =>
      ({ seats: scores.map((score) => ({ score })) }) as unknown as Position;
    const [before, after] = [scored(4, 5), scored(8, 5)];
    const scores = (story: Partial<Story>): number[] =>
      shownBy(after, { ...NO_STORY, ...story }).seats.map(({ score }) => score);
    expect(scores({ before, coming: [points(0, 6), points(0, 8)] })).toEqual([4, 5]);
    expect(scores({ before, now: points(0, 6), coming: [points(0, 8)] })).toEqual([6, 5]);
    expect(scores({ before, told: [points(0, 6)], now: points(0, 8) })).toEqual([8, 5]);
    expect(scores({})).toEqual([8, 5]);
  });

  it("is one event in the log, and nothing of it before it is told", () => {
    const [first, second] = parts(event);
    const events = [points(0, 4), event, points(1, 6), points(0, 8)];
    const before = position("before");
    const kinds = (story: Partial<Story>): string[] =>
      toldEvents(events, { ...NO_STORY, ...story }).map((one) => one.event);
    expect(kinds({ before })).toEqual([]);
    expect(kinds({ before, now: points(0, 4) })).toEqual(["points"]);
    const told = [points(0, 4), first!];
    expect(kinds({ before, told, now: second! })).toEqual(["points", "final-scored"]);
    const all = [...told, second!, points(1, 6)];
    expect(kinds({ before, told: all, now: points(0, 8) })).toEqual(events.map((one) => one.event));
    expect(kinds({})).toHaveLength(4);
  });
});
