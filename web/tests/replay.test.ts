// The replay: a game that arrives in parts is gone through as one.
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { ReplayPlayer } from "../src/lib/replay.svelte";
import type { Position, Replay, ReplayStep } from "../src/lib/types";

const TURNS = 230;

const position = (turn: number): Position => ({ round: 1, turn }) as unknown as Position;

const step = (turn: number): ReplayStep =>
  ({
    turn,
    seat: 0,
    text: "",
    data: {},
    events: [],
    position: position(turn),
    scores: [],
  }) as unknown as ReplayStep;

/** Parts of a game, each of which arrives when it is let go. */
function parts(): { arrive: () => Promise<void> } {
  const waiting: (() => void)[] = [];
  vi.spyOn(api, "replay").mockImplementation(
    (_table: string, from: number, to: number) =>
      new Promise<Replay>((resolve) => {
        const count = Math.min(to, TURNS) - from;
        const steps = Array.from({ length: count }, (_, index) => step(from + index + 1));
        waiting.push(() => resolve({ turns: TURNS, start: position(from), steps }));
      }),
  );
  return {
    arrive: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

afterEach(() => vi.restoreAllMocks());

test("the end is reached also when it is asked for before it has arrived", async () => {
  const { arrive } = parts();
  const player = new ReplayPlayer("table");
  const loaded = player.load();
  await arrive();
  player.jump(TURNS);
  expect(player.at).toBe(100);
  await arrive();
  expect(player.at).toBe(200);
  await arrive();
  await loaded;
  expect(player.at).toBe(TURNS);
  expect(player.position).toEqual(position(TURNS));
});

test("whoever goes elsewhere meanwhile stays there", async () => {
  const { arrive } = parts();
  const player = new ReplayPlayer("table");
  const loaded = player.load();
  await arrive();
  player.jump(TURNS);
  player.jump(3);
  await arrive();
  await arrive();
  await loaded;
  expect(player.at).toBe(3);
});
