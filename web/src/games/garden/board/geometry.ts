// Where cells lie: axial coordinates, pointy-top, y downwards, sides of UNIT.

/** The side of a cell in all drawings; an <svg> scales it to what it needs. */
export const UNIT = 20;
export const CELL_WIDTH = UNIT * Math.sqrt(3);

/** Axial coordinates. */
export type Cell = [number, number];
export type Point = [number, number];

/** The cells around the middle, anticlockwise. */
export const AROUND: Cell[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** A cell's name in data-at, in sets and as key. */
export function keyOf(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

export function centre([q, r]: Cell, side = UNIT): Point {
  return [side * Math.sqrt(3) * (q + r / 2), side * 1.5 * r];
}

export function neighbours([q, r]: Cell): Cell[] {
  return AROUND.map(([dq, dr]) => [q + dq, r + dr]);
}

/** The seven cells of an expansion: its middle, then its rim. */
export function flower(middle: Cell = [0, 0]): Cell[] {
  return [middle, ...neighbours(middle)];
}

/** The six corners of a cell, from the top clockwise. */
export function corners(side: number, [x, y]: Point = [0, 0]): Point[] {
  return [0, 60, 120, 180, 240, 300].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [x + side * Math.sin(turn), y - side * Math.cos(turn)];
  });
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A closed line through the points with its corners rounded off. */
export function rounded(points: Point[], radius: number): string {
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const part = Math.min(radius / length, 0.5);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const parts = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const [ax, ay] = towards(corner, before);
    const [bx, by] = towards(corner, after);
    const move = index === 0 ? "M" : "L";
    return `${move}${short(ax)} ${short(ay)}Q${short(corner[0])} ${short(corner[1])} ${short(bx)} ${short(by)}`;
  });
  return `${parts.join("")}z`;
}

/** A cell as a path with slightly rounded corners. */
export function hexagonPath(side: number, radius = 2): string {
  return rounded(corners(side), radius);
}

/** The outer edge of cells that hang together, as one closed line. */
export function outline(cells: Cell[], side = UNIT): Point[] {
  // Corners lie on a lattice, so whole numbers name them without rounding errors.
  const name = ([x, y]: Point): string =>
    `${Math.round(x / side / Math.sqrt(0.75))},${Math.round((y / side) * 2)}`;
  const edges = new Map<string, { to: string; point: Point }>();
  for (const cell of cells) {
    const points = corners(side, centre(cell, side));
    points.forEach((point, index) => {
      const next = points[(index + 1) % 6] ?? point;
      edges.set(`${name(point)}>${name(next)}`, { to: name(next), point });
    });
  }
  // Two cells run along an edge between them in opposite directions: neither is on the outside.
  const following = new Map<string, { to: string; point: Point }>();
  for (const [edge, step] of edges) {
    const [from = "", to = ""] = edge.split(">");
    if (!edges.has(`${to}>${from}`)) following.set(from, step);
  }
  const line: Point[] = [];
  const first = following.keys().next().value;
  let here = first;
  while (here !== undefined) {
    const step = following.get(here);
    if (!step) break;
    line.push(step.point);
    here = step.to === first ? undefined : step.to;
  }
  return line;
}

export type Box = { x: number; y: number; width: number; height: number };

/** The extent of cells, with a margin around. */
export function extent(cells: Cell[], margin: number): Box {
  const middles = cells.map((cell) => centre(cell));
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const left = Math.min(...xs) - CELL_WIDTH / 2 - margin;
  const top = Math.min(...ys) - UNIT - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + CELL_WIDTH / 2 + margin - left,
    height: Math.max(...ys) + UNIT + margin - top,
  };
}

export function viewBox(box: Box): string {
  return [box.x, box.y, box.width, box.height].map(short).join(" ");
}

/** The part of a drawing of a single piece that is shown: a viewBox. */
export const pieceBox = "-18 -20.4 36 42";
