// What a session knows after each event of real tables, compared with the service's own view.
// tests/web/test_told.py plays the tables and runs this.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Clock, TableEvent, TableView } from "../src/lib/types";
import { FakeSocket } from "./socket";

type Told = { begin: TableView; steps: { events: TableEvent[]; after: TableView }[] };

const file = process.env["QUINTA_TOLD"];
const tables = file ? (JSON.parse(readFileSync(file, "utf8")) as Told[]) : [null];

beforeEach(() => {
  settings.speed = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

/** A clock as it stands at a time: one event tells of it, and then it runs. */
function at(clock: Clock | null, time: string): Clock | null {
  if (!clock) return null;
  const seconds = (Date.parse(time) - Date.parse(clock.at)) / 1000;
  const left = clock.left.map((one, seat) => (seat === clock.running ? one - seconds : one));
  return { ...clock, left: left.map((one) => Math.round(one * 1000) / 1000), at: time };
}

test.skipIf(!file).each(tables)("table %#", (table) => {
  const { begin, steps } = table!;
  const session = new Session(begin.table, "ws://host/live");
  session.open();
  FakeSocket.last.opens();
  const welcome = { table: begin, seats: [], before: begin.n, events: [], chat: [] };
  FakeSocket.last.hears({ type: "welcome", ...welcome });
  for (const { events, after } of steps) {
    for (const event of events) FakeSocket.last.hears({ type: "event", ...event });
    const time = after.clock?.at ?? "";
    const known = session.view && { ...session.view, clock: at(session.view.clock, time) };
    expect(known).toEqual({ ...after, clock: at(after.clock, time) });
  }
  session.close();
});
