// Where what an event of Summer Pavilion speaks of lies now.
import type { Spot, Spots } from "../../../lib/spots";
import type { PavilionEvent, PavilionPosition } from "../types";
import { AT } from "./flights";
import { total, type Tiles } from "./position";

const itself = (at: string): Spot => ({ at, piece: "" });

/** The colours of these tiles that a seat still has beside its board. */
function beside(position: PavilionPosition, seat: number, tiles: Tiles): Spot[] {
  const held = position.seats[seat]?.tiles ?? {};
  return Object.keys(tiles)
    .filter((colour) => (held[colour] ?? 0) > 0)
    .map((colour) => itself(AT.tiles(seat, colour)));
}

export const spots: Spots<PavilionEvent, PavilionPosition> = (event, { position }) => {
  switch (event.event) {
    case "draft":
    case "bonus":
    case "unpack":
      return beside(position, event.seat, event.tiles);
    case "place":
      return [{ at: AT.space(event.seat, event.star, event.space), piece: event.colour }];
    case "feature":
      return event.spaces.map(([star, space]) => itself(AT.space(event.seat, star, space)));
    case "supply":
      return Object.entries(event.tiles ?? {}).flatMap(([colour, count]) =>
        Array.from({ length: Math.min(count, position.supply[colour] ?? 0) }, () => ({
          at: AT.supply,
          piece: colour,
        })),
      );
    case "pass": {
      const { kept = {} } = position.seats[event.seat] ?? {};
      return [
        ...(total(event.kept) > 0 && total(kept) > 0 ? [itself(AT.kept(event.seat))] : []),
        ...(total(event.discarded) > 0 ? [itself(AT.tower)] : []),
      ];
    }
    case "marker":
      return position.marker === event.seat ? [itself(AT.marker(event.seat))] : [];
    default:
      return [];
  }
};
