// The log in the language of the page: from the events' data, never from the service's English
// text.
import { pageOf } from "../games";
import { nameIn, whoIn, type NameOf, type Telling } from "./game";
import { list, signed, t } from "./i18n.svelte";
import type { GameEvent, Preview, TableEvent } from "./types";

export type Line = {
  text: string;
  clause?: string;
  /** What it tells, if that is an event of the game. */
  event?: GameEvent;
};

/** Return the words for an event that all games have. */
function commonLine(event: GameEvent, telling: Telling): Line | null {
  const name = nameIn(telling);
  const who = whoIn(telling);
  switch (event.event) {
    case "points": {
      const { points, score, clause } = event;
      if (points === 0) return null;
      const id = pageOf(telling.info.name).reasons[event.reason];
      if (!id) return null;
      const values = { ...who(event.seat), points: signed(points), reason: t(id), score };
      return { text: t("table-log-points", values), clause };
    }
    case "marker":
      return { text: t("table-log-marker", who(event.seat)) };
    case "refill":
      return { text: t("table-log-refill", { count: event.tiles }) };
    case "round":
      return { text: t("table-log-round", { round: event.round, name: name(event.seat) }) };
    case "over":
      return { text: overWords(event.scores, event.winners, name) };
    default:
      return null;
  }
}

function overWords(scores: number[], winners: number[], name: NameOf): string {
  const score = scores[winners[0] ?? 0] ?? 0;
  return winners.length === 1
    ? t("table-log-winner", { name: name(winners[0] ?? 0), score })
    : t("table-log-winners", { names: list(winners.map(name)), score });
}

/** Return the lines for the events of one turn. */
export function turnLines(telling: Telling, events: GameEvent[]): Line[] {
  const { logLine } = pageOf(telling.info.name);
  return events.flatMap((event) => {
    const text = logLine(event as never, telling);
    const line = text === null ? commonLine(event, telling) : { text };
    return line ? { ...line, event } : [];
  });
}

/**
 * Return the lines for what a turn would do to the seat that plays it, spoken to that seat. Those of
 * points add up to what the turn brings; what others get and what is drawn is left out.
 */
export function previewLines(telling: Telling, { seat, events }: Preview): Line[] {
  const next = events.findIndex(({ event }) => event === "round");
  const own = events
    .slice(0, next < 0 ? undefined : next)
    .filter((event) => "seat" in event && event.seat === seat);
  return turnLines({ ...telling, you: seat }, own);
}

/** Return the lines for an event of a table. */
export function eventLines(telling: Telling, event: TableEvent): Line[] {
  const nameOf = nameIn(telling);
  const name = nameOf(event.seat);
  switch (event.kind) {
    case "turn":
      return turnLines(telling, event.events);
    case "undo":
      return [{ text: t("table-log-undo", { name }) }];
    case "joined":
      return [{ text: t("table-log-joined", { name: event.name }) }];
    case "renamed":
      return [{ text: t("table-log-renamed", { name: event.name, seat: (event.seat ?? 0) + 1 }) }];
    case "proposed": {
      const other = nameOf(event.proposal.seat);
      return [
        event.proposal.kind === "undo"
          ? { text: t("table-log-undo-asked", { name }) }
          : { text: t("table-log-replace-asked", { name, other }) },
      ];
    }
    case "answered":
      return [
        { text: event.agree ? t("table-log-agreed", { name }) : t("table-log-refused", { name }) },
      ];
    case "replaced":
      return [{ text: t("table-log-replaced", { name: event.name, level: event.level }) }];
    case "returned":
      return [{ text: t("table-log-returned", { name: event.name }) }];
    case "paused":
      return [{ text: t("table-log-paused", lasted(event.seconds)) }];
    case "resigned":
      return [
        {
          text:
            event.reason === "timeout"
              ? t("table-log-timeout", { name })
              : t("table-log-resigned", { name }),
        },
      ];
    case "rematch":
      return [{ text: t("table-log-rematch") }];
    case "void":
      return [];
  }
}

/** Return the numbers of the turns that were taken back. */
export function undoneIn(events: TableEvent[]): Set<number> {
  const undone = new Set<number>();
  let standing: { n: number; turn: number }[] = [];
  for (const event of events) {
    if (event.kind === "turn") standing.push(event);
    if (event.kind !== "undo") continue;
    for (const { n, turn } of standing) if (turn > event.turn) undone.add(n);
    standing = standing.filter(({ turn }) => turn <= event.turn);
  }
  return undone;
}

/** Return the number of the event with which the round that is being played began. */
export function roundBegan(events: TableEvent[]): number {
  const undone = undoneIn(events);
  const began = events.findLast(
    (event) =>
      event.kind === "turn" &&
      !undone.has(event.n) &&
      event.events.some((one) => one.event === "round"),
  );
  return began?.n ?? 0;
}

/** Return a time in a suitable unit. */
function lasted(seconds: number): { unit: string; count: number } {
  if (seconds < 90) return { unit: "seconds", count: Math.max(1, Math.round(seconds)) };
  const minutes = seconds / 60;
  if (minutes < 90) return { unit: "minutes", count: Math.round(minutes) };
  return { unit: "hours", count: Math.round(minutes / 60) };
}
