import { expect, test } from "vitest";
import type { GameEvent } from "../lib/types";
import { position } from "./fixtures";
import { flights } from "./flights";

const of = (event: GameEvent): string[] =>
  flights(event, position(), position()).map(({ from, to, piece }) => `${piece}: ${from} > ${to}`);

test("acquired pieces fly from where they lay into storage", () => {
  const take = [
    { hexagon: "blue-tree", from: 2 },
    { hexagon: "blue-bird", from: "up" as const },
  ];
  expect(of({ event: "acquire", seat: 1, take })).toEqual([
    "blue-tree: slot-2 > storage-1",
    "blue-bird: display > storage-1",
  ]);
});

test("drawn tiles come out of the bag, paid ones go to the tower", () => {
  expect(of({ event: "draw", slot: 3, tiles: ["lime-bird"] })).toEqual(["lime-bird: bag > slot-3"]);
  const payment = { tiles: ["lime-bird"], expansions: ["blue-tree"], jokers: 1 };
  expect(of({ event: "pay", seat: 0, payment })).toEqual([
    "lime-bird: storage-0 > tower",
    "blue-tree: storage-0 > supply",
  ]);
});

test("a tile flies to its cell, an expansion to its area, a bought one from the supply", () => {
  expect(
    of({ event: "place", seat: 0, piece: "tile", cell: [1, -1], hexagon: "blue-tree" }),
  ).toEqual(["blue-tree: storage-0 > garden-0:1,-1"]);
  expect(of({ event: "place", seat: 0, piece: "bought", cell: [3, 0], area: 0 })).toEqual([
    ": supply > area-0:0",
  ]);
});
