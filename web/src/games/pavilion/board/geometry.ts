// Where the spaces and features of a pavilion lie (SP-2), and the hit areas around them.
//
// A star is six rhombi with their sharp corners together. Star 1 stands left of the middle star and
// the others follow clockwise, each turned so that its spaces 2 and 3 look at the middle. Angles are
// in degrees, clockwise from straight up; y grows downwards.

export type Point = readonly [x: number, y: number];

/** The side of a space in the pavilion's own units. */
export const SIDE = 40;

/** From star to star, in sides. At 3 their tips would touch. */
const DISTANCE = 3.14;

/** From the middle to a fountain, in the bay outside of two stars, in sides. */
const FOUNTAIN = 4.16;

const HALF_LONG = Math.sqrt(0.75);

export function polar(angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [distance * Math.sin(turn), -distance * Math.cos(turn)];
}

function add([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** The direction from the middle in which an outer star stands. */
export function bearing(star: number): number {
  return 270 + 60 * (star - 1);
}

export function starCentre(star: number): Point {
  return star ? polar(bearing(star), DISTANCE * SIDE) : [0, 0];
}

/** The direction in which a space, counted from 1, points from its star's middle. */
export function spaceAngle(star: number, space: number): number {
  return (60 * (space - 1) + (star ? 60 * (star - 1) : 0)) % 360;
}

export function spaceCentre(star: number, space: number): Point {
  return add(starCentre(star), polar(spaceAngle(star, space), SIDE * HALF_LONG));
}

/** Where the points of a placement stand: at the tip of its space, so that the tile can be seen. */
export function badgeCentre(star: number, space: number): Point {
  return add(starCentre(star), polar(spaceAngle(star, space), SIDE * 1.45));
}

/** The corners of a rhombus whose long way points in a direction. */
export function rhombus(side: number, angle = 0, middle: Point = [0, 0]): Point[] {
  const long = side * HALF_LONG;
  const short = side / 2;
  return [
    add(middle, polar(angle, long)),
    add(middle, polar(angle + 90, short)),
    add(middle, polar(angle + 180, long)),
    add(middle, polar(angle + 270, short)),
  ];
}

/**
 * What a finger may hit to mean a space: the whole sixth of the star's surroundings, which is
 * wider than the space and never reaches into another star's.
 */
export function sector(star: number, space: number): Point[] {
  const middle = starCentre(star);
  const angle = spaceAngle(star, space);
  const reach = (DISTANCE * SIDE) / 2 / Math.cos(Math.PI / 6);
  return [middle, add(middle, polar(angle - 30, reach)), add(middle, polar(angle + 30, reach))];
}

/** Where a feature stands: in the gap between its spaces, a window or a fountain at the outer edge. */
export function featureCentre(
  feature: string,
  spaces: readonly (readonly [number, number])[],
): Point {
  const stars = [...new Set(spaces.map(([star]) => star))];
  const [first = 0, second = first] = stars;
  if (feature === "window") return add(starCentre(first), polar(bearing(first), SIDE * 1.5));
  const [x, y] = starCentre(first);
  const [otherX, otherY] = starCentre(second);
  const middle: Point = [(x + otherX) / 2, (y + otherY) / 2];
  if (feature !== "fountain") return middle;
  const outwards = (FOUNTAIN * SIDE) / Math.hypot(...middle);
  return [middle[0] * outwards, middle[1] * outwards];
}

/** Where an outer star's points stand: in the notch between its spaces 6 and 1. */
export function pointsCentre(star: number): Point {
  return add(starCentre(star), polar(spaceAngle(star, 6) + 30, SIDE * 1.36));
}

/** The outline of a star. */
export function starOutline(star: number): Point[] {
  const middle = starCentre(star);
  return [0, 60, 120, 180, 240, 300].flatMap((turn) => [
    add(middle, polar(turn, SIDE * Math.sqrt(3))),
    add(middle, polar(turn + 30, SIDE)),
  ]);
}

/** Half the width and height of a pavilion and the slab it stands on. */
export const REACH: Point = [SIDE * (DISTANCE + 1.94), SIDE * (DISTANCE * HALF_LONG + 2.18)];

export function points(corners: readonly Point[]): string {
  return corners.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
}

export function move([x, y]: Point): string {
  return `translate(${round(x)} ${round(y)})`;
}

/** To a hundredth: enough for drawing, and short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The part of a drawing of a single piece that is shown: a viewBox. */
export const pieceBox = "-20 -34.6 40 71";
