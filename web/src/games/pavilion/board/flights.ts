// Which tiles an event moves, from where to where (places are data-at values of the board).

import type { Flights, Pace } from "../../../lib/board";
import type { Flight } from "../../../lib/flights";
import type { PavilionEvent, PavilionPosition } from "../types";
import type { Source, Tiles } from "./position";

export const pace: Pace = {
  draft: 620,
  place: 560,
  feature: 700,
  bonus: 420,
  supply: 320,
  fill: 260,
  pass: 480,
  unpack: 260,
};

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

function moved(event: PavilionEvent): Flight[] {
  switch (event.event) {
    case "draft": {
      const source = AT.source(event.from);
      return [
        ...each(
          event.tiles,
          () => source,
          (colour) => AT.tiles(event.seat, colour),
        ),
        ...each(
          event.centre,
          () => source,
          () => AT.source("centre"),
        ),
      ];
    }
    case "marker":
      return [{ from: AT.marker(null), to: AT.marker(event.seat), piece: "" }];
    case "round":
      return [{ from: AT.marker(event.seat), to: AT.marker(null), piece: "" }];
    case "place": {
      const hand = (colour: string): string => AT.tiles(event.seat, colour);
      const space = AT.space(event.seat, event.star, event.space);
      return [
        { from: hand(event.colour), to: space, piece: event.colour },
        ...each(event.tower, hand, () => AT.tower),
      ];
    }
    case "bonus":
      return each(
        event.tiles,
        () => AT.supply,
        (colour) => AT.tiles(event.seat, colour),
      );
    case "supply":
      return each(
        event.tiles ?? {},
        () => AT.bag,
        () => AT.supply,
      );
    case "fill":
      return each(
        event.tiles ?? {},
        () => AT.bag,
        () => AT.source(event.factory),
      );
    case "pass": {
      const hand = (colour: string): string => AT.tiles(event.seat, colour);
      return [
        ...each(event.kept, hand, () => AT.kept(event.seat)),
        ...each(event.discarded, hand, () => AT.tower),
      ];
    }
    case "unpack":
      return each(
        event.tiles,
        () => AT.kept(event.seat),
        (colour) => AT.tiles(event.seat, colour),
      );
    default:
      return [];
  }
}

export const flights: Flights<PavilionEvent, PavilionPosition> = moved;
