// Positions of the garden changed by hand: each change touches its place and nothing else.
import { describe, expect, it } from "vitest";
import { INFO, position, seat } from "../board/fixtures";
import * as edits from "./edits";

const BLANK = { ...position({ display: { stack: 0, slots: [] } }), tower: [] };
const SLOT = { kind: "slot", slot: 3 } as const;
const STORAGE = { kind: "storage", seat: 1 } as const;

describe("a heap of tiles", () => {
  it.each([[SLOT], [STORAGE], [{ kind: "tower" } as const]])(
    "takes and gives tiles: %j",
    (place) => {
      const full = edits.added(edits.added(BLANK, place, "blue-tree"), place, "lime-bird");
      expect(edits.tilesAt(full, place)).toEqual(["blue-tree", "lime-bird"]);
      const fewer = edits.removed(full, place, "blue-tree");
      expect(edits.tilesAt(fewer, place)).toEqual(["lime-bird"]);
      expect(edits.removed(edits.removed(fewer, place, "lime-bird"), place, "none")).toEqual(BLANK);
    },
  );

  it("in the display stands in the order of the slots, and none is listed that is empty", () => {
    const later = edits.added(BLANK, { kind: "slot", slot: 5 }, "blue-tree");
    const both = edits.added(later, SLOT, "lime-bird");
    expect(both.display.slots.map(({ slot }) => slot)).toEqual([3, 5]);
    expect(edits.removed(both, SLOT, "lime-bird")).toEqual(later);
  });
});

describe("an expansion", () => {
  it("that is turned up takes the place of tiles, and tiles that of an expansion", () => {
    const tiles = edits.added(BLANK, SLOT, "blue-tree");
    const up = edits.turnedUp(tiles, 3, "green-tulip");
    expect(up.display.slots).toEqual([{ slot: 3, face_up: "green-tulip" }]);
    expect(edits.added(up, SLOT, "blue-tree")).toEqual(tiles);
    expect(edits.turnedUp(up, 3, null)).toEqual(BLANK);
  });

  it("is put into a storage and taken out by the same click", () => {
    const stored = edits.toggledStored(BLANK, 0, "green-tulip");
    expect(stored.seats[0]?.expansions).toEqual(["green-tulip"]);
    expect(edits.toggledStored(stored, 0, "green-tulip")).toEqual(BLANK);
  });

  it("is laid, turned six times round, and goes with the tiles on it", () => {
    const laid = edits.expanded(INFO, BLANK, 0, 2, { face_up: "green-tulip", orientation: 5 });
    expect(edits.expansionOn(laid, 0, 2)).toEqual({
      area: 2,
      face_up: "green-tulip",
      orientation: 5,
    });
    expect(edits.expansionOn(edits.rotated(INFO, laid, 0, 2), 0, 2)?.orientation).toBe(0);
    const [, cell = [0, 0] as [number, number]] = INFO.areas[2]?.cells ?? [];
    const tiled = edits.tiled(edits.tiled(laid, 0, cell, "blue-tree"), 0, [1, 0], "blue-bird");
    const gone = edits.expanded(INFO, tiled, 0, 2, null).seats[0]?.garden;
    expect(gone).toEqual({ expansions: [], tiles: [{ cell: [1, 0], hexagon: "blue-bird" }] });
  });

  it("that lies face down is not turned", () => {
    const bought = edits.expanded(INFO, BLANK, 0, 2, { face_up: null });
    expect(edits.rotated(INFO, bought, 0, 2)).toBe(bought);
  });
});

it("a tile on a cell replaces another, and can be taken away", () => {
  const one = edits.tiled(BLANK, 1, [1, 0], "blue-tree");
  const other = edits.tiled(one, 1, [1, 0], "lime-bird");
  expect(edits.tileOn(other, 1, [1, 0])).toBe("lime-bird");
  expect(other.seats[1]?.garden.tiles).toHaveLength(1);
  expect(edits.tileOn(edits.tiled(other, 1, [1, 0], null), 1, [1, 0])).toBeNull();
});

it("fewer players keep what they had, and nobody who is gone is to move", () => {
  const blank = { ...BLANK, players: 2 };
  const four = {
    ...BLANK,
    players: 4,
    to_move: 3,
    marker: 2,
    seats: [seat({ score: 1 }), seat({ score: 2 }), seat(), seat()],
  };
  const two = edits.laidOn(blank, four);
  expect([two.players, two.to_move, two.marker]).toEqual([2, 0, null]);
  expect(two.seats.map(({ score }) => score)).toEqual([1, 2]);
});
