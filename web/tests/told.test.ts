// What a session knows after each event of real tables, compared with the service's own view.
// tests/web/test_told.py plays the tables and runs this.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import { NO_STORY, type Story } from "../src/lib/board";
import type { Clock, Position, TableEvent, TableView } from "../src/lib/types";
import { FakeSocket } from "./socket";

type Telling = (
  position: Position,
  story: Story,
  sorted: (pieces: string[]) => string[],
) => Position;
const TELLING = import.meta.glob<{ told: Telling }>("../src/games/*/board/telling.ts", {
  eager: true,
});
const PAGES = import.meta.glob<{ page: { name: string } }>("../src/games/*/index.ts", {
  eager: true,
});

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

/** How a game tells its turns. */
function tellingOf(game: string): Telling {
  const [path = ""] = Object.entries(PAGES).find(([, { page }]) => page.name === game) ?? [];
  return TELLING[path.replace("index.ts", "board/telling.ts")]!.told;
}

/** Without who and what is next, which no event tells; lists whose order means nothing sorted. */
function comparable({ to_move: _to, phase: _phase, ...shown }: Position): unknown {
  return JSON.parse(JSON.stringify(shown), (key, value: unknown) =>
    Array.isArray(value) && SETS.includes(key)
      ? value.map((one) => JSON.stringify(one)).toSorted()
      : value,
  );
}

const SETS = ["tiles", "expansions", "tower", "returned", "slots"];

test.skipIf(!file).each(tables)("table %#: all events together tell the whole turn", (table) => {
  const { begin, steps } = table!;
  let before = begin.position;
  for (const event of steps.flatMap((step) => step.events)) {
    if ((event.kind !== "turn" && event.kind !== "undo") || !event.position) continue;
    const { position } = event;
    if (event.kind === "turn" && position.phase !== "over") {
      const story = { ...NO_STORY, told: event.events, before };
      const shown = tellingOf(begin.game)(position, story, (pieces) => pieces.toSorted());
      expect(comparable(shown)).toEqual(comparable(position));
    }
    before = position;
  }
});
