// Which pieces an event moves over the page, between places marked with data-at.
import type { Flights } from "../lib/board";
import type { Flight } from "../lib/flights";
import type { Cell, GardenEvent } from "../lib/types";
import { keyOf } from "./geometry";

/** The names of the marked places. */
export const AT = {
  display: "display",
  bag: "bag",
  tower: "tower",
  supply: "supply",
  slot: (slot: number): string => `slot-${slot}`,
  storage: (seat: number): string => `storage-${seat}`,
  cell: (seat: number, cell: Cell): string => `garden-${seat}:${keyOf(cell)}`,
  area: (seat: number, area: number): string => `area-${seat}:${area}`,
} as const;

function paid(seat: number, pieces: { tiles: string[]; expansions: string[] }): Flight[] {
  const from = AT.storage(seat);
  return [
    ...pieces.tiles.map((piece) => ({ from, to: AT.tower, piece })),
    ...pieces.expansions.map((piece) => ({ from, to: AT.supply, piece })),
  ];
}

function moved(event: GardenEvent): Flight[] {
  switch (event.event) {
    case "acquire":
      return event.take.map(({ hexagon, from }) => ({
        from: from === "up" ? AT.display : AT.slot(from),
        to: AT.storage(event.seat),
        piece: hexagon,
      }));
    case "draw":
      return (event.tiles ?? []).map((piece) => ({ from: AT.bag, to: AT.slot(event.slot), piece }));
    case "pay":
      return paid(event.seat, event.payment);
    case "pass":
      return paid(event.seat, event.discard);
    case "place": {
      const { seat, piece, cell, area = 0, hexagon = "" } = event;
      if (piece === "tile") {
        return [{ from: AT.storage(seat), to: AT.cell(seat, cell), piece: hexagon }];
      }
      const from = piece === "bought" ? AT.supply : AT.storage(seat);
      return [{ from, to: AT.area(seat, area), piece: "" }];
    }
    case "surround":
      return Array.from({ length: event.jokers }, () => ({
        from: AT.cell(event.seat, event.cell),
        to: AT.storage(event.seat),
        piece: "joker",
      }));
    default:
      return [];
  }
}

export const flights: Flights = (event) => moved(event as GardenEvent);
