// Taking back events of a turn that is told: the position is already the one after it, and what is
// still to come has not happened yet for whoever watches.
import type { GameEvent, Position } from "./types";

type Seated = { seats: object[] };

/** The position with one seat changed. */
export function withSeat<Shown extends Seated>(
  position: Shown,
  seat: number,
  change: (one: Shown["seats"][number]) => Partial<Shown["seats"][number]>,
): Shown {
  const seats = position.seats.map((one, index) =>
    index === seat ? { ...one, ...change(one) } : one,
  );
  return { ...position, seats };
}

/** The position before a round began: everybody has passed, and who starts it held the marker. */
export function beforeRound<Shown extends Position>(
  position: Shown,
  { round, seat }: Extract<GameEvent, { event: "round" }>,
): Shown {
  const seats = position.seats.map((one) => ({ ...one, passed: true }));
  return { ...position, round: round - 1, marker: seat, seats };
}
