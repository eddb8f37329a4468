// The analysis board: what is judged when, and turns that are played, taken back and branched.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PAGES } from "../src/games";
import { api } from "../src/lib/api";
import { ApiError } from "../src/lib/errors";
import { settings } from "../src/lib/settings.svelte";
import { AnalysisSession } from "../src/lib/study/analysis.svelte";
import { PositionEditor, uncounted } from "../src/lib/study/editor.svelte";
import { readPosition } from "../src/lib/study/files";
import { Judge } from "../src/lib/study/judge.svelte";
import type { Judged, Position, PositionView, ReplayStep } from "../src/lib/types";
import { considered } from "./considered";
import { until } from "./waiting";

const [GAME = ""] = PAGES.keys();

const at = (round: number, to_move: number | null = 0): Position => ({
  game: GAME,
  version: 2,
  players: 2,
  options: {},
  round,
  phase: to_move === null ? "over" : "playing",
  to_move,
  marker: null,
  seats: [
    { score: 0, passed: false },
    { score: 0, passed: false },
  ],
});
const judged = (lead: number): Judged =>
  ({ value: { leads: [lead, -lead], chances: [1, 0] }, turns: [], exact: false }) as never;

/** Answers that are given when the test says so. */
function questions() {
  const asked: { round: number; answer: (lead: number) => void; fail: (e: unknown) => void }[] = [];
  vi.spyOn(api, "judgeAt").mockImplementation(
    ({ position }, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new ApiError("offline", "ended")));
        asked.push({
          round: (position as unknown as Position).round,
          answer: (lead) => resolve(judged(lead)),
          fail: reject,
        });
      }),
  );
  return asked;
}

beforeEach(() => {
  settings.speed = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the judge", () => {
  it("is looking until the answer is there, and keeps it", async () => {
    const asked = questions();
    const judge = new Judge();
    judge.look(at(1));
    expect([judge.looking, judge.judged]).toEqual([true, null]);
    await until(() => expect(asked).toHaveLength(1));
    asked[0]?.answer(3);
    await until(() => expect(judge.judged?.value.leads).toEqual([3, -3]));
    expect(judge.looking).toBe(false);
    judge.look(at(2));
    expect(judge.judged).toBeNull();
    judge.look(at(1));
    expect([judge.looking, judge.judged?.value.leads[0]]).toEqual([false, 3]);
    judge.close();
  });

  it("ends the question about a position that nobody looks at, and asks about the next", async () => {
    const asked = questions();
    const judge = new Judge();
    judge.look(at(1));
    await until(() => expect(asked).toHaveLength(1));
    judge.look(at(2));
    await until(() => expect(asked.map(({ round }) => round)).toEqual([1, 2]));
    expect(judge.error).toBeNull();
    asked[1]?.answer(2);
    await until(() => expect(judge.judged?.value.leads[0]).toBe(2));
    judge.close();
  });

  it("says what went wrong, and asks again when told to", async () => {
    const asked = questions();
    const judge = new Judge();
    judge.look(at(1));
    await until(() => expect(asked).toHaveLength(1));
    asked[0]?.fail(new ApiError("forbidden", "it is being played"));
    await until(() => expect(judge.error?.code).toBe("forbidden"));
    expect(judge.looking).toBe(false);
    judge.retry();
    await until(() => expect(asked).toHaveLength(2));
    asked[1]?.answer(1);
    await until(() => expect(judge.judged).not.toBeNull());
    expect(judge.error).toBeNull();
  });

  it("has nothing to say of a game that is over", () => {
    const asked = questions();
    const judge = new Judge();
    judge.look(null);
    expect([judge.looking, asked]).toEqual([false, []]);
  });
});

describe("a turn on the analysis board", () => {
  const step = (text: string, round: number): ReplayStep => ({
    turn: 1,
    seat: 0,
    text,
    data: { turn: "some" },
    events: [],
    position: at(round, 1),
    scores: [0, 0],
  });

  it("is played, taken back, and another one is a branch", async () => {
    questions();
    const path = { path: [1], whole: true, preview: { path: [1] } as never };
    vi.spyOn(api, "considerAt").mockImplementation((what) =>
      Promise.resolve(considered("path" in what && what.path.length > 0 ? path : {})),
    );
    const played = vi.spyOn(api, "playAt");
    const session = new AnalysisSession(at(1));
    const looked: number[] = [];
    session.onLook = ({ round }) => looked.push(round);
    session.open();
    const play = async (text: string, round: number): Promise<void> => {
      await until(() => expect(session.turn.busy).toBe(false));
      played.mockResolvedValueOnce(step(text, round));
      await session.turn.accept([1]);
      await session.turn.confirm();
      await until(() => expect(session.position.round).toBe(round));
    };
    await play("first", 2);
    expect([session.acting, session.turn.seat, session.turn.active]).toEqual([1, 1, true]);
    await session.undo();
    expect([session.position.round, session.view.undo]).toEqual([1, null]);
    await play("other", 3);
    session.back();
    // What was looked at last is where going on leads.
    session.onwards();
    expect(session.position.round).toBe(3);
    session.go(1);
    expect(session.position.round).toBe(2);
    expect(looked).toEqual([1, 2, 1, 3, 1, 3, 2]);
    session.cut(1);
    expect(session.position.round).toBe(1);
    session.toEnd();
    expect(session.position.round).toBe(3);
    session.close();
  });
});

describe("the editor", () => {
  const view = (position: Position): PositionView => ({ position }) as PositionView;

  it("leaves out what the engine counts", () => {
    expect(uncounted({ ...at(1), bag: 7 } as never, ["bag"])).toEqual(at(1));
  });

  it("asks about each change, names its fault, and takes it back", async () => {
    const asked = vi.spyOn(api, "position");
    const editor = new PositionEditor(view(at(1)), []);
    asked.mockRejectedValueOnce(new ApiError("bad-request", "position: round must be 1 to 4"));
    editor.change((draft) => ({ ...draft, round: 9 }));
    expect([editor.checking, editor.view]).toEqual([true, null]);
    await until(() => expect(editor.fault?.message).toBe("position: round must be 1 to 4"));
    expect(editor.counted.position.round).toBe(1);
    asked.mockImplementation(({ position }) => Promise.resolve(view(position as never)));
    editor.undo();
    await until(() => expect(editor.view?.position.round).toBe(1));
    expect([editor.fault, editor.undoable]).toEqual([null, false]);
  });

  it.each([
    ["not JSON", "{"],
    ["something else", "[1]"],
    ["another game", '{"game": "other"}'],
    ["far too much", " ".repeat(300_000)],
  ])("opens no file with %s", async (_, text) => {
    expect(typeof (await readPosition(new Blob([text]), GAME))).toBe("string");
  });

  it("opens a file with a position", async () => {
    expect(await readPosition(new Blob([JSON.stringify(at(1))]), GAME)).toEqual(at(1));
  });
});
