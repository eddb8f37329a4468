// One table as the browser sees it: events in order and once, own turns, what was missed.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepToken } from "../src/lib/seats";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import type {
  Considered,
  Position,
  Preview,
  Said,
  Step,
  TableEvent,
  TableView,
} from "../src/lib/types";
import { considered } from "./considered";
import { FakeSocket } from "./socket";
import { until } from "./waiting";

const position = (toMove: number | null, round = 1): Position =>
  ({ to_move: toMove, round, seats: [{ score: 1 }, { score: 1 }] }) as unknown as Position;

const view = (change: Partial<TableView>): TableView =>
  ({
    table: "t",
    game: "queens-garden",
    state: "playing",
    seats: [0, 1].map((seat) => ({ seat, kind: "person", joined: true, out: null, held: false })),
    n: 0,
    turn: 0,
    position: position(1),
    proposals: [],
    clock: null,
    undo: null,
    result: null,
    ...change,
  }) as unknown as TableView;

const played = (n: number, seat: number, toMove: number): TableEvent =>
  ({
    n,
    at: "2026-01-01T00:00:00Z",
    seat,
    kind: "turn",
    turn: n,
    events: [],
    position: position(toMove, n),
    state: "playing",
    result: null,
  }) as unknown as TableEvent;

const renamed = (n: number): TableEvent => ({
  n,
  at: "2026-01-01T00:00:00Z",
  seat: 1,
  kind: "renamed",
  name: "Bo",
});

const said = (k: number, seat = 1): Said => ({
  k,
  at: "2026-01-01T00:00:00Z",
  seat,
  text: `words ${k}`,
});

const hears = (message: object): void => FakeSocket.last.hears(message);
const welcome = (table: TableView, events: TableEvent[] = [], chat: Said[] = []): void => {
  const before = (events[0]?.n ?? table.n + 1) - 1;
  hears({ type: "welcome", table, seats: [0], before, events, chat });
};

describe("a session", () => {
  let session: Session;
  const asked = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    settings.speed = 0;
    settings.forced = false;
    asked.mockReset().mockImplementation((address: string, { body }: { body: string }) => {
      const forced = considered({ ways: [[5]] });
      const preview = { path: [5], points: 0 } as Preview;
      const steps: Step[] = [{ step: 5, kind: "turn" }];
      const whole = { ...forced, path: [5], steps, whole: true, settled: 1, preview };
      if (address.endsWith("/consider")) {
        return Response.json((JSON.parse(body) as Considered).path.length > 0 ? whole : forced);
      }
      return Response.json(played(1, 0, 1), { status: 201 });
    });
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("WebSocket", FakeSocket);
    keepToken("t", "queens-garden", 0, "secret-token");
    session = new Session("t", "ws://host/live");
    session.open();
    FakeSocket.last.opens();
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
  });

  it("shows the table it is welcomed to", () => {
    welcome(view({}));
    expect(session.connection).toBe("open");
    expect(session.mine).toEqual([0]);
    expect(session.position?.to_move).toBe(1);
    expect(session.turn.active).toBe(false);
  });

  it("begins an own turn when it comes", async () => {
    welcome(view({}));
    hears({ type: "event", ...played(1, 1, 0) });
    await until(() => expect(session.turn.active).toBe(true));
    expect([session.turn.seat, session.turn.number]).toEqual([0, 1]);
  });

  it("takes no event twice", () => {
    welcome(view({}));
    hears({ type: "event", ...played(1, 1, 0) });
    hears({ type: "event", ...played(1, 1, 0) });
    expect(session.events.map((event) => event.n)).toEqual([1]);
  });

  it("leaves an answer to the connection when something before it is missing", () => {
    welcome(view({}));
    session.hear(renamed(3));
    expect(session.events).toEqual([]);
    session.hear(renamed(1));
    expect(session.events.map((event) => event.n)).toEqual([1]);
  });

  it("asks after a loss for what came since, and shows it", async () => {
    welcome(view({}));
    hears({ type: "event", ...played(1, 1, 0) });
    session.reconnect();
    FakeSocket.last.opens();
    expect(FakeSocket.last.hello).toMatchObject({
      since: 1,
      said: 0,
      tokens: ["secret-token"],
    });
    const now = view({ n: 3, turn: 3, position: position(1, 3) });
    welcome(now, [played(2, 0, 1), played(3, 1, 0)]);
    await until(() => expect(session.position?.round).toBe(3));
    expect(session.events.map((event) => event.n)).toEqual([1, 2, 3]);
  });

  it("goes back at once when a turn is taken back", async () => {
    welcome(view({}));
    hears({ type: "event", ...played(1, 1, 0) });
    hears({ type: "event", n: 2, at: "", seat: 1, kind: "undo", turn: 0, position: position(1) });
    await until(() => expect(session.position?.to_move).toBe(1));
    expect(session.turn.active).toBe(false);
  });

  it("plays a forced turn by itself where that is wanted", async () => {
    settings.forced = true;
    welcome(view({ position: position(0) }));
    await until(() => expect(session.events).toHaveLength(1));
    const [, turns] = asked.mock.calls.findLast(([address]) => address.endsWith("/turns")) ?? [];
    expect(JSON.parse(turns.body)).toEqual({ n: 0, path: [5] });
    expect(turns.headers).toMatchObject({ Authorization: "Bearer secret-token" });
  });

  it("waits for the player where forced turns are not automatic", async () => {
    welcome(view({ position: position(0) }));
    await until(() => expect(session.turn.forced).toBe(true));
    expect(asked.mock.calls.some(([address]) => address.endsWith("/turns"))).toBe(false);
  });

  it("catches up when its turn comes too late, and says so until the next own turn", async () => {
    welcome(view({ position: position(0) }));
    await until(() => expect(session.turn.forced).toBe(true));
    await session.turn.accept([5]);
    const before = FakeSocket.last;
    asked.mockImplementationOnce(() => Response.json({ error: "conflict" }, { status: 409 }));
    await session.turn.confirm();
    expect(session.error?.code).toBe("conflict");
    expect(FakeSocket.last).not.toBe(before);
    welcome(view({ n: 1, turn: 1, position: position(1) }), [played(1, 0, 1)]);
    expect(session.turn.active).toBe(false);
    hears({ type: "event", ...played(2, 1, 0) });
    expect(session.error?.code).toBe("conflict");
    hears({ type: "event", ...played(3, 0, 1) });
    expect(session.error).toBeNull();
  });

  it("asks again what can be chosen when the connection is back", async () => {
    vi.useFakeTimers();
    const answer = asked.getMockImplementation()!;
    asked.mockImplementation(() => Promise.reject(new TypeError("no network")));
    welcome(view({ position: position(0) }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.turn.error?.code).toBe("offline");
    vi.useRealTimers();
    asked.mockImplementation(answer);
    welcome(view({ position: position(0) }));
    await until(() => expect(session.turn.forced).toBe(true));
    expect(session.turn.error).toBeNull();
  });

  it("plays for the position it began with, whatever else has happened since", async () => {
    welcome(view({ n: 4, position: position(0) }), [renamed(4)]);
    await until(() => expect(session.turn.forced).toBe(true));
    await session.turn.accept([5]);
    hears({ type: "event", ...renamed(5) });
    expect(session.turn.confirmable).toBe(true);
    await session.turn.confirm();
    const [, turns] = asked.mock.calls.findLast(([address]) => address.endsWith("/turns")) ?? [];
    expect(JSON.parse(turns.body)).toEqual({ n: 4, path: [5] });
  });

  it("drops the turn in hand when the position is another, though as many turns are played", async () => {
    welcome(view({ n: 4, turn: 2, position: position(0) }));
    await until(() => expect(session.turn.forced).toBe(true));
    await session.turn.accept([5]);
    session.reconnect();
    FakeSocket.last.opens();
    const undone = { n: 5, at: "", seat: 1, kind: "undo", turn: 1, position: position(1) };
    const events = [undone as TableEvent, { ...played(6, 1, 0), turn: 2 } as TableEvent];
    welcome(view({ n: 6, turn: 2, position: position(0) }), events);
    expect(session.turn.preview).toBeNull();
    await until(() => expect(session.turn.number).toBe(6));
  });

  it("takes back the turn it knows of", async () => {
    welcome(view({ n: 7, undo: { seat: 0, free: true, left: 2 } }));
    await session.undo();
    const [address, { body }] = asked.mock.lastCall!;
    expect([address, JSON.parse(body)]).toEqual(["/api/tables/t/undo", { n: 7 }]);
  });

  it("shows and reports nothing when a question came too late", async () => {
    const complained = vi.spyOn(console, "error");
    welcome(view({ position: position(0) }));
    await until(() => expect(session.turn.forced).toBe(true));
    asked.mockImplementation(() => Response.json({ error: "conflict" }, { status: 409 }));
    await session.turn.start(5);
    await session.askHint();
    expect([session.turn.error, session.error, session.hinting]).toEqual([null, null, false]);
    expect(complained).not.toHaveBeenCalled();
  });

  it("knows who is there", () => {
    welcome(view({}));
    hears({ type: "presence", present: [1], watchers: 2 });
    expect(session.view?.seats.map((seat) => seat.present)).toEqual([false, true]);
    expect(session.watchers).toBe(2);
  });

  it("says why it was refused", () => {
    FakeSocket.last.breaks(4404);
    expect(session.connection).toBe("refused");
    expect(session.error?.code).toBe("not-found");
  });

  // --- seats that a bot holds ----------------------------------------------------------------

  const held = (): TableView => {
    const table = view({ position: position(0) });
    const seats = table.seats.map((seat) =>
      seat.seat === 0 ? { ...seat, kind: "bot" as const, level: "casual", held: true } : seat,
    );
    return { ...table, seats };
  };

  it("does not play on a seat that a bot holds, and can take it back", async () => {
    welcome(held());
    expect([session.held, session.acting, session.turn.active]).toEqual([[0], null, false]);
    const { seats } = view({});
    const returned = { n: 1, at: "", seat: 0, kind: "returned", name: "Anna", seats };
    asked.mockImplementationOnce(() => Response.json(returned));
    await session.takeBack(0);
    const [address, { headers }] = asked.mock.calls[0]!;
    expect(address).toBe("/api/tables/t/seats/0/return");
    expect(headers).toMatchObject({ Authorization: "Bearer secret-token" });
    expect([session.held, session.acting]).toEqual([[], 0]);
    await until(() => expect(session.turn.active).toBe(true));
  });

  it("says hello anew when a seat that was taken back is not yet an own one", async () => {
    hears({ type: "welcome", table: held(), seats: [], before: 0, events: [], chat: [] });
    expect(session.held).toEqual([0]);
    const before = FakeSocket.last;
    await session.takeBack(0);
    expect(FakeSocket.last).not.toBe(before);
  });

  it("says why somebody who has just gone cannot be replaced yet", async () => {
    const refuse = (headers: Record<string, string>) => () =>
      Response.json({ error: "conflict", detail: "" }, { status: 409, headers });
    welcome(view({}));
    hears({ type: "presence", present: [0], watchers: 0 });
    asked.mockImplementationOnce(refuse({ "Retry-After": "40" }));
    await session.replace(1, "casual");
    expect([session.error?.code, session.error?.retryAfter]).toEqual(["too-early", 40]);
    // Away or not: without a time to wait it is another conflict.
    asked.mockImplementationOnce(refuse({}));
    await session.replace(1, "casual");
    expect(session.error?.code).toBe("conflict");
  });

  // --- what happened before ------------------------------------------------------------------

  const numbers = (): number[] => session.events.map((event) => event.n);
  const part = (from: number, to: number): TableEvent[] =>
    Array.from({ length: to - from + 1 }, (_, index) => renamed(from + index));

  it("knows that there is more before what it was told, and fetches it", async () => {
    welcome(view({ n: 9 }), part(7, 9));
    expect([numbers(), session.past.earlier]).toEqual([[7, 8, 9], 6]);
    asked.mockImplementationOnce(() => Response.json({ before: 2, events: part(3, 6) }));
    await session.loadEarlierEvents();
    expect(asked.mock.lastCall![0]).toBe("/api/tables/t/events?before=7");
    expect([numbers(), session.past.earlier]).toEqual([[3, 4, 5, 6, 7, 8, 9], 2]);
    asked.mockImplementationOnce(() => Response.json({ before: 0, events: part(1, 2) }));
    await session.loadEarlierEvents();
    expect([numbers(), session.past.earlier]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], 0]);
    expect(session.toldTo).toBe(9);
  });

  it("keeps only the newest part when it has missed too much", () => {
    welcome(view({ n: 2 }), part(1, 2));
    hears({
      type: "welcome",
      table: view({ n: 9, position: position(1, 3) }),
      seats: [0],
      before: 6,
      events: part(7, 9),
      chat: [],
    });
    expect([numbers(), session.past.earlier, session.position?.round]).toEqual([[7, 8, 9], 6, 3]);
  });

  it("begins its turn anew when it does not know what has happened in between", async () => {
    welcome(view({ n: 2, position: position(0) }), part(1, 2));
    await until(() => expect(session.turn.forced).toBe(true));
    const missed = { before: 6, events: part(7, 9), chat: [] };
    hears({
      type: "welcome",
      table: view({ n: 9, position: position(0) }),
      seats: [0],
      ...missed,
    });
    await until(() => expect(session.turn.number).toBe(9));
  });

  it("passes over parts in which nothing happened, and adds nothing to a list begun anew", async () => {
    welcome(view({ n: 9 }), part(7, 9));
    const empty = part(5, 6).map((event) => ({ ...event, kind: "void" }));
    asked.mockImplementationOnce(() => Response.json({ before: 4, events: empty }));
    asked.mockImplementationOnce(() => Response.json({ before: 3, events: part(4, 4) }));
    await session.loadEarlierEvents();
    expect([numbers(), session.past.earlier]).toEqual([[4, 5, 6, 7, 8, 9], 3]);

    let late = (_: Response): void => undefined;
    asked.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const loading = session.loadEarlierEvents();
    const far = { before: 30, events: part(31, 32), chat: [] };
    hears({ type: "welcome", table: view({ n: 32 }), seats: [0], ...far });
    late(Response.json({ before: 0, events: part(1, 3) }));
    await loading;
    expect([numbers(), session.past.earlier]).toEqual([[31, 32], 30]);
  });

  // --- what is said --------------------------------------------------------------------------

  const heard = (): number[] => session.chat.map(({ k }) => k);

  it("keeps what is said apart from what happens, each message once", () => {
    welcome(view({}), [], [said(1), said(2)]);
    hears({ type: "chat", ...said(3) });
    hears({ type: "chat", ...said(3) });
    expect([heard(), session.events, session.talk.more]).toEqual([[1, 2, 3], [], false]);
    expect(session.chat[2]).toEqual(said(3));
  });

  it("shows an own message at once, and misses none that came before it", async () => {
    welcome(view({}), [], [said(1)]);
    asked.mockImplementationOnce(() => Response.json(said(3, 0), { status: 201 }));
    await session.say("words 3");
    expect(heard()).toEqual([1, 3]);
    session.reconnect();
    FakeSocket.last.opens();
    expect(FakeSocket.last.hello).toMatchObject({ said: 1 });
    welcome(view({}), [], [said(2), said(3, 0)]);
    expect(heard()).toEqual([1, 2, 3]);
  });

  it("fetches older messages until there are none", async () => {
    welcome(view({}), [], [said(8), said(9)]);
    expect(session.talk.more).toBe(true);
    asked.mockImplementationOnce(() => Response.json([said(6), said(7)]));
    await session.loadEarlierChat();
    expect(asked.mock.lastCall![0]).toBe("/api/tables/t/chat?before=8");
    expect([heard(), session.talk.more]).toEqual([[6, 7, 8, 9], true]);
    asked.mockImplementationOnce(() => Response.json([]));
    await session.loadEarlierChat();
    expect([heard(), session.talk.more]).toEqual([[6, 7, 8, 9], false]);
  });

  it("keeps only the newest messages when it has missed too many", () => {
    welcome(view({}), [], [said(1)]);
    welcome(view({}), [], [said(5), said(6)]);
    expect([heard(), session.talk.more]).toEqual([[5, 6], true]);
  });
});
