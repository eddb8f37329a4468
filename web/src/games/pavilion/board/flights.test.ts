import { expect, test } from "vitest";
import { position } from "./fixtures";
import { flights } from "./flights";

const here = position();

test("drafted tiles fly beside the board, the rest of the factory to the centre", () => {
  const flown = flights(
    { event: "draft", seat: 1, from: 4, colour: "red", tiles: { red: 2 }, centre: { green: 1 } },
    here,
    here,
  );
  expect(flown).toEqual([
    { from: "factory-4", to: "tiles-1-red", piece: "red" },
    { from: "factory-4", to: "tiles-1-red", piece: "red" },
    { from: "factory-4", to: "centre", piece: "green" },
  ]);
});

test("a placed tile flies to its space, what it costs to the tower", () => {
  const flown = flights(
    {
      event: "place",
      seat: 0,
      star: 2,
      space: 3,
      colour: "orange",
      tower: { orange: 1, purple: 1 },
    },
    here,
    here,
  );
  expect(flown).toEqual([
    { from: "tiles-0-orange", to: "space-0-2-3", piece: "orange" },
    { from: "tiles-0-orange", to: "tower", piece: "orange" },
    { from: "tiles-0-purple", to: "tower", piece: "purple" },
  ]);
});

test("what is drawn flies from the bag", () => {
  const flown = [
    ...flights({ event: "supply", tiles: { red: 1 } }, here, here),
    ...flights({ event: "fill", factory: 1, tiles: { blue: 1 } }, here, here),
  ];
  expect(flown.map(({ from, to }) => [from, to])).toEqual([
    ["bag", "supply"],
    ["bag", "factory-1"],
  ]);
});

test("nothing flies for points", () => {
  const points = {
    event: "points",
    seat: 0,
    points: 1,
    reason: "",
    clause: "SP-5.2",
    score: 6,
  } as const;
  expect(flights(points, here, here)).toEqual([]);
});
