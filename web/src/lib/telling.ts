// A turn told event by event: the position before it, and what has happened since.
import type { Story } from "./board";
import type { GameEvent, Position } from "./types";

type Seated = { seats: object[] };

/** Return the position as far as a story has told it; without one, as it is. */
export function toldBy<Shown, Event>(
  position: Shown,
  story: Pick<Story<Event, Shown>, "before" | "told" | "now">,
  after: (shown: Shown, event: Event) => Shown,
): Shown {
  if (!story.before) return position;
  const events = story.now ? [...story.told, story.now] : story.told;
  return events.reduce(after, story.before);
}

/** Return the position with one seat changed. */
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

/** Return what every game shows, as far as a story has told it. */
export const shownBy = (position: Position, story: Story): Position =>
  toldBy(position, story, afterAny<Position>);

/** Return a position after an event that all games have. */
export function afterAny<Shown extends Position>(position: Shown, event: GameEvent): Shown {
  switch (event.event) {
    case "points":
      return withSeat<Position>(position, event.seat, () => ({ score: event.score })) as Shown;
    case "marker":
      return { ...position, marker: event.seat };
    case "round": {
      const seats = position.seats.map((one) => ({ ...one, passed: false }));
      return { ...position, round: event.round, marker: null, to_move: event.seat, seats };
    }
    case "over":
      return { ...position, phase: "over", to_move: null };
    default:
      return position;
  }
}
