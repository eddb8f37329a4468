// Positions of Summer Pavilion changed by hand. Nothing here asks whether a position can exist: the engine
// says so.
import { withSeat } from "../../../lib/telling";
import type { Tiles } from "../board/position";
import type { PavilionPosition } from "../types";

export type Draft = PavilionPosition;

/** What the engine counts where it is left out (docs/positions.md). */
export const COUNTED = ["bag"] as const;

/** Where tiles can be put. Factories are counted from 1, spaces too. */
export type Place =
  | { kind: "factory"; factory: number }
  | { kind: "centre" }
  | { kind: "supply" }
  | { kind: "tower" }
  | { kind: "tiles"; seat: number }
  | { kind: "kept"; seat: number }
  | { kind: "space"; seat: number; star: number; space: number };

/** A place as text, to compare it with others. */
export function placeKey(place: Place): string {
  switch (place.kind) {
    case "factory":
      return `factory ${place.factory}`;
    case "tiles":
    case "kept":
      return `${place.kind} ${place.seat}`;
    case "space":
      return `space ${place.seat} ${place.star}.${place.space}`;
    default:
      return place.kind;
  }
}

/** Return what fits of a draft onto a blank table: its seats, and the factories that are there. */
export function laidOn(blank: Draft, draft: Draft): Draft {
  const seated = (seat: number): number => (seat < blank.players ? seat : 0);
  return {
    ...draft,
    players: blank.players,
    options: blank.options,
    marker: draft.marker !== null && draft.marker < blank.players ? draft.marker : null,
    starter: seated(draft.starter),
    to_move: draft.to_move === null ? null : seated(draft.to_move),
    factories: blank.factories.map((factory, number) => draft.factories[number] ?? factory),
    seats: blank.seats.map((seat, number) => draft.seats[number] ?? seat),
  };
}

/** The tiles in a place that holds a heap; none on a space. */
export function tilesAt(draft: Draft, place: Place): Tiles {
  switch (place.kind) {
    case "factory":
      return draft.factories[place.factory - 1] ?? {};
    case "centre":
    case "supply":
    case "tower":
      return draft[place.kind] ?? {};
    case "tiles":
    case "kept":
      return draft.seats[place.seat]?.[place.kind] ?? {};
    case "space":
      return {};
  }
}

/** Let so many tiles of a colour lie in a place. */
export function counted(draft: Draft, place: Place, colour: string, count: number): Draft {
  const others = Object.entries(tilesAt(draft, place)).filter(([other]) => other !== colour);
  const tiles: Tiles = Object.fromEntries(count > 0 ? [...others, [colour, count]] : others);
  switch (place.kind) {
    case "factory": {
      const factories = draft.factories.map((one, at) => (at === place.factory - 1 ? tiles : one));
      return { ...draft, factories };
    }
    case "centre":
    case "supply":
    case "tower":
      return { ...draft, [place.kind]: tiles };
    case "tiles":
    case "kept":
      return withSeat(draft, place.seat, () => ({ [place.kind]: tiles })) as Draft;
    case "space":
      return draft;
  }
}

/** Lay a tile on a space, in place of what lies there; null: nothing lies there. */
export function covered(
  draft: Draft,
  seat: number,
  star: number,
  space: number,
  colour: string | null,
): Draft {
  return withSeat(draft, seat, ({ pavilion }) => ({
    pavilion: pavilion.map((spaces, at) =>
      at === star ? spaces.map((one, index) => (index === space - 1 ? colour : one)) : spaces,
    ),
  })) as Draft;
}

export const withStarter = (draft: Draft, starter: number): Draft => ({ ...draft, starter });
