// Where what an event of Queen's Garden speaks of lies now.
import type { Spot, Spots } from "../../../lib/spots";
import type { GardenEvent, GardenPosition } from "../types";
import { AT, FACE_DOWN } from "./flights";

const itself = (at: string): Spot => ({ at, piece: "" });

/** Those of some pieces that are still among others, each as often as it is. */
function still(pieces: string[], among: string[]): string[] {
  const left = [...among];
  return pieces.filter((piece) => {
    const index = left.indexOf(piece);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Where pieces go that are given up. */
function givenUp({ tiles, expansions }: { tiles: string[]; expansions: string[] }): Spot[] {
  return [
    ...(tiles.length > 0 ? [itself(AT.tower)] : []),
    ...(expansions.length > 0 ? [itself(AT.supply)] : []),
  ];
}

export const spots: Spots<GardenEvent, GardenPosition> = (event, { position, thisRound }) => {
  switch (event.event) {
    case "acquire": {
      const { tiles = [], expansions = [] } = position.seats[event.seat] ?? {};
      const took = (up: boolean): string[] =>
        event.take.filter(({ from }) => (from === "up") === up).map(({ hexagon }) => hexagon);
      const kept = [...still(took(false), tiles), ...still(took(true), expansions)];
      return kept.map((piece) => ({ at: AT.storage(event.seat), piece }));
    }
    case "place": {
      const { seat, piece, cell, area = 0, hexagon = "" } = event;
      if (piece === "tile") return [{ at: AT.cell(seat, cell), piece: hexagon }];
      return [{ at: AT.area(seat, area), piece: hexagon || FACE_DOWN }];
    }
    case "surround":
      return [itself(AT.cell(event.seat, event.cell))];
    case "pay":
      return [...givenUp(event.payment), ...(event.payment.jokers > 0 ? [itself(AT.pool)] : [])];
    case "pass":
      return givenUp(event.discard);
    case "marker":
      return position.marker === event.seat ? [itself(AT.marker(event.seat))] : [];
    case "draw": {
      const slot = position.display.slots.find((one) => one.slot === event.slot);
      const here = thisRound ? still(event.tiles ?? [], slot?.tiles ?? []) : [];
      return here.map((piece) => ({ at: AT.slot(event.slot), piece }));
    }
    case "flip": {
      const slot = position.display.slots.find((one) => one.slot === event.slot);
      const { hexagon } = event;
      return thisRound && hexagon && slot?.face_up === hexagon
        ? [{ at: AT.slot(event.slot), piece: hexagon }]
        : [];
    }
    case "clear":
      return [itself(AT.tower)];
    default:
      return [];
  }
};
