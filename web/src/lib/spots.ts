// Where on the screen lies what an event speaks of: places that the boards mark with data-at.
import { isScoring } from "./scoring";
import type { GameEvent, GameInfo, Position } from "./types";

export type Spot = {
  /** data-at of the place. */
  at: string;
  /** What is meant there: its data-piece; "" if it is the place itself. */
  piece: string;
};

/** What is known when an event of the past is looked up. */
export type Present<At = Position> = {
  position: At;
  info: GameInfo;
  /** Whether the event is of the round that is being played: earlier ones left no trace on the table. */
  thisRound: boolean;
};

/** Return where what an event speaks of lies now; nothing for what is gone. */
export type Spots<Event = GameEvent, At = Position> = (event: Event, now: Present<At>) => Spot[];

/** The place of a player's score. */
export const scoreAt = (seat: number): string => `score-${seat}`;

/** Return the spots of any event: the game's own, and those that all games have. */
export function spotsOf(spots: Spots | undefined, event: GameEvent, now: Present): Spot[] {
  if (event.event === "points") return [{ at: scoreAt(event.seat), piece: "" }];
  if (isScoring(event)) return event.seats.map((_, seat) => ({ at: scoreAt(seat), piece: "" }));
  return spots?.(event, now) ?? [];
}
