import { expect, test } from "vitest";
import type { GardenEvent, GardenPosition } from "../types";
import { position, seat } from "./fixtures";
import { lastOf, scoredNow, told, type GardenStory } from "./telling";

const story = (now: GardenEvent | null, ...coming: GardenEvent[]): GardenStory => ({
  told: [],
  now,
  coming,
  speed: 1,
  before: null,
});

/** A position after these events have been told, the last one just now. */
const after = (before: GardenPosition, ...events: GardenEvent[]): GardenPosition =>
  told(
    position(),
    { ...story(events.at(-1) ?? null), told: events.slice(0, -1), before },
    (pieces) => pieces.toSorted(),
  );

test("with nothing to tell the position is shown as it is", () => {
  const shown = position({ round: 3 });
  expect(told(shown, story(null), (pieces) => pieces)).toBe(shown);
});

test("what a round leaves in the display lies there until it is cleared away", () => {
  const display = { stack: 0, slots: [{ slot: 3, tiles: ["lime-bird"] }] };
  const before = position({ display, marker: 1, supply: 8, tower: ["blue-tree"] });
  const clear: GardenEvent = { event: "clear", tiles: ["lime-bird"], expansions: 1 };
  const round: GardenEvent = { event: "round", round: 2, seat: 1, stack: 7 };
  expect(after(before)).toEqual(before);
  const cleared = after(before, clear);
  expect(cleared).toMatchObject({ round: 1, marker: 1, supply: 9 });
  expect(cleared.tower).toEqual(["blue-tree", "lime-bird"]);
  expect(cleared.display).toEqual({ stack: 0, slots: [] });
  const begun = after(before, clear, round);
  expect(begun).toMatchObject({ round: 2, marker: null, to_move: 1 });
  expect(begun.display).toEqual({ stack: 7, slots: [] });
});

test("what is drawn and turned over is shown when that is told", () => {
  const before = position({
    bag: 10,
    display: { stack: 5, slots: [{ slot: 1, tiles: ["blue-bird"] }] },
  });
  const events: GardenEvent[] = [
    { event: "acquire", seat: 0, take: [{ hexagon: "blue-bird", from: 1 }] },
    { event: "aside", slot: 1 },
    { event: "draw", slot: 2, tiles: ["lime-bird", "lime-tree"] },
    { event: "flip", slot: 1, hexagon: "blue-tree" },
  ];
  const taken = after(before, ...events.slice(0, 1));
  expect(taken.display).toEqual({ stack: 5, slots: [{ slot: 1, tiles: [] }] });
  expect(taken.seats[0]?.tiles).toEqual(["blue-bird"]);
  const drawn = after(before, ...events.slice(0, 3));
  expect(drawn.display.stack).toBe(4);
  expect(drawn.bag).toBe(8);
  expect(drawn.display.slots.map(({ slot }) => slot)).toEqual([1, 2]);
  expect(after(before, ...events).display.slots).toEqual([
    { slot: 1, face_up: "blue-tree" },
    { slot: 2, tiles: ["lime-bird", "lime-tree"] },
  ]);
});

test("an expansion that is acquired leaves the display", () => {
  const before = position({ display: { stack: 3, slots: [{ slot: 1, face_up: "blue-tree" }] } });
  const take = [{ hexagon: "blue-tree", from: "up" as const }];
  const shown = after(before, { event: "acquire", seat: 1, take });
  expect(shown.display.slots).toEqual([]);
  expect(shown.seats[1]?.expansions).toEqual(["blue-tree"]);
});

test("with no tiles left the whole stack is turned up", () => {
  const before = position({ display: { stack: 2, slots: [] } });
  const flips = [4, 5].map((slot): GardenEvent => ({ event: "flip", slot, hexagon: "blue-tree" }));
  expect(after(before, ...flips).display.stack).toBe(0);
});

test("pieces are paid and placed one after the other", () => {
  const before = position({
    seats: [seat({ jokers: 2, tiles: ["blue-bird", "blue-tree"] }), seat()],
  });
  const pay: GardenEvent = {
    event: "pay",
    seat: 0,
    payment: { tiles: ["blue-tree"], expansions: [], jokers: 1 },
  };
  const place: GardenEvent = {
    event: "place",
    seat: 0,
    piece: "tile",
    cell: [1, 0],
    hexagon: "blue-bird",
  };
  const paid = after(before, pay);
  expect(paid.seats[0]).toMatchObject({ tiles: ["blue-bird"], jokers: 1 });
  expect(paid.seats[0]?.garden.tiles).toEqual([]);
  expect(paid.tower).toEqual(["blue-tree"]);
  const placed = after(before, pay, place);
  expect(placed.seats[0]?.tiles).toEqual([]);
  expect(placed.seats[0]?.garden.tiles).toEqual([{ cell: [1, 0], hexagon: "blue-bird" }]);
});

test("jokers for a surrounded feature come when that is told", () => {
  const before = position({ seats: [seat({ jokers: 1 }), seat()] });
  const surround: GardenEvent = {
    event: "surround",
    seat: 0,
    feature: "statue",
    cell: [2, -1],
    jokers: 2,
    lost: 0,
  };
  expect(after(before).seats[0]?.jokers).toBe(1);
  expect(after(before, surround).seats[0]?.jokers).toBe(3);
});

test("scoring highlights the cells that count", () => {
  const cells: [number, number][] = [
    [1, 0],
    [4, 0],
  ];
  const items = [
    { kind: "colour" as const, name: "blue", count: 2, cells, each: 1, points: 2 },
    {
      kind: "pavilion" as const,
      count: 1,
      cells: [[3, 0] as [number, number]],
      each: 1,
      points: 1,
    },
  ];
  const now: GardenEvent = { event: "round-scored", round: 1, seats: [{ points: 3, items }] };
  const [blue, pavilions] = scoredNow(story(now), 0);
  expect(blue?.cells).toEqual(cells);
  expect(pavilions?.cells).toEqual([[3, 0]]);
  expect(scoredNow(story(now), 1)).toEqual([]);
});

test("the last turns say what came into a seat's garden and storage", () => {
  const events: GardenEvent[] = [
    { event: "place", seat: 1, piece: "tile", cell: [1, 0], hexagon: "blue-tree" },
    { event: "acquire", seat: 1, take: [{ hexagon: "lime-bird", from: 2 }] },
    { event: "place", seat: 2, piece: "bought", cell: [3, 0], area: 0 },
  ];
  expect(lastOf(events, 1)).toEqual({ cells: new Set(["1,0"]), pieces: ["lime-bird"] });
  expect(lastOf(events, 2)).toEqual({ cells: new Set(["3,0"]), pieces: [] });
});
