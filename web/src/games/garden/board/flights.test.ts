import { expect, test } from "vitest";
import type { GardenEvent } from "../types";
import { position } from "./fixtures";
import { FACE_DOWN, flights } from "./flights";

const of = (event: GardenEvent, before = position()): string[] =>
  flights(event, before, position()).map(({ from, to, piece }) => `${piece}: ${from} > ${to}`);

test("acquired pieces fly from where they lay into storage", () => {
  const take = [
    { hexagon: "blue-tree", from: 2 },
    { hexagon: "blue-bird", from: "up" as const },
  ];
  const slots = [
    { slot: 2, tiles: ["blue-tree", "blue-bird"] },
    { slot: 4, face_up: "blue-bird" },
  ];
  const before = position({ display: { stack: 1, slots } });
  expect(of({ event: "acquire", seat: 1, take }, before)).toEqual([
    "blue-tree: slot-2 > storage-1",
    "blue-bird: slot-4 > storage-1",
  ]);
});

test("drawn tiles come out of the bag, paid pieces go to tower, supply and pool", () => {
  expect(of({ event: "draw", slot: 3, tiles: ["lime-bird"] })).toEqual(["lime-bird: bag > slot-3"]);
  const payment = { tiles: ["lime-bird"], expansions: ["blue-tree"], jokers: 2 };
  expect(of({ event: "pay", seat: 0, payment })).toEqual([
    "lime-bird: storage-0 > tower",
    "blue-tree: storage-0 > supply",
    "joker: storage-0 > pool",
    "joker: storage-0 > pool",
  ]);
});

test("a tile flies to its cell, an expansion to its area, a bought one from the supply", () => {
  expect(
    of({ event: "place", seat: 0, piece: "tile", cell: [1, -1], hexagon: "blue-tree" }),
  ).toEqual(["blue-tree: storage-0 > garden-0:1,-1"]);
  const expansion = { piece: "expansion" as const, cell: [3, 0] as [number, number], area: 0 };
  expect(of({ event: "place", seat: 0, ...expansion, hexagon: "blue-tree" })).toEqual([
    "blue-tree: storage-0 > area-0:0",
  ]);
  expect(of({ event: "place", seat: 0, piece: "bought", cell: [3, 0], area: 0 })).toEqual([
    `${FACE_DOWN}: supply > area-0:0`,
  ]);
});

test("gained jokers fly from what was surrounded", () => {
  const surround = { feature: "statue" as const, cell: [2, -1] as [number, number], lost: 0 };
  expect(of({ event: "surround", seat: 1, ...surround, jokers: 2 })).toEqual([
    "joker: garden-1:2,-1 > storage-1",
    "joker: garden-1:2,-1 > storage-1",
  ]);
});

test("at the end of a round all that is left goes, and the marker comes back", () => {
  const slots = [
    { slot: 1, face_up: "blue-bird" },
    { slot: 2, tiles: ["lime-tree", "lime-tree"] },
  ];
  const before = position({ display: { stack: 0, slots } });
  const tiles = ["lime-tree", "lime-tree"];
  expect(of({ event: "clear", tiles, expansions: 2 }, before)).toEqual([
    "blue-bird: slot-1 > supply",
    "lime-tree: slot-2 > tower",
    "lime-tree: slot-2 > tower",
  ]);
  expect(of({ event: "marker", seat: 1 })).toEqual([": marker > marker-1"]);
  expect(of({ event: "round", round: 2, seat: 1, stack: 5 })).toEqual([": marker-1 > marker"]);
});
