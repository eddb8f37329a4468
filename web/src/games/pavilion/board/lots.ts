// The tiles of a factory or of the centre, sorted into lots: all tiles of a colour that lie together
// are taken together, so they are one thing to point at.

import { cluster, heap, petals, PLATE } from "./arrangement";
import { polar, round, type Point } from "./geometry";
import { eachTile, total, type Tiles } from "./position";

export type Laid = {
  at: Point;
  angle: number;
  /** What a pointer may hit to mean this tile, as a path. */
  hit: string | null;
};
export type Lot = {
  colour: string;
  /** The side of each tile. */
  side: number;
  tiles: Laid[];
};
export type Pile = { lots: Lot[]; marker: { at: Point; side: number } | null };

/** The side of a tile on a factory. */
export const PETAL = 27;

function sorted(
  colours: readonly string[],
  tiles: readonly string[],
  places: readonly Laid[],
  side: number,
): Lot[] {
  return colours.flatMap((colour) => {
    const own = places.filter((_, index) => tiles[index] === colour);
    return own.length > 0 ? [{ colour, side, tiles: own }] : [];
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
  return sorted(colours, each, places, PETAL);
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
): Pile {
  const count = total(tiles) + (marker ? 1 : 0);
  const { places, side } = cluster(count, across - 5, down - 5, PETAL);
  const laid = places.map((at) => ({ at, angle: 0, hit: null }));
  const lots = sorted(colours, eachTile(tiles, colours), marker ? laid.slice(1) : laid, side);
  return { lots, marker: marker ? { at: places[0] ?? [0, 0], side } : null };
}

/**
 * The centre for fingers: each colour has a place of its own in one of two rows, all of which may
 * be hit; the marker lies between them.
 */
export function shelved(
  tiles: Tiles,
  colours: readonly string[],
  across: number,
  down: number,
  marker: boolean,
): Pile {
  const columns = Math.ceil(colours.length / 2);
  const [wide, high] = [across / columns, down / 2];
  const lots = colours.flatMap((colour, index) => {
    const count = tiles[colour] ?? 0;
    if (count === 0) return [];
    const x = (2 * (index % columns) + 1) * wide - across;
    const y = (2 * Math.floor(index / columns) + 1) * high - down;
    const { places, side } = heap(count, wide - 3, high - 2, PETAL);
    const hit = `M${round(x - wide)} ${round(y - high)}h${round(2 * wide)}v${2 * high}h${-round(2 * wide)}z`;
    const laid = places.map(([dx, dy]): Laid => ({ at: [x + dx, y + dy], angle: 0, hit }));
    return [{ colour, side, tiles: laid }];
  });
  return { lots, marker: marker ? { at: [2 * wide - across, 0], side: PETAL } : null };
}
