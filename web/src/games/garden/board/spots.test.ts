import { expect, test } from "vitest";
import type { GameInfo } from "../../../lib/types";
import type { GardenEvent, GardenPosition } from "../types";
import { position, seat } from "./fixtures";
import { spots } from "./spots";

const places = (event: GardenEvent, at: Partial<GardenPosition>, thisRound = true): string[] =>
  spots(event, { position: position(at), info: {} as GameInfo, thisRound }).map((spot) =>
    `${spot.at} ${spot.piece}`.trim(),
  );

test("what was acquired lies in the storage until it is placed or paid with", () => {
  const event: GardenEvent = {
    event: "acquire",
    seat: 1,
    take: [
      { hexagon: "blue-bird", from: 2 },
      { hexagon: "blue-bird", from: 3 },
      { hexagon: "blue-tree", from: "up" },
    ],
  };
  const own = seat({ tiles: ["blue-bird", "lime-bird"], expansions: ["blue-tree"] });
  expect(places(event, { seats: [seat(), own] })).toEqual([
    "storage-1 blue-bird",
    "storage-1 blue-tree",
  ]);
  expect(places(event, { seats: [own, seat()] })).toEqual([]);
});

test("what was placed lies in the garden, an expansion as a whole", () => {
  const tile: GardenEvent = {
    event: "place",
    seat: 0,
    piece: "tile",
    cell: [1, 0],
    hexagon: "lime-bird",
  };
  expect(places(tile, {})).toEqual(["garden-0:1,0 lime-bird"]);
  const bought: GardenEvent = { event: "place", seat: 0, piece: "bought", cell: [3, 0], area: 4 };
  expect(places(bought, {})).toEqual(["area-0:4 face-down"]);
});

test("what was drawn is lit as far as it still lies there, and in its round only", () => {
  const event: GardenEvent = { event: "draw", slot: 3, tiles: ["lime-bird", "blue-tree"] };
  const display = { stack: 2, slots: [{ slot: 3, tiles: ["lime-bird"] }] };
  expect(places(event, { display })).toEqual(["slot-3 lime-bird"]);
  expect(places(event, { display }, false)).toEqual([]);
});

test("what was paid went to the tower, to the supply and to the jokers", () => {
  const payment = { tiles: ["lime-bird"], expansions: ["blue-tree"], jokers: 1 };
  expect(places({ event: "pay", seat: 0, payment }, {})).toEqual(["tower", "supply", "pool"]);
});
