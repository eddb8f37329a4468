// What lies in a garden and in a storage, ready to be drawn.
import type { Cell } from "./geometry";
import type { GardenInfo, GardenPlacedExpansion, GardenSeat } from "../types";
import { keyOf } from "./geometry";

export type Lying = { cell: Cell; hexagon: string; printed: boolean };
export type FeatureShown = {
  feature: string;
  cell: Cell;
  surrounded: boolean;
};
export type GardenView = {
  hexagons: Lying[];
  features: FeatureShown[];
  placed: (GardenPlacedExpansion & { centre: Cell; around: Cell[] })[];
  empty: GardenInfo["areas"];
  /** Cells on which nothing lies, of the fountain board and of placed expansions. */
  free: Cell[];
};

/** The cell on which an expansion's printed hexagon lies, null if it lies face down. */
export function printedCell(info: GardenInfo, one: GardenPlacedExpansion): Cell | null {
  const middle = info.areas[one.area]?.centre;
  const step = one.orientation === undefined ? undefined : info.directions[one.orientation];
  return one.face_up === null || !middle || !step
    ? null
    : [middle[0] + step[0], middle[1] + step[1]];
}

export function gardenView(info: GardenInfo, seat: GardenSeat): GardenView {
  const tiles = seat.garden.tiles ?? [];
  const expansions = seat.garden.expansions ?? [];
  const hexagons: Lying[] = tiles.map((tile) => ({ ...tile, printed: false }));
  for (const one of expansions) {
    const cell = printedCell(info, one);
    if (cell && one.face_up !== null) hexagons.push({ cell, hexagon: one.face_up, printed: true });
  }
  const taken = new Set(hexagons.map(({ cell }) => keyOf(cell)));
  const placed = expansions.flatMap((one) => {
    const area = info.areas[one.area];
    return area ? [{ ...one, centre: area.centre, around: area.around }] : [];
  });
  const pavilions = placed.filter((one) => one.face_up !== null);
  const features: FeatureShown[] = [
    ...info.features,
    ...pavilions.map(({ centre, around }) => ({ feature: "pavilion", cell: centre, around })),
  ].map(({ feature, cell, around }) => ({
    feature,
    cell,
    surrounded: around.every((beside) => taken.has(keyOf(beside))),
  }));
  const roofed = new Set(pavilions.map(({ centre }) => keyOf(centre)));
  const open = [
    ...info.fountain_board,
    ...placed.flatMap((one) => info.areas[one.area]?.cells ?? []),
  ];
  const used = new Set(placed.map((one) => one.area));
  return {
    // Those further down lie on the edge of those above.
    hexagons: hexagons.sort((a, b) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0]),
    features,
    placed,
    empty: info.areas.filter(({ area }) => !used.has(area)),
    free: open.filter((cell) => !taken.has(keyOf(cell)) && !roofed.has(keyOf(cell))),
  };
}

export type Piece = { kind: "tile" | "expansion" | "joker"; hexagon: string };

/** A piece in storage: `copy` tells identical ones apart. */
export type Stored = Piece & { copy: number };

export const JOKER: Piece = { kind: "joker", hexagon: "" };

export function samePiece(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.hexagon === other.hexagon;
}

export function pieceKey(piece: Piece): string {
  return piece.kind === "joker" ? "joker" : `${piece.kind}:${piece.hexagon}`;
}

/** Number the identical ones. */
export function numbered(pieces: Piece[]): Stored[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const copy = seen.get(pieceKey(piece)) ?? 0;
    seen.set(pieceKey(piece), copy + 1);
    return { ...piece, copy };
  });
}

/** The pieces of a storage: tiles and jokers, then expansions. */
export function storedPieces(seat: GardenSeat): { small: Stored[]; large: Stored[] } {
  const tiles = (seat.tiles ?? []).map((hexagon): Piece => ({ kind: "tile", hexagon }));
  const jokers = Array.from({ length: seat.jokers }, () => JOKER);
  const expansions = (seat.expansions ?? []).map((hexagon): Piece => ({
    kind: "expansion",
    hexagon,
  }));
  return { small: numbered([...tiles, ...jokers]), large: numbered(expansions) };
}

/**
 * Where tiles lie on an expansion of the display: those that stay keep their places, the others
 * get the free ones.
 */
export function keepPlaces(before: (string | null)[], tiles: string[]): (string | null)[] {
  const left = [...tiles];
  const places = before.map((hexagon) => {
    const index = hexagon === null ? -1 : left.indexOf(hexagon);
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  });
  for (const hexagon of left) {
    const gap = places.indexOf(null);
    if (gap < 0) places.push(hexagon);
    else places[gap] = hexagon;
  }
  return places;
}
