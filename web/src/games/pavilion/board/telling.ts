// The position as far as it has been told. While a played turn is told, the position is already the
// one after it; what is still to come is taken back here, event by event.

import type { Story } from "../../../lib/board";
import { beforeRound, withSeat } from "../../../lib/telling";
import type { PavilionEvent, PavilionPosition } from "../types";
import { minus, plus, total } from "./position";

export function told(
  position: PavilionPosition,
  { coming }: Pick<Story<PavilionEvent>, "coming">,
): PavilionPosition {
  return coming.reduceRight(undone, position);
}

function undone(position: PavilionPosition, event: PavilionEvent): PavilionPosition {
  switch (event.event) {
    case "draft": {
      const back = plus(event.tiles, event.centre);
      const seated = withSeat(position, event.seat, (seat) => ({
        tiles: minus(seat.tiles, event.tiles),
      }));
      if (event.from === "centre") return { ...seated, centre: plus(position.centre, back) };
      return {
        ...seated,
        centre: minus(position.centre, event.centre),
        factories: position.factories.map((tiles, place) =>
          place + 1 === event.from ? back : tiles,
        ),
      };
    }
    case "place":
      return withSeat(
        { ...position, tower: minus(position.tower, event.tower) },
        event.seat,
        (seat) => ({
          tiles: plus(plus(seat.tiles, event.tower), { [event.colour]: 1 }),
          pavilion: seat.pavilion.map((star, number) =>
            number === event.star
              ? star.map((colour, place) => (place === event.space - 1 ? null : colour))
              : star,
          ),
        }),
      );
    case "bonus":
      return withSeat(
        { ...position, supply: plus(position.supply, event.tiles) },
        event.seat,
        (seat) => ({ tiles: minus(seat.tiles, event.tiles) }),
      );
    case "supply": {
      const tiles = event.tiles ?? {};
      return {
        ...position,
        bag: position.bag + total(tiles),
        supply: minus(position.supply, tiles),
      };
    }
    case "fill":
      return {
        ...position,
        bag: position.bag + total(event.tiles ?? {}),
        factories: position.factories.map((tiles, place) =>
          place + 1 === event.factory ? {} : tiles,
        ),
      };
    case "pass":
      return withSeat(
        { ...position, tower: minus(position.tower, event.discarded) },
        event.seat,
        () => ({
          passed: false,
          kept: {},
          tiles: plus(event.kept, event.discarded),
        }),
      );
    case "unpack":
      return withSeat(position, event.seat, () => ({ tiles: {}, kept: event.tiles }));
    case "points":
      return withSeat(position, event.seat, () => ({ score: event.score - event.points }));
    case "marker":
      return { ...position, marker: null };
    case "round":
      return { ...beforeRound(position, event), phase: "placing" };
    case "final-scored":
    case "over":
      return { ...position, phase: "placing" };
    default:
      return position;
  }
}
