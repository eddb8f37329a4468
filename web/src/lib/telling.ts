// A turn told event by event: the position before it, and what has happened since.
import type { Story } from "./board";
import { isScoring } from "./scoring";
import type { GameEvent, Position, TableEvent } from "./types";

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

/** Return the events of a turn that a story has told; without one, all. */
export function toldEvents(events: GameEvent[], { before, told, now }: Story): GameEvent[] {
  if (!before) return events;
  const shown = now ? [...told, now] : told;
  // A scoring is told item by item, and is still one event.
  return shown.filter(
    (event, index) => !isScoring(event) || shown[index - 1]?.event !== event.event,
  );
}

/** Return an event of a table as far as a story has told it. */
export const toldPart = (event: TableEvent, story: Story): TableEvent =>
  event.kind === "turn" ? { ...event, events: toldEvents(event.events, story) } : event;

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
