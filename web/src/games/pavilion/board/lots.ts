// The tiles of a factory or of the centre, sorted into lots: all tiles of a colour that lie together
// are taken together, so they are one thing to point at.

import { cluster, petals, PLATE } from "./arrangement";
import { polar, round, type Point } from "./geometry";
import { eachTile, total, type Tiles } from "./position";

export type Laid = {
  at: Point;
  angle: number;
  /** What a pointer may hit to mean this tile, as a path. */
  hit: string | null;
};
export type Lot = { colour: string; tiles: Laid[] };

/** The side of a tile on a factory. */
export const PETAL = 27;

function sorted(
  colours: readonly string[],
  tiles: readonly string[],
  places: readonly Laid[],
): Lot[] {
  return colours.flatMap((colour) => {
    const own = places.filter((_, index) => tiles[index] === colour);
    return own.length > 0 ? [{ colour, tiles: own }] : [];
  });
}

/** A factory: tiles as petals; each quarter of the plate belongs to one. */
export function petalled(tiles: Tiles, colours: readonly string[]): Lot[] {
  const each = eachTile(tiles, colours);
  const places = petals(each.length, PETAL).map(({ at, angle }, place) => ({
    at,
    angle,
    hit: quarter(place),
  }));
  return sorted(colours, each, places);
}

function quarter(place: number): string {
  const [x, y] = polar(90 * place - 45, PLATE);
  const [lastX, lastY] = polar(90 * place + 45, PLATE);
  return `M0 0L${round(x)} ${round(y)}A${PLATE} ${PLATE} 0 0 1 ${round(lastX)} ${round(lastY)}z`;
}

/** The centre: a cluster of tiles, around the marker while it lies there. */
export function piled(
  tiles: Tiles,
  colours: readonly string[],
  across: number,
  down: number,
  marker: boolean,
  largest: number,
): { lots: Lot[]; side: number; marker: Point | null } {
  const count = total(tiles) + (marker ? 1 : 0);
  const { places, side } = cluster(count, across - 5, down - 5, largest);
  const laid = places.map((at) => ({ at, angle: 0, hit: null }));
  const lots = sorted(colours, eachTile(tiles, colours), marker ? laid.slice(1) : laid);
  return { lots, side, marker: marker ? (places[0] ?? [0, 0]) : null };
}
