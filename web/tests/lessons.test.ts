// Lessons: what was done is remembered, each turn is tried on its task, and the tips of a first game.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PAGES } from "../src/games";
import { besides, Coach, type Box, type Moment, type Tip } from "../src/lib/coach.svelte";
import { useLanguage } from "../src/lib/i18n.svelte";
import { LessonSession } from "../src/lib/lesson.svelte";
import { nextOf } from "../src/lib/kept";
import { doneLessons, keepDone, lessonsOf } from "../src/lib/lessons";
import { learnAddress, readRoute } from "../src/lib/router.svelte";
import { keepToken } from "../src/lib/seats";
import { settings } from "../src/lib/settings.svelte";
import type { GameInfo, LessonInfo } from "../src/lib/types";
import GameCards from "../src/screens/start/GameCards.svelte";
import { page } from "./toy";
import { until } from "./waiting";

const [GAME = ""] = PAGES.keys();

beforeEach(() => {
  localStorage.clear();
  settings.speed = 0;
  settings.tips = true;
});

describe("what was done", () => {
  it("is remembered by game, once", () => {
    keepDone("one", "first");
    keepDone("one", "first");
    keepDone("other", "second");
    expect([doneLessons("one"), doneLessons("other"), doneLessons("third")]).toEqual([
      ["first"],
      ["second"],
      [],
    ]);
  });

  it.each(["nonsense", "null", "7", '{"one":"first"}', '{"one":[7,null]}'])(
    "is nothing where %s is stored",
    (stored) => {
      localStorage.setItem("quinta.lessons", stored);
      expect(doneLessons("one")).toEqual([]);
    },
  );

  it("is no fault in a browser that stores nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(() => keepDone("one", "first")).not.toThrow();
    vi.restoreAllMocks();
  });

  it.each([
    [[], null, "a"],
    [["a"], null, "b"],
    [["a"], "a", "b"],
    [["b"], "a", "c"],
    [["b", "c"], "c", "a"],
    [["a", "b", "c"], "c", null],
  ])("after %j the lesson that follows on %s is %s", (done, after, next) => {
    expect(nextOf(["a", "b", "c"], done, after)).toBe(next);
  });
});

describe("addresses", () => {
  it("lead to all lessons of a game, or to one", () => {
    const all = { screen: "learn", game: GAME, lesson: null };
    expect(readRoute(learnAddress(GAME))).toEqual(all);
    expect(readRoute(learnAddress(GAME, "end"))).toEqual({ ...all, lesson: "end" });
  });

  it.each(["/learn", "/learn/chess", `/learn/${GAME}/end/more`])("%s leads nowhere", (path) => {
    expect(readRoute(path)).toEqual({ screen: "nowhere" });
  });
});

describe("a game", () => {
  beforeAll(() => useLanguage("en"));
  afterEach(() => PAGES.delete(page.name));

  it.each([
    ["with lessons and words for them", 1, true],
    ["without lessons", 0, true],
    ["without words for its lessons", 1, false],
  ])("%s has a link to them only if it has both", async (_, lessons, words) => {
    const own = words ? { loadLessons: () => Promise.resolve({ LESSONS: {} }) } : {};
    PAGES.set(page.name, { ...page, ...own });
    const info = { name: page.name, lessons, own: { most: 3 } } as unknown as GameInfo;
    const props = { game: GAME, infos: [info] };
    const shown = mount(GameCards, { target: document.body, props });
    flushSync();
    const link = document.querySelector(`a[href="${learnAddress(page.name)}"]`);
    expect(link !== null).toBe(lessons > 0 && words);
    await unmount(shown);
  });

  it("is taught what the page has words for", async () => {
    const words = { title: "t", text: "t", tasks: [], missed: {} };
    PAGES.set(page.name, {
      ...page,
      loadLessons: () => Promise.resolve({ LESSONS: { known: words } }),
    });
    const answer = [{ key: "known" }, { key: "unknown" }];
    vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(answer));
    expect(await lessonsOf(page.name)).toEqual([{ key: "known", words }]);
    vi.restoreAllMocks();
  });
});

describe("a lesson", () => {
  const at = (score: number): object => ({
    players: 2,
    options: {},
    round: 1,
    to_move: 0,
    seats: [{ score }, { score: 0 }],
  });
  const LESSON = {
    key: "first",
    start: at(5),
    tasks: [
      { clause: "X-1", hint: { turn: "a" } },
      { clause: "X-2", hint: { turn: "b" } },
    ],
  } as unknown as LessonInfo;
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
  const step = (seat: number, text: string, score: number): object => ({
    turn: 1,
    seat,
    text,
    data: {},
    events: [],
    position: at(score),
    scores: [score, 0],
  });

  let asked: { address: string; body: unknown }[] = [];
  let answers: object[] = [];

  beforeEach(() => {
    asked = [];
    vi.spyOn(globalThis, "fetch").mockImplementation((address, options) => {
      const body: unknown = JSON.parse(String(options?.body));
      asked.push({ address: String(address), body });
      const turn = String(address).endsWith("/turns");
      return Promise.resolve(Response.json(turn ? answers.shift() : CONSIDERED));
    });
  });
  afterEach(() => vi.restoreAllMocks());

  async function hinted(session: LessonSession): Promise<void> {
    await until(() => session.turn.active && !session.turn.busy);
    await session.askHint();
    await session.turn.confirm();
  }

  it("says why a turn is not it, and stays where it is", async () => {
    const missed = { key: "wrong", clause: "X-3" };
    answers = [{ missed, steps: [step(0, "wrong turn", 9)] }];
    const session = new LessonSession("game", LESSON);
    session.open();
    await hinted(session);
    expect(session.missed).toEqual(missed);
    expect([session.done, session.position.seats[0]?.score]).toEqual([[], 5]);
    await until(() => session.turn.active && !session.turn.busy);
    session.close();
  });

  it("goes from task to task with what the others answer, and is remembered at its end", async () => {
    answers = [
      { missed: null, steps: [step(0, "turn a", 8), step(1, "answer", 7)] },
      { missed: null, steps: [step(0, "turn b", 7)] },
    ];
    const session = new LessonSession("game", LESSON);
    session.open();
    await hinted(session);
    expect(session.done).toEqual(["turn a"]);
    expect([session.points, session.position.seats[0]?.score, session.over]).toEqual([2, 7, false]);
    expect(doneLessons("game")).toEqual([]);
    await hinted(session);
    await until(() => session.over);
    expect(doneLessons("game")).toEqual(["first"]);
    expect(asked.at(-1)).toEqual({
      address: "/api/games/game/lessons/first/turns",
      body: { path: [1], done: ["turn a"] },
    });
    session.open();
    expect([session.done, session.over, session.position.seats[0]?.score]).toEqual([[], false, 5]);
    session.close();
  });
});

describe("tips", () => {
  const MOMENT = {} as Moment;
  const tip = (key: string, when = true): Tip => ({ key, words: key, at: "p", when: () => when });
  const TIPS = [tip("never", false), tip("first"), tip("second")];
  const keys = (coach: Coach): string | undefined => coach.tip(TIPS, MOMENT)?.key;

  it("come one after the other, each once", () => {
    const coach = new Coach("game", "t1");
    expect(keys(coach)).toBe("first");
    coach.see("first");
    expect(keys(coach)).toBe("second");
    expect(keys(new Coach("game", "t1"))).toBe("second");
    coach.see("second");
    expect(keys(coach)).toBeUndefined();
  });

  it("are for the first game of each kind that is played", () => {
    new Coach("game", "watched");
    keepToken("t1", "game", 0, "secret-token");
    expect(keys(new Coach("game", "t1"))).toBe("first");
    expect(keys(new Coach("game", "t2"))).toBeUndefined();
    expect(keys(new Coach("other", "t2"))).toBe("first");
  });

  it("are not for who has played before there were any", () => {
    keepToken("old", "game", 0, "secret-token");
    expect(keys(new Coach("game", "new"))).toBeUndefined();
    expect(keys(new Coach("other", "new"))).toBe("first");
  });

  it("can be switched off and on", () => {
    const coach = new Coach("game", "t1");
    settings.tips = false;
    expect(keys(coach)).toBeUndefined();
    settings.tips = true;
    expect(keys(coach)).toBe("first");
  });

  describe("stand", () => {
    const SIZE = { width: 100, height: 40 };
    const SCREEN = { width: 1000, height: 700 };
    const box = (left: number, top: number, width: number, height: number): Box => ({
      left,
      top,
      right: left + width,
      bottom: top + height,
    });
    const THING = box(400, 300, 200, 100);

    it("above the thing they are about", () => {
      expect(besides(THING, SIZE, [THING], SCREEN)).toEqual(box(450, 248, 100, 40));
    });

    it("below it where something is above that can be chosen", () => {
      const control = box(460, 250, 20, 20);
      expect(besides(THING, SIZE, [THING, control], SCREEN)).toEqual(box(450, 412, 100, 40));
    });

    it("beside it where there is neither room above nor below", () => {
      const tall = box(400, 0, 200, 700);
      expect(besides(tall, SIZE, [tall], SCREEN)).toEqual(box(288, 330, 100, 40));
    });

    it("nowhere on a screen that is too small", () => {
      expect(besides(box(0, 50, 300, 500), SIZE, [], { width: 320, height: 560 })).toBeNull();
    });
  });
});
