// Positions of Queen's Garden changed by hand. Nothing here asks whether a position can exist: the engine
// says so.
import { withSeat } from "../../../lib/telling";
import { keyOf, type Cell } from "../board/geometry";
import type { GardenInfo, GardenPlacedExpansion, GardenPosition, GardenSlot } from "../types";

export type Draft = GardenPosition;

/** What the engine counts where it is left out (docs/positions.md). */
export const COUNTED = ["supply", "returned", "bag"] as const;

/** Where pieces can be put. */
export type Place =
  | { kind: "slot"; slot: number }
  | { kind: "tower" }
  | { kind: "storage"; seat: number }
  | { kind: "cell"; seat: number; cell: Cell }
  | { kind: "area"; seat: number; area: number };

/** A place as text, to compare it with others. */
export function placeKey(place: Place): string {
  switch (place.kind) {
    case "slot":
      return `slot ${place.slot}`;
    case "tower":
      return "tower";
    case "storage":
      return `storage ${place.seat}`;
    case "cell":
      return `cell ${place.seat} ${keyOf(place.cell)}`;
    case "area":
      return `area ${place.seat} ${place.area}`;
  }
}

/** Return what fits of a draft onto a blank table: its seats, and the display as far as it may. */
export function laidOn(blank: Draft, draft: Draft): Draft {
  const seated = <Seat>(seat: Seat): Seat | null =>
    typeof seat === "number" && seat >= blank.players ? null : seat;
  return {
    ...draft,
    players: blank.players,
    options: blank.options,
    marker: seated(draft.marker),
    to_move: draft.to_move === null ? null : (seated(draft.to_move) ?? 0),
    seats: blank.seats.map((seat, number) => draft.seats[number] ?? seat),
  };
}

/** The tiles without one that is like this. */
function without(tiles: string[], hexagon: string): string[] {
  const at = tiles.indexOf(hexagon);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}

// --- the display ----------------------------------------------------------------------------

export const slotAt = (draft: Draft, slot: number): GardenSlot | undefined =>
  draft.display.slots.find((one) => one.slot === slot);

function withSlot(draft: Draft, slot: GardenSlot | { slot: number }): Draft {
  const others = draft.display.slots.filter((one) => one.slot !== slot.slot);
  const lies = "face_up" in slot || ("tiles" in slot && (slot.tiles ?? []).length > 0);
  const slots = lies ? [...others, slot].sort((one, other) => one.slot - other.slot) : others;
  return { ...draft, display: { ...draft.display, slots } };
}

export const withStack = (draft: Draft, stack: number): Draft => ({
  ...draft,
  display: { ...draft.display, stack },
});

/** Turn up an expansion on a slot, in place of what lies there; null: nothing lies there. */
export const turnedUp = (draft: Draft, slot: number, hexagon: string | null): Draft =>
  withSlot(draft, hexagon === null ? { slot } : { slot, face_up: hexagon });

// --- heaps of tiles -------------------------------------------------------------------------

/** The tiles that lie in a place. */
export function tilesAt(draft: Draft, place: Place): string[] {
  if (place.kind === "slot") return slotAt(draft, place.slot)?.tiles ?? [];
  if (place.kind === "tower") return draft.tower;
  if (place.kind === "storage") return draft.seats[place.seat]?.tiles ?? [];
  return [];
}

function withTiles(draft: Draft, place: Place, tiles: string[]): Draft {
  if (place.kind === "slot") return withSlot(draft, { slot: place.slot, tiles });
  if (place.kind === "tower") return { ...draft, tower: tiles };
  if (place.kind === "storage") return withSeat(draft, place.seat, () => ({ tiles })) as Draft;
  return draft;
}

export const added = (draft: Draft, place: Place, hexagon: string): Draft =>
  withTiles(draft, place, [...tilesAt(draft, place), hexagon]);

export const removed = (draft: Draft, place: Place, hexagon: string): Draft =>
  withTiles(draft, place, without(tilesAt(draft, place), hexagon));

// --- a seat's side --------------------------------------------------------------------------

export const withJokers = (draft: Draft, seat: number, jokers: number): Draft =>
  withSeat(draft, seat, () => ({ jokers })) as Draft;

/** Put an expansion into a storage, or take it out if it is there. */
export function toggledStored(draft: Draft, seat: number, hexagon: string): Draft {
  return withSeat(draft, seat, ({ expansions = [] }) => ({
    expansions: expansions.includes(hexagon)
      ? without(expansions, hexagon)
      : [...expansions, hexagon],
  })) as Draft;
}

/** Lay a tile on a cell, in place of what lies there; null: nothing lies there. */
export function tiled(draft: Draft, seat: number, cell: Cell, hexagon: string | null): Draft {
  return withSeat(draft, seat, ({ garden }) => {
    const others = (garden.tiles ?? []).filter((one) => keyOf(one.cell) !== keyOf(cell));
    const tiles = hexagon === null ? others : [...others, { cell, hexagon }];
    return { garden: { ...garden, tiles } };
  }) as Draft;
}

export const tileOn = (draft: Draft, seat: number, cell: Cell): string | null =>
  draft.seats[seat]?.garden.tiles?.find((one) => keyOf(one.cell) === keyOf(cell))?.hexagon ?? null;

export const expansionOn = (
  draft: Draft,
  seat: number,
  area: number,
): GardenPlacedExpansion | null =>
  draft.seats[seat]?.garden.expansions?.find((one) => one.area === area) ?? null;

/** Lay an expansion on an area, in place of what lies there; without one its tiles go as well. */
export function expanded(
  info: GardenInfo,
  draft: Draft,
  seat: number,
  area: number,
  expansion: Omit<GardenPlacedExpansion, "area"> | null,
): Draft {
  const cells = new Set((info.areas[area]?.cells ?? []).map(keyOf));
  return withSeat(draft, seat, ({ garden }) => {
    const others = (garden.expansions ?? []).filter((one) => one.area !== area);
    const tiles = garden.tiles ?? [];
    return {
      garden: {
        expansions: expansion
          ? [...others, { area, ...expansion }].sort((one, other) => one.area - other.area)
          : others,
        tiles: expansion ? tiles : tiles.filter(({ cell }) => !cells.has(keyOf(cell))),
      },
    };
  }) as Draft;
}

/** Turn an expansion that lies face up by one direction. */
export function rotated(info: GardenInfo, draft: Draft, seat: number, area: number): Draft {
  const here = expansionOn(draft, seat, area);
  if (here?.face_up == null) return draft;
  const orientation = ((here.orientation ?? 0) + 1) % info.directions.length;
  return expanded(info, draft, seat, area, { face_up: here.face_up, orientation });
}
