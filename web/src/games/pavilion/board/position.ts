// A position of Summer Pavilion as the service sends it (docs/positions.md), and small questions
// about it that only concern drawing.
import type { PavilionBoard, PavilionSeat } from "../types";

/** Tiles counted by colour; colours of which there are none are left out. */
export type Tiles = Record<string, number>;

/** Where tiles are drafted from: a factory, counted from 1, or the centre. */
export type Source = number | "centre";

/** How a star is coloured: by a colour, by all of them, or not decided yet. */
export type StarKind = string | "many" | null;

export function total(tiles: Tiles): number {
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

export function plus(tiles: Tiles, more: Tiles): Tiles {
  const sum = { ...tiles };
  for (const [colour, count] of Object.entries(more)) sum[colour] = (sum[colour] ?? 0) + count;
  return sum;
}

export function minus(tiles: Tiles, fewer: Tiles): Tiles {
  const rest: Tiles = {};
  for (const [colour, count] of Object.entries(tiles)) {
    const left = count - (fewer[colour] ?? 0);
    if (left > 0) rest[colour] = left;
  }
  return rest;
}

/** The colour of every single tile, in the order of `colours`. */
export function eachTile(tiles: Tiles, colours: readonly string[]): string[] {
  return colours.flatMap((colour) => Array<string>(tiles[colour] ?? 0).fill(colour));
}

/** The colour at a space, counted from 1. */
export function tileAt(seat: PavilionSeat, star: number, space: number): string | null {
  return seat.pavilion[star]?.[space - 1] ?? null;
}

/** What a star shows itself to be: the colour printed on it, or what its tiles say. */
export function starKind(seat: PavilionSeat, star: number, board: PavilionBoard): StarKind {
  const kind = board.stars[star];
  if (kind !== undefined && kind !== "open") return kind;
  const laid = (seat.pavilion[star] ?? []).filter((colour) => colour !== null);
  const [first, second] = laid;
  if (first === undefined || second === undefined) return null;
  return first === second ? first : "many";
}

/** Whether all these spaces hold tiles. */
export function covered(
  seat: PavilionSeat,
  spaces: readonly (readonly [number, number])[],
): boolean {
  return spaces.every(([star, space]) => tileAt(seat, star, space) !== null);
}

/** How many sets of one feature of every kind are complete. */
export function completeSets(seat: PavilionSeat, { features }: PavilionBoard): number {
  const counts = new Map(features.map(({ feature }) => [feature, 0]));
  for (const { feature, spaces } of features)
    if (covered(seat, spaces)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return Math.min(...counts.values());
}
