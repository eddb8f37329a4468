// What the others did last: it stays outlined on the boards until one's own next turn.
import type { GameEvent, TableEvent } from "./types";

/** The last turn of each other seat since this one's own, as what happened in it. */
export function lately(told: TableEvent[], own: number): GameEvent[] {
  const turns = new Map<number, GameEvent[]>();
  for (const event of told.toReversed()) {
    // What was taken back lies no longer where it was put.
    if (event.kind === "undo") break;
    if (event.kind !== "turn" || event.seat === null) continue;
    if (event.seat === own) break;
    if (!turns.has(event.seat)) turns.set(event.seat, event.events as GameEvent[]);
  }
  return [...turns.values()].flat();
}
