// Positions of the pavilion changed by hand: each change touches its place and nothing else.
import { expect, it } from "vitest";
import { position, seat } from "../board/fixtures";
import * as edits from "./edits";
import type { Place } from "./edits";

const BLANK = position({
  factories: [{}, {}, {}, {}, {}],
  centre: {},
  supply: {},
  tower: {},
  seats: [seat({ tiles: {}, kept: {} }), seat({ tiles: {}, kept: {} })],
});
const HEAPS: Place[] = [
  { kind: "factory", factory: 5 },
  { kind: "centre" },
  { kind: "supply" },
  { kind: "tower" },
  { kind: "tiles", seat: 1 },
  { kind: "kept", seat: 0 },
];

it.each(HEAPS.map((place) => [edits.placeKey(place), place] as const))(
  "tiles are counted by colour: %s",
  (_, place) => {
    const some = edits.counted(edits.counted(BLANK, place, "red", 2), place, "blue", 1);
    expect(edits.tilesAt(some, place)).toEqual({ red: 2, blue: 1 });
    const none = edits.counted(edits.counted(some, place, "red", 0), place, "blue", 0);
    expect(none).toEqual(BLANK);
  },
);

it("a tile on a space replaces another, and can be taken away", () => {
  const red = edits.covered(BLANK, 1, 3, 2, "red");
  expect(red.seats[1]?.pavilion[3]?.[1]).toBe("red");
  expect(red.seats[0]).toBe(BLANK.seats[0]);
  const blue = edits.covered(red, 1, 3, 2, "blue");
  expect(blue.seats[1]?.pavilion.flat().filter(Boolean)).toEqual(["blue"]);
  expect(edits.covered(red, 1, 3, 2, null).seats[1]?.pavilion.flat().some(Boolean)).toBe(false);
});

it("more players get seats and factories, fewer keep what they had", () => {
  const four = { ...BLANK, players: 4, factories: Array.from({ length: 9 }, () => ({})) };
  const more = edits.laidOn(
    { ...four, seats: [seat(), seat(), seat(), seat()] },
    edits.counted(BLANK, { kind: "factory", factory: 2 }, "red", 1),
  );
  expect([more.players, more.factories.length, more.seats.length]).toEqual([4, 9, 4]);
  expect(more.factories[1]).toEqual({ red: 1 });
  const fewer = edits.laidOn(BLANK, { ...more, to_move: 3, starter: 2, marker: 3 });
  expect([fewer.players, fewer.to_move, fewer.starter, fewer.marker]).toEqual([2, 0, 0, null]);
  expect([fewer.factories.length, fewer.seats.length]).toEqual([5, 2]);
});
