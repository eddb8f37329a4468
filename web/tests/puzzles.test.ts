// Puzzles: turns are tried until one is the best, the answer is shown, and what was solved is remembered.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { PAGES } from "../src/games";
import { useLanguage } from "../src/lib/i18n.svelte";
import { PuzzleSession } from "../src/lib/puzzle.svelte";
import { between, keepSolved, solvedPuzzles } from "../src/lib/puzzles";
import { puzzlesAddress, readRoute } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { GameInfo, Puzzle } from "../src/lib/types";
import GameCards from "../src/screens/start/GameCards.svelte";
import { page } from "./toy";
import { until } from "./waiting";

const [GAME = ""] = PAGES.keys();

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  localStorage.clear();
  settings.speed = 0;
});

describe("addresses", () => {
  it("lead to all puzzles of a game, or to one", () => {
    const all = { screen: "puzzles", game: GAME, puzzle: null };
    expect(readRoute(puzzlesAddress(GAME))).toEqual(all);
    expect(readRoute(puzzlesAddress(GAME, "0a1b"))).toEqual({ ...all, puzzle: "0a1b" });
  });

  it.each(["/puzzles", "/puzzles/chess", `/puzzles/${GAME}/0a1b/more`])(
    "%s leads nowhere",
    (path) => expect(readRoute(path)).toEqual({ screen: "nowhere" }),
  );
});

describe("a game", () => {
  afterEach(() => PAGES.delete(page.name));

  it.each([
    ["with puzzles", 3],
    ["without", 0],
  ])("%s has a link to them only if it has any", async (_, puzzles) => {
    PAGES.set(page.name, page);
    const info = { name: page.name, lessons: 0, puzzles, own: { most: 3 } } as unknown as GameInfo;
    const props = { game: GAME, infos: [info] };
    const shown = mount(GameCards, { target: document.body, props });
    flushSync();
    const link = document.querySelector(`a[href="${puzzlesAddress(page.name)}"]`);
    expect(link !== null).toBe(puzzles > 0);
    await unmount(shown);
  });
});

it("what a turn loses is told with one place, and in whole percents", () => {
  expect(between({ lead: 5, chance: 0.096 })).toEqual({ points: "5.0", chance: "10%" });
});

describe("a puzzle", () => {
  const at = (score: number): object => ({
    players: 2,
    options: {},
    round: 1,
    to_move: 1,
    seats: [{ score: 0 }, { score }],
  });
  const PUZZLE = { key: "0a1b", grade: "easy", seat: 1, position: at(5) } as unknown as Puzzle;
  const CONSIDERED = {
    path: [1],
    steps: [{ step: 1, kind: "turn" }],
    whole: true,
    settled: 1,
    choices: [{ step: 1, kind: "turn" }],
    refused: [],
    instead: [],
    ways: [[1]],
    known: [],
    preview: { path: [1], events: [] },
  };
  const SOLUTION = { best: { path: [1] }, next: { path: [2] }, chance: 0.5, gain: {} };
  const answer = (right: boolean): object => ({
    right,
    lost: { lead: right ? 0 : 4, chance: right ? 0 : 0.1 },
    step: { turn: 1, seat: 1, text: "a", data: {}, events: [], position: at(9), scores: [0, 9] },
  });

  let asked: string[] = [];
  let answers: object[] = [];

  beforeEach(() => {
    asked = [];
    vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
      const path = String(address);
      asked.push(path);
      const told = path.endsWith("/tries")
        ? answers.shift()
        : path.endsWith("/solution")
          ? SOLUTION
          : CONSIDERED;
      return Promise.resolve(Response.json(told));
    });
  });
  afterEach(() => vi.restoreAllMocks());

  async function played(session: PuzzleSession): Promise<void> {
    await until(() => session.turn.active && !session.turn.busy);
    await session.turn.accept([1]);
    await session.turn.confirm();
  }

  it("stays where it is after a turn that is not the best, and is solved by one that is", async () => {
    answers = [answer(false), answer(true)];
    const session = new PuzzleSession("game", PUZZLE);
    session.open();
    expect([session.mine, session.plays(1), session.plays(0)]).toEqual([[1], true, false]);
    await played(session);
    expect([session.tried?.right, session.position.seats[1]?.score]).toEqual([false, 5]);
    expect([session.solution, solvedPuzzles("game")]).toEqual([null, []]);
    await played(session);
    await until(() => session.over && session.solution !== null);
    expect([session.solved, session.position.seats[1]?.score]).toEqual([true, 9]);
    expect(solvedPuzzles("game")).toEqual(["0a1b"]);
    expect(new PuzzleSession("game", PUZZLE).solved).toBe(true);
    session.close();
  });

  it("is not solved by an answer that was shown", async () => {
    answers = [answer(true)];
    const session = new PuzzleSession("game", PUZZLE);
    session.open();
    await until(() => session.turn.active && !session.turn.busy);
    await session.askHint();
    expect(session.turn.preview?.path).toEqual([1]);
    await session.turn.confirm();
    await until(() => session.over);
    expect([session.shown, session.solved, solvedPuzzles("game")]).toEqual([true, false, []]);
    expect(asked.filter((path) => path.endsWith("/solution"))).toHaveLength(1);
    session.open();
    expect([session.shown, session.over, session.solution]).toEqual([false, false, null]);
    session.close();
  });

  it("that was solved is remembered by game", () => {
    keepSolved("one", "0a1b");
    keepSolved("one", "0a1b");
    expect([solvedPuzzles("one"), solvedPuzzles("other")]).toEqual([["0a1b"], []]);
  });
});
