// Which tiles an event moves, from where to where (places are data-at values of the board).

import type { Flight } from "../../../lib/flights";
import type { GameEvent, PavilionEvent, Position } from "../../../lib/types";
import type { Source, Tiles } from "./position";

export const AT = {
  source: (source: Source): string => (source === "centre" ? "centre" : `factory-${source}`),
  tiles: (seat: number, colour: string): string => `tiles-${seat}-${colour}`,
  kept: (seat: number): string => `kept-${seat}`,
  space: (seat: number, star: number, space: number): string => `space-${seat}-${star}-${space}`,
  marker: (seat: number | null): string => (seat === null ? "marker-centre" : `marker-${seat}`),
  supply: "supply",
  bag: "bag",
  tower: "tower",
};

function each(
  tiles: Tiles,
  from: (colour: string) => string,
  to: (colour: string) => string,
): Flight[] {
  return Object.entries(tiles).flatMap(([colour, count]) =>
    Array.from({ length: count }, () => ({ from: from(colour), to: to(colour), piece: colour })),
  );
}

export function flights(event: GameEvent, _before: Position, _after: Position): Flight[] {
  const told = event as PavilionEvent;
  switch (told.event) {
    case "draft": {
      const source = AT.source(told.from);
      return [
        ...each(
          told.tiles,
          () => source,
          (colour) => AT.tiles(told.seat, colour),
        ),
        ...each(
          told.centre,
          () => source,
          () => AT.source("centre"),
        ),
      ];
    }
    case "marker":
      return [{ from: AT.marker(null), to: AT.marker(told.seat), piece: "" }];
    case "round":
      return [{ from: AT.marker(told.seat), to: AT.marker(null), piece: "" }];
    case "place": {
      const hand = (colour: string): string => AT.tiles(told.seat, colour);
      const space = AT.space(told.seat, told.star, told.space);
      return [
        { from: hand(told.colour), to: space, piece: told.colour },
        ...each(told.tower, hand, () => AT.tower),
      ];
    }
    case "bonus":
      return each(
        told.tiles,
        () => AT.supply,
        (colour) => AT.tiles(told.seat, colour),
      );
    case "supply":
      return each(
        told.tiles ?? {},
        () => AT.bag,
        () => AT.supply,
      );
    case "fill":
      return each(
        told.tiles ?? {},
        () => AT.bag,
        () => AT.source(told.factory),
      );
    case "pass": {
      const hand = (colour: string): string => AT.tiles(told.seat, colour);
      return [
        ...each(told.kept, hand, () => AT.kept(told.seat)),
        ...each(told.discarded, hand, () => AT.tower),
      ];
    }
    case "unpack":
      return each(
        told.tiles,
        () => AT.kept(told.seat),
        (colour) => AT.tiles(told.seat, colour),
      );
    default:
      return [];
  }
}
