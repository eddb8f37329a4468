// Which hexagons of the display light up, and how.
import type { GardenChoice, GardenTakes } from "../types";

/** A hexagon in the display: on which slot, and whether it is the expansion itself. */
export type Shown = { slot: number; hexagon: string; up: boolean };

/**
 * It would be taken; it would be taken by the colour, the pattern or both of the hexagon that
 * is pointed at; or it is one of several copies of which one is to be chosen.
 */
export type Light = "take" | "colour" | "pattern" | "both" | "copy";

/** Whether this is where a piece comes from. */
export function comesFrom(source: number | "up", shown: Shown): boolean {
  return source === "up" ? shown.up : !shown.up && source === shown.slot;
}

/** Whether a hexagon is among those a name takes, or one of the copies of one. */
export function isTaken(taken: GardenTakes[], shown: Shown): boolean {
  return taken.some(
    (one) => one.hexagon === shown.hexagon && one.from.some((source) => comesFrom(source, shown)),
  );
}

/** The light of a hexagon while another is pointed at that these names would take. */
export function lightByWays(ways: GardenChoice[], shown: Shown): Light | null {
  const taking = ways.filter((way) => isTaken(way.takes ?? [], shown));
  const byColour = taking.some((way) => way.line === "colour");
  const byPattern = taking.some((way) => way.line === "pattern");
  if (byColour && byPattern) return "both";
  return byColour ? "colour" : byPattern ? "pattern" : null;
}

/** Whether it is taken by a name of which copies are chosen one after the other so far. */
export function isTakenSoFar(way: GardenChoice, chosen: (number | "up")[], shown: Shown): boolean {
  const index = way.takes?.findIndex((taken) => taken.hexagon === shown.hexagon) ?? -1;
  const source = chosen[index];
  if (index < 0) return false;
  return source === undefined ? isTaken(way.takes ?? [], shown) : comesFrom(source, shown);
}
