// Which way round an expansion lies: the cell of its printed hexagon tells.
import type { Cell } from "./geometry";
import type { GardenChoice, GardenInfo } from "../types";
import { keyOf } from "./geometry";

/** The area on whose rim a cell lies, and in which direction from its middle. */
export function orientationOf(
  info: GardenInfo,
  cell: Cell,
): { area: number; orientation: number } | null {
  for (const { area, centre } of info.areas) {
    const orientation = info.directions.findIndex(
      ([q, r]) => centre[0] + q === cell[0] && centre[1] + r === cell[1],
    );
    if (orientation >= 0) return { area, orientation };
  }
  return null;
}

/** Of these cells to choose those on the rim of an area, in the order of the directions. */
export function turnsOn(info: GardenInfo, area: number, cells: GardenChoice[]): GardenChoice[] {
  const middle = info.areas[area]?.centre;
  if (!middle) return [];
  return info.directions.flatMap(([q, r]) => {
    const rim = keyOf([middle[0] + q, middle[1] + r]);
    return cells.filter((choice) => choice.cell && keyOf(choice.cell) === rim);
  });
}

/** The choice that turns it on from `cell`: clockwise for 1, anticlockwise for -1. */
export function turnedOn(turns: GardenChoice[], cell: Cell, by: 1 | -1): GardenChoice | null {
  const now = turns.findIndex((choice) => choice.cell && keyOf(choice.cell) === keyOf(cell));
  if (turns.length < 2 || now < 0) return null;
  // The directions run anticlockwise.
  return turns[(now - by + turns.length) % turns.length] ?? null;
}
