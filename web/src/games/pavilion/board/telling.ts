// The position as far as a played turn has been told: the one before it, and event by event what
// happened since.

import type { Story } from "../../../lib/board";
import { afterAny, toldBy, withSeat } from "../../../lib/telling";
import type { PavilionEvent, PavilionPosition } from "../types";
import { minus, plus, total } from "./position";

export const told = (
  position: PavilionPosition,
  story: Pick<Story<PavilionEvent, PavilionPosition>, "before" | "told" | "now">,
): PavilionPosition => toldBy(position, story, after);

function after(position: PavilionPosition, event: PavilionEvent): PavilionPosition {
  switch (event.event) {
    case "draft": {
      const seated = withSeat(position, event.seat, (seat) => ({
        tiles: plus(seat.tiles, event.tiles),
      }));
      if (event.from === "centre")
        return { ...seated, centre: minus(position.centre, event.tiles) };
      return {
        ...seated,
        centre: plus(position.centre, event.centre),
        factories: position.factories.map((tiles, place) =>
          place + 1 === event.from ? {} : tiles,
        ),
      };
    }
    case "place":
      return withSeat(
        { ...position, tower: plus(position.tower, event.tower) },
        event.seat,
        (seat) => ({
          tiles: minus(seat.tiles, plus(event.tower, { [event.colour]: 1 })),
          pavilion: seat.pavilion.map((star, number) =>
            number === event.star ? star.with(event.space - 1, event.colour) : star,
          ),
        }),
      );
    case "bonus":
      return withSeat(
        { ...position, supply: minus(position.supply, event.tiles) },
        event.seat,
        (seat) => ({ tiles: plus(seat.tiles, event.tiles) }),
      );
    case "refill":
      return { ...position, bag: position.bag + event.tiles, tower: {} };
    case "supply": {
      const tiles = event.tiles ?? {};
      return {
        ...position,
        bag: position.bag - total(tiles),
        supply: plus(position.supply, tiles),
      };
    }
    case "fill": {
      const tiles = event.tiles ?? {};
      return {
        ...position,
        bag: position.bag - total(tiles),
        factories: position.factories.with(event.factory - 1, tiles),
      };
    }
    case "pass":
      return withSeat(
        { ...position, tower: plus(position.tower, event.discarded) },
        event.seat,
        () => ({ passed: true, kept: event.kept, tiles: {} }),
      );
    case "unpack":
      return withSeat(position, event.seat, () => ({ tiles: event.tiles, kept: {} }));
    case "round":
      return { ...afterAny(position, event), phase: "drafting", starter: event.seat };
    // What it brings is a bonus, which is told after it.
    case "feature":
      return position;
    default:
      return afterAny(position, event);
  }
}
