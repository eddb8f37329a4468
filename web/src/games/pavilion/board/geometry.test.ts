import { expect, test } from "vitest";
import {
  featureCentre,
  polar,
  REACH,
  rhombus,
  sector,
  SIDE,
  spaceAngle,
  spaceCentre,
  starCentre,
  type Point,
} from "./geometry";

const STARS = [0, 1, 2, 3, 4, 5, 6];
const SPACES = [1, 2, 3, 4, 5, 6];
const EVERY = STARS.flatMap((star) => SPACES.map((space) => ({ star, space })));

function far([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

function within(point: Point, corners: Point[]): boolean {
  const sides = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return (nextX - x) * (point[1] - y) - (nextY - y) * (point[0] - x);
  });
  return sides.every((side) => side >= -1e-9) || sides.every((side) => side <= 1e-9);
}

test("star 1 stands left of the middle star and the others follow clockwise", () => {
  const [x, y] = starCentre(1);
  expect(x).toBeLessThan(0);
  expect(y).toBeCloseTo(0);
  expect(starCentre(2)[1]).toBeLessThan(0);
  expect(starCentre(4)[0]).toBeCloseTo(-x);
  expect(starCentre(5)[1]).toBeGreaterThan(0);
});

test("the middle star's first space points up, and spaces follow clockwise", () => {
  expect(spaceAngle(0, 1)).toBe(0);
  expect(spaceAngle(0, 2)).toBe(60);
});

test("outer stars turn their spaces 2 and 3 to the middle and 5 and 6 away from it", () => {
  for (const star of STARS.slice(1)) {
    const order = SPACES.toSorted(
      (one, other) => far(spaceCentre(star, one), [0, 0]) - far(spaceCentre(star, other), [0, 0]),
    );
    expect(order.slice(0, 2).sort()).toEqual([2, 3]);
    expect(order.slice(-2).sort()).toEqual([5, 6]);
  }
});

test("no two spaces overlap", () => {
  EVERY.forEach((one, index) => {
    for (const other of EVERY.slice(index + 1)) {
      const apart = far(spaceCentre(one.star, one.space), spaceCentre(other.star, other.space));
      expect(apart).toBeGreaterThan(SIDE * 0.86);
    }
  });
});

test("a pillar and a statue stand equally far from all four of their spaces", () => {
  const pillar: [number, number][] = [
    [1, 2],
    [1, 3],
    [0, 5],
    [0, 6],
  ];
  const statue: [number, number][] = [
    [6, 1],
    [6, 2],
    [1, 3],
    [1, 4],
  ];
  for (const [kind, spaces] of [
    ["pillar", pillar],
    ["statue", statue],
  ] as const) {
    const distances = spaces.map(([star, space]) =>
      far(featureCentre(kind, spaces), spaceCentre(star, space)),
    );
    for (const distance of distances) expect(distance).toBeCloseTo(distances[0] ?? 0);
  }
});

test("a fountain stands outside, equally far from its pairs of spaces", () => {
  const spaces: [number, number][] = [
    [1, 4],
    [1, 5],
    [6, 1],
    [6, 6],
  ];
  const place = featureCentre("fountain", spaces);
  const [four, five, one, six] = spaces.map(([star, space]) =>
    far(place, spaceCentre(star, space)),
  );
  expect(four).toBeCloseTo(one ?? 0);
  expect(five).toBeCloseTo(six ?? 0);
  expect(far(place, [0, 0])).toBeGreaterThan(far(spaceCentre(6, 1), [0, 0]));
});

test("what a finger may hit contains the space's number and lies in no other space's area", () => {
  for (const { star, space } of EVERY) {
    const middle = spaceCentre(star, space);
    const hit = EVERY.filter((other) => within(middle, sector(other.star, other.space)));
    expect(hit).toEqual([{ star, space }]);
  }
});

test("on a phone 360 pixels wide every hit area is at least 44 pixels wide and high", () => {
  const scale = 344 / (2 * REACH[0]);
  for (const { star, space } of EVERY) {
    const corners = sector(star, space);
    const xs = corners.map(([x]) => x * scale);
    const ys = corners.map(([, y]) => y * scale);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThanOrEqual(44);
  }
});

test("a rhombus has its sharp corners along its direction", () => {
  const [tip] = rhombus(10, 90);
  const [x, y] = polar(90, 10 * Math.sqrt(0.75));
  expect(tip?.[0]).toBeCloseTo(x);
  expect(tip?.[1]).toBeCloseTo(y);
});
