// The live connection: it says where it left off, comes back by itself, gives up only when refused.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, pause, type Connection } from "../src/lib/live";
import type { ServerMessage } from "../src/lib/types";
import { FakeSocket } from "./socket";

describe("the live connection", () => {
  let since = 0;
  let states: Connection[] = [];
  let heard: ServerMessage[] = [];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    [since, states, heard] = [0, [], []];
    live = new Live({
      address: "ws://host/api/tables/t/live",
      hello: () => ({ since, said: 3, tokens: ["secret"], mute: [] }),
      onMessage: (message) => heard.push(message),
      onState: (state) => states.push(state),
    });
    live.open();
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("says hello first, with the tokens and the last event it knows", () => {
    FakeSocket.last.opens();
    expect(FakeSocket.last.hello).toEqual({
      type: "hello",
      since: 0,
      said: 3,
      tokens: ["secret"],
      mute: [],
    });
  });

  it("comes back after a loss and asks for what it missed", () => {
    FakeSocket.last.opens();
    FakeSocket.last.hears({ type: "welcome", events: [] });
    since = 12;
    FakeSocket.last.breaks();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.opens();
    expect(FakeSocket.last.hello).toMatchObject({ since: 12 });
    FakeSocket.last.hears({ type: "welcome", events: [] });
    expect(states.at(-1)).toBe("open");
  });

  it("hands on what it hears in order", () => {
    FakeSocket.last.opens();
    FakeSocket.last.hears({ type: "event", n: 1 });
    FakeSocket.last.hears({ type: "event", n: 2 });
    expect(heard).toMatchObject([{ n: 1 }, { n: 2 }]);
  });

  it("does not knock again where it was refused", () => {
    FakeSocket.last.opens();
    FakeSocket.last.breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["refused"]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("tries at once when the device is online again", () => {
    FakeSocket.last.opens();
    dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("takes a long silence for a loss", () => {
    FakeSocket.last.opens();
    FakeSocket.last.hears({ type: "welcome", events: [] });
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent.at(-1)).toBe('{"type":"ping"}');
    vi.advanceTimersByTime(60_000);
    expect(states).toContain("lost");
  });

  it("waits longer each time, never all pages at once, and not forever", () => {
    expect(pause(0, () => 0)).toBe(250);
    expect(pause(0, () => 1)).toBe(500);
    expect(pause(3, () => 1)).toBe(4000);
    expect(pause(30, () => 1)).toBe(15_000);
  });
});
