import { expect, test } from "vitest";
import { INFO } from "../src/games/garden/board/fixtures";
import { centre, flower } from "../src/games/garden/board/geometry";
import { arrange, petals } from "../src/games/pavilion/board/arrangement";
import { spaceCentre } from "../src/games/pavilion/board/geometry";
import { PETAL, piled } from "../src/games/pavilion/board/lots";
import { destination, nearest, readingOrder, roving, type Spot } from "../src/lib/roving";

type Place = readonly [number, number];

const spots = (places: readonly Place[], height = 30): Spot[] =>
  places.map(([x, y]) => ({ x, y, height }));

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const SLOT_WIDTH = 160;

/** A display: expansions in rows, on each up to six tiles, on one the two ways between them. */
function display(slots: number, across: number, random: () => number): Place[] {
  return Array.from({ length: slots }, (_, slot): Place[] => {
    const middle: Place = [
      (slot % across) * SLOT_WIDTH + random() * 2,
      Math.floor(slot / across) * SLOT_WIDTH + random() * 2,
    ];
    const tiles = flower()
      .slice(1)
      .filter(() => random() < 0.6)
      .map((cell) => centre(cell));
    const ways: Place[] = slot === 0 ? [[-24, 0] as const, [24, 0] as const] : [];
    return [...tiles, ...ways].map(([x, y]) => [middle[0] + x, middle[1] + y] as const);
  }).flat();
}

/** Factories around a centre full of tiles, crossed over one another. */
function factories(count: number, narrow: boolean, random: () => number): Place[] {
  const { plates, centre: pile } = arrange(count, narrow);
  const lots = piled({ red: 4, blue: 3, green: 2 }, ["red", "blue", "green"], 60, 60, true);
  const heaped = lots.lots.flatMap(({ tiles }) => tiles.map(({ at }) => at));
  return [
    ...heaped.map(([x, y]) => [pile.middle[0] + x, pile.middle[1] + y] as const),
    ...plates.flatMap(([x, y]) =>
      petals(4, PETAL)
        .filter(() => random() < 0.7)
        .map(({ at }) => [x + at[0], y + at[1]] as const),
    ),
  ];
}

/** Everything that the page lays out, and heaps without any order. */
function layouts(): Place[][] {
  const spaces = [0, 1, 2, 3, 4, 5, 6].flatMap((star) =>
    [1, 2, 3, 4, 5, 6].map((space) => spaceCentre(star, space)),
  );
  const made = Array.from({ length: 120 }, (_, seed) => {
    const random = numbers(seed);
    const some = (places: readonly Place[]): Place[] => places.filter(() => random() < 0.5);
    return [
      display(1 + (seed % 9), 1 + (seed % 4), random),
      some(INFO.cells.map((cell) => centre(cell))),
      some(INFO.areas.map((area) => centre(area.centre))),
      some(spaces),
      factories(5 + 2 * (seed % 3), seed % 2 === 0, random),
      Array.from({ length: 30 }, () => [random() * 300, random() * 300] as const),
      // All at one place, as tiles on a pile.
      Array.from({ length: 5 }, () => [7, 7] as const),
    ];
  });
  return made.flat().filter((places) => places.length > 0);
}

function walk(key: string, all: Spot[], from: number): number[] {
  const visited: number[] = [];
  let here = from;
  for (const _ of all) {
    visited.push(here);
    here = destination(key, all, here) ?? here;
  }
  return visited;
}

test("in every layout left and right lead to everything, whatever one begins with", () => {
  for (const places of layouts()) {
    const unsorted = spots(places);
    const order = readingOrder(unsorted);
    expect([...order].sort((a, b) => a - b)).toEqual(places.map((_, index) => index));
    const all = order.flatMap((index) => unsorted[index] ?? []);
    const indices = all.map((_, index) => index);
    expect(walk("ArrowRight", all, 0)).toEqual(indices);
    expect(walk("ArrowLeft", all, all.length - 1)).toEqual(indices.reverse());
    const middle = Math.floor(all.length / 2);
    expect(new Set(walk("ArrowRight", all, middle)).size).toBe(all.length);
    expect(destination("Home", all, middle)).toBe(0);
    expect(destination("End", all, middle)).toBe(all.length - 1);
  }
});

test("in every layout up goes up and down goes down, or nowhere", () => {
  for (const places of layouts()) {
    const all = spots(places);
    all.forEach((here, from) => {
      const above = all[nearest(all, from, -1)];
      const below = all[nearest(all, from, 1)];
      expect(above === here || (above?.y ?? Infinity) < here.y).toBe(true);
      expect(below === here || (below?.y ?? -Infinity) > here.y).toBe(true);
    });
  }
});

test("rows are read from left to right, also where they are not quite level", () => {
  const places: Place[] = [
    [50, 4],
    [10, 40],
    [0, 0],
    [30, 41],
  ];
  expect(readingOrder(spots(places))).toEqual([2, 0, 1, 3]);
});

test("down goes to what is nearest below, and other keys go nowhere", () => {
  const all = spots([
    [0, 0],
    [100, 10],
    [8, 40],
    [0, 90],
  ]);
  expect(nearest(all, 0, 1)).toBe(2);
  expect(nearest(all, 0, -1)).toBe(0);
  expect(destination("Enter", all, 0)).toBeNull();
});

function buttons(count: number): { all: HTMLElement[]; leave: () => void } {
  const group = document.createElement("div");
  group.innerHTML = "<button data-rove></button>".repeat(count) + "<button></button>";
  document.body.append(group);
  const end = roving()(group);
  const leave = (): void => {
    end();
    group.remove();
  };
  return { all: [...group.querySelectorAll<HTMLElement>("[data-rove]")], leave };
}

test("a group has one tab stop, which follows the focus", () => {
  const { all, leave } = buttons(2);
  const stops = (): number[] => all.map((one) => one.tabIndex);
  expect(stops()).toEqual([0, -1]);
  all[1]?.focus();
  expect(stops()).toEqual([-1, 0]);
  leave();
});

test("the order stays while the focus is within, though what has it grows or moves", () => {
  const { all, leave } = buttons(3);
  all.forEach((one, place) => {
    // What has the focus lies as if it had gone to the end.
    one.getBoundingClientRect = () =>
      new DOMRect(0, document.activeElement === one ? 500 : place * 50, 20, 20);
  });
  all[0]?.focus();
  const visited = [1, 2, 3].map(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }),
    );
    return all.indexOf(document.activeElement as HTMLElement);
  });
  expect(new Set(visited)).toEqual(new Set([0, 1, 2]));
  leave();
});
