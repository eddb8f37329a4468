import { expect, test } from "vitest";
import type { GardenEvent } from "../types";
import { INFO, position, seat } from "./fixtures";
import { scoredNow, told, type GardenStory } from "./telling";
import { gardenView } from "./position";

const story = (now: GardenEvent | null, ...coming: GardenEvent[]): GardenStory => ({
  told: [],
  now,
  coming,
  speed: 1,
  before: null,
});

test("what a round leaves in the display lies there until it is cleared away", () => {
  const display = { stack: 0, slots: [{ slot: 3, tiles: ["lime-bird"] }] };
  const before = position({ display, marker: 1, supply: 8 });
  const after = position({ round: 2, tower: ["blue-tree", "lime-bird"], supply: 9 });
  const clear: GardenEvent = { event: "clear", tiles: ["lime-bird"], expansions: 1 };
  const round: GardenEvent = { event: "round", round: 2, seat: 1 };
  const first = told(after, { ...story(null, clear, round), before });
  expect(first).toMatchObject({ round: 1, display, marker: 1, supply: 8, tower: ["blue-tree"] });
  const second = told(after, { ...story(clear, round), before });
  expect(second).toMatchObject({ round: 1, marker: 1, supply: 9, tower: after.tower });
  expect(second.display.slots).toEqual([]);
});

test("what is still to be drawn and turned over is not shown yet", () => {
  const after = position({
    display: {
      stack: 4,
      slots: [
        { slot: 1, face_up: "blue-tree" },
        { slot: 2, tiles: ["lime-bird", "lime-tree"] },
      ],
    },
  });
  const draw: GardenEvent = { event: "draw", slot: 2, tiles: ["lime-bird", "lime-tree"] };
  const flip: GardenEvent = { event: "flip", slot: 1, hexagon: "blue-tree" };
  const aside: GardenEvent = { event: "aside", slot: 1 };
  expect(told(after, story(null, aside, draw, flip)).display).toEqual({
    stack: 5,
    slots: [{ slot: 1, tiles: [] }],
  });
  expect(told(after, story(draw, flip)).display.slots.map(({ slot }) => slot)).toEqual([1, 2]);
  expect(told(after, story(flip))).toEqual(after);
});

test("pieces are acquired, paid and placed one after the other", () => {
  const tiles = [{ cell: [1, 0] as [number, number], hexagon: "blue-bird" }];
  const after = position({
    seats: [seat({ jokers: 1, tiles: [], garden: { expansions: [], tiles } }), seat()],
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
  const first = told(after, story(null, pay, place)).seats[0];
  expect(first?.tiles).toEqual(["blue-bird", "blue-tree"]);
  expect(first?.jokers).toBe(2);
  expect(first?.garden.tiles).toEqual([]);
  const second = told(after, story(pay, place)).seats[0];
  expect(second?.tiles).toEqual(["blue-bird"]);
  expect(told(after, story(place)).seats[0]?.garden.tiles).toEqual(tiles);
});

test("jokers for a surrounded feature come when that is told", () => {
  const after = position({ seats: [seat({ jokers: 3 }), seat()] });
  const surround: GardenEvent = {
    event: "surround",
    seat: 0,
    feature: "statue",
    cell: [2, -1],
    jokers: 2,
    lost: 0,
  };
  expect(told(after, story(null, surround)).seats[0]?.jokers).toBe(1);
  expect(told(after, story(surround)).seats[0]?.jokers).toBe(3);
});

test("until the next round is told, the wheel shows the old one and the display is empty", () => {
  const after = position({ round: 2, display: { stack: 5, slots: [{ slot: 1, tiles: [] }] } });
  const round: GardenEvent = { event: "round", round: 2, seat: 0 };
  const shown = told(after, story(null, round));
  expect(shown.round).toBe(1);
  expect(shown.display.slots).toEqual([]);
});

test("scoring highlights the hexagons that count, printed ones too", () => {
  const state = seat({
    garden: {
      expansions: [{ area: 0, face_up: "blue-tree", orientation: 0 }],
      tiles: [
        { cell: [1, 0], hexagon: "blue-bird" },
        { cell: [0, 1], hexagon: "lime-bird" },
      ],
    },
  });
  const view = gardenView(INFO, state);
  const items = [
    { kind: "colour" as const, name: "blue", count: 2, each: 1, points: 2 },
    { kind: "pavilion" as const, count: 1, each: 1, points: 1 },
  ];
  const now: GardenEvent = { event: "round-scored", round: 1, seats: [{ points: 3, items }] };
  const [blue, pavilions] = scoredNow(story(now), 0, view);
  expect(blue?.cells).toEqual([
    [1, 0],
    [4, 0],
  ]);
  expect(pavilions?.cells).toEqual([[3, 0]]);
  expect(scoredNow(story(now), 1, view)).toEqual([]);
});
