// One table as the browser sees it: events in order and once, own turns, what was missed.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepToken } from "../src/lib/seats";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Position, TableEvent, TableView } from "../src/lib/types";
import { FakeSocket } from "./socket";

const position = (toMove: number | null, round = 1): Position =>
  ({ to_move: toMove, round, seats: [{ score: 1 }, { score: 1 }] }) as unknown as Position;

const view = (change: Partial<TableView>): TableView =>
  ({
    table: "t",
    game: "queens-garden",
    state: "playing",
    seats: [0, 1].map((seat) => ({ seat, kind: "person", joined: true, out: null })),
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

const chat = (n: number): TableEvent =>
  ({ n, at: "2026-01-01T00:00:00Z", seat: 1, kind: "chat", text: "hello" }) as TableEvent;

const hears = (message: object): void => FakeSocket.last.hears(message);
const welcome = (table: TableView, events: TableEvent[] = []): void =>
  hears({ type: "welcome", table, seats: [0], events });

describe("a session", () => {
  let session: Session;
  const asked = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    settings.speed = 0;
    settings.forced = false;
    asked.mockReset().mockImplementation((address: string) => {
      const choices = { path: [], steps: [], choices: [], whole: false, suggested: null };
      const forced = { ...choices, completions: [[5]] };
      const whole = { ...forced, path: [5], steps: [{ step: 5, kind: "turn" }], whole: true };
      if (address.includes("/choices?path=5")) return Response.json(whole);
      if (address.includes("/choices")) return Response.json(forced);
      if (address.includes("/preview")) return Response.json({ path: [5], points: 0 });
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
    await vi.waitFor(() => expect(session.turn.active).toBe(true));
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
    session.hear(chat(3));
    expect(session.events).toEqual([]);
    session.hear(chat(1));
    expect(session.events.map((event) => event.n)).toEqual([1]);
  });

  it("asks after a loss for what came since, and shows it", async () => {
    welcome(view({}));
    hears({ type: "event", ...played(1, 1, 0) });
    session.reconnect();
    FakeSocket.last.opens();
    expect(FakeSocket.last.hello).toMatchObject({
      since: 1,
      tokens: ["secret-token"],
    });
    const now = view({ n: 3, turn: 3, position: position(1, 3) });
    welcome(now, [played(2, 0, 1), played(3, 1, 0)]);
    await vi.waitFor(() => expect(session.position?.round).toBe(3));
    expect(session.events.map((event) => event.n)).toEqual([1, 2, 3]);
  });

  it("goes back at once when a turn is taken back", async () => {
    welcome(view({}));
    hears({ type: "event", ...played(1, 1, 0) });
    hears({ type: "event", n: 2, at: "", seat: 1, kind: "undo", turn: 0, position: position(1) });
    await vi.waitFor(() => expect(session.position?.to_move).toBe(1));
    expect(session.turn.active).toBe(false);
  });

  it("plays a forced turn by itself where that is wanted", async () => {
    settings.forced = true;
    welcome(view({ position: position(0) }));
    await vi.waitFor(() => expect(session.events).toHaveLength(1));
    const [, turns] = asked.mock.calls.findLast(([address]) => address.endsWith("/turns")) ?? [];
    expect(JSON.parse(turns.body)).toEqual({ turn: 0, path: [5] });
    expect(turns.headers).toMatchObject({ Authorization: "Bearer secret-token" });
  });

  it("waits for the player where forced turns are not automatic", async () => {
    welcome(view({ position: position(0) }));
    await vi.waitFor(() => expect(session.turn.forced).toBe(true));
    expect(asked.mock.calls.some(([address]) => address.endsWith("/turns"))).toBe(false);
  });

  it("catches up when its turn comes too late, and says so until the next own turn", async () => {
    welcome(view({ position: position(0) }));
    await vi.waitFor(() => expect(session.turn.forced).toBe(true));
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
    await vi.waitFor(() => expect(session.turn.forced).toBe(true));
    expect(session.turn.error).toBeNull();
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
});
