// How the shared table is laid out: factories around the centre, and tiles within each.

import { polar, type Point } from "./geometry";

/** The radius of a factory in the table's own units. */
export const PLATE = 50;

export type Arrangement = {
  width: number;
  height: number;
  plates: Point[];
  /** The middle of the centre and its half axes. */
  centre: { middle: Point; across: number; down: number };
};

const GAP = 4;

/** How far tiles that lie together are from each other, for a side of 1. */
const PITCH = 1.1;
const RISE = 0.96;

/** The factories for a given number of them: around the centre, or in a row to scroll in. */
export function arrange(factories: number, inRow: boolean): Arrangement {
  return inRow ? row(factories) : ring(factories);
}

function ring(factories: number): Arrangement {
  const closest = (PLATE + GAP) / Math.sin(Math.PI / factories);
  // Five factories would leave too little room for what is moved to the centre.
  const radius = Math.max(closest, PLATE * 2.2);
  const turn = 360 / factories;
  const plates = Array.from({ length: factories }, (_, place) => polar(turn * place, radius));
  const low = Math.max(...plates.map(([, y]) => y));
  const wide = Math.max(...plates.map(([x]) => x));
  const left = wide + PLATE + GAP;
  const top = radius + PLATE + GAP;
  const room = radius - PLATE - 2 * GAP;
  return {
    width: 2 * left,
    height: top + low + PLATE + GAP,
    plates: plates.map(([x, y]): Point => [x + left, y + top]),
    centre: { middle: [left, top], across: room, down: room },
  };
}

/** The centre first, wide enough for all that can be left, then one factory after the other. */
function row(factories: number): Arrangement {
  const pitch = 2 * PLATE + GAP;
  const across = PLATE * 1.9;
  const first = 2 * across + 2 * GAP + PLATE;
  return {
    width: 2 * across + 2 * GAP + factories * pitch,
    height: 2 * PLATE + 2 * GAP,
    plates: Array.from({ length: factories }, (_, place): Point => [
      first + place * pitch,
      PLATE + GAP,
    ]),
    centre: { middle: [across + GAP / 2, PLATE + GAP], across, down: PLATE },
  };
}

/** The places of the tiles on a factory: petals around its middle. */
export function petals(count: number, side: number): { at: Point; angle: number }[] {
  return Array.from({ length: count }, (_, place) => ({
    at: polar(90 * place, side * 0.9),
    angle: 90 * (place % 2),
  }));
}

/**
 * A cluster of upright rhombi in an oval: the places nearest the middle, the first one the middle
 * itself, the others row by row so that tiles of a colour lie together; and the side of each.
 */
export function cluster(
  count: number,
  across: number,
  down: number,
  largest: number,
): { places: Point[]; side: number } {
  let side = largest;
  let places = lattice(count, side, across, down);
  while (places.length < count && side > 4) {
    side *= 0.96;
    places = lattice(count, side, across, down);
  }
  const [first, ...others] = places;
  if (first === undefined) return { places: [], side };
  others.sort(([x, y], [otherX, otherY]) => y - otherY || x - otherX);
  return { places: [first, ...others], side };
}

/**
 * A heap of upright rhombi around the middle of an oblong, in as many staggered rows as leave them
 * largest.
 */
export function heap(
  count: number,
  across: number,
  down: number,
  largest: number,
): { places: Point[]; side: number } {
  let best = { side: 0, rows: 1 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows) + (rows > 1 ? 0.5 : 0);
    const wide = (2 * across) / (columns * PITCH);
    const high = (2 * down) / (Math.sqrt(3) + (rows - 1) * RISE);
    const side = Math.min(largest, wide, high);
    if (side > best.side) best = { side, rows };
  }
  const { side, rows } = best;
  const columns = Math.ceil(count / rows);
  const places = Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const shift = rows > 1 ? (row % 2 ? 0.25 : -0.25) : 0;
    return [
      ((index % columns) - (inRow - 1) / 2 + shift) * PITCH * side,
      (row - (rows - 1) / 2) * RISE * side,
    ];
  });
  return { places, side };
}

/** The lattice points nearest the middle whose rhombi lie within the oval; fewer if they do not fit. */
function lattice(count: number, side: number, across: number, down: number): Point[] {
  const pitch = side * PITCH;
  const rise = side * RISE;
  const reach = 9;
  const found: { at: Point; far: number }[] = [];
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * pitch;
      const y = row * rise;
      const far =
        ((Math.abs(x) + side * 0.5) / across) ** 2 + ((Math.abs(y) + side * 0.5) / down) ** 2;
      if (far <= 1) found.push({ at: [x, y], far: (x / across) ** 2 + (y / down) ** 2 });
    }
  }
  return found
    .sort((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ at }) => at);
}
