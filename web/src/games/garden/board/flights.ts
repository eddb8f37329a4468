// Which pieces an event moves over the page, between places marked with data-at.
import type { Flights, Pace } from "../../../lib/board";
import type { Flight } from "../../../lib/flights";
import type { Cell } from "./geometry";
import type { GardenEvent, GardenPosition } from "../types";
import { keyOf } from "./geometry";

export const pace: Pace = {
  acquire: 620,
  draw: 520,
  flip: 480,
  place: 560,
  pay: 420,
  surround: 700,
  pass: 480,
  clear: 620,
};

/** What an expansion that was bought is called as a piece. */
export const FACE_DOWN = "face-down";

/** The names of the marked places. */
export const AT = {
  bag: "bag",
  tower: "tower",
  supply: "supply",
  pool: "pool",
  marker: (seat: number | null): string => (seat === null ? "marker" : `marker-${seat}`),
  slot: (slot: number): string => `slot-${slot}`,
  storage: (seat: number): string => `storage-${seat}`,
  cell: (seat: number, cell: Cell): string => `garden-${seat}:${keyOf(cell)}`,
  area: (seat: number, area: number): string => `area-${seat}:${area}`,
} as const;

function paid(seat: number, payment: { tiles: string[]; expansions: string[] }): Flight[] {
  const from = AT.storage(seat);
  return [
    ...payment.tiles.map((piece) => ({ from, to: AT.tower, piece })),
    ...payment.expansions.map((piece) => ({ from, to: AT.supply, piece })),
  ];
}

const jokers = (count: number, from: string, to: string): Flight[] =>
  Array.from({ length: count }, () => ({ from, to, piece: "joker" }));

/** What is left in the display when a round ends. */
function cleared({ display }: GardenPosition): Flight[] {
  return display.slots.flatMap(({ slot, tiles = [], face_up: up }) => {
    const from = AT.slot(slot);
    return [
      ...tiles.map((piece) => ({ from, to: AT.tower, piece })),
      ...(up === undefined ? [] : [{ from, to: AT.supply, piece: up }]),
    ];
  });
}

function placed(event: GardenEvent & { event: "place" }): Flight {
  const { seat, piece, cell, area = 0, hexagon = "" } = event;
  if (piece === "tile") {
    return { from: AT.storage(seat), to: AT.cell(seat, cell), piece: hexagon };
  }
  const from = piece === "bought" ? AT.supply : AT.storage(seat);
  return { from, to: AT.area(seat, area), piece: hexagon || FACE_DOWN };
}

function moved(event: GardenEvent, before: GardenPosition): Flight[] {
  switch (event.event) {
    case "acquire": {
      const upAt = (hexagon: string): number =>
        before.display.slots.find((slot) => slot.face_up === hexagon)?.slot ?? 0;
      return event.take.map(({ hexagon, from }) => ({
        from: AT.slot(from === "up" ? upAt(hexagon) : from),
        to: AT.storage(event.seat),
        piece: hexagon,
      }));
    }
    case "draw":
      return (event.tiles ?? []).map((piece) => ({ from: AT.bag, to: AT.slot(event.slot), piece }));
    case "pay":
      return [
        ...paid(event.seat, event.payment),
        ...jokers(event.payment.jokers, AT.storage(event.seat), AT.pool),
      ];
    case "pass":
      return paid(event.seat, event.discard);
    case "place":
      return [placed(event)];
    case "surround":
      return jokers(event.jokers, AT.cell(event.seat, event.cell), AT.storage(event.seat));
    case "marker":
      return [{ from: AT.marker(null), to: AT.marker(event.seat), piece: "" }];
    case "round":
      return [{ from: AT.marker(event.seat), to: AT.marker(null), piece: "" }];
    case "clear":
      return cleared(before);
    default:
      return [];
  }
}

export const flights: Flights<GardenEvent, GardenPosition> = moved;
