import { expect, test } from "vitest";
import type { Cell } from "./geometry";
import { INFO, seat } from "./fixtures";
import { keyOf, neighbours } from "./geometry";
import { gardenView, keepPlaces, storedPieces } from "./position";

test("an expansion that lies face up shows its printed hexagon and its pavilion", () => {
  const expansions = [{ area: 0, face_up: "blue-tree", orientation: 3 }];
  const view = gardenView(INFO, seat({ garden: { expansions, tiles: [] } }));
  expect(view.hexagons).toEqual([{ cell: [2, 0], hexagon: "blue-tree", printed: true }]);
  expect(view.features.filter(({ feature }) => feature === "pavilion")).toEqual([
    { feature: "pavilion", cell: [3, 0], surrounded: false },
  ]);
  // Six cells of the fountain board and five of the expansion.
  expect(view.free).toHaveLength(11);
  expect(view.empty.map(({ area }) => area)).toEqual([1, 2, 3, 4, 5]);
});

test("an expansion that was bought has seven free cells and no pavilion", () => {
  const expansions = [{ area: 2, face_up: null }];
  const view = gardenView(INFO, seat({ garden: { expansions, tiles: [] } }));
  expect(view.free).toHaveLength(13);
  expect(view.features.some(({ feature }) => feature === "pavilion")).toBe(false);
});

test("a feature with a hexagon on each of its six sides is surrounded", () => {
  const ring: Cell[] = neighbours([0, 0]);
  const tiles = ring.map((cell, index) => ({ cell, hexagon: INFO.tiles[index]?.hexagon ?? "" }));
  const surrounded = (some: typeof tiles): string[] =>
    gardenView(INFO, seat({ garden: { expansions: [], tiles: some } }))
      .features.filter((one) => one.surrounded)
      .map(({ cell }) => keyOf(cell));
  expect(surrounded(tiles)).toEqual(["0,0"]);
  expect(surrounded(tiles.slice(1))).toEqual([]);
});

test("identical pieces in storage are told apart", () => {
  const { small, large } = storedPieces(
    seat({ tiles: ["blue-tree", "blue-tree"], jokers: 1, expansions: ["lime-bird"] }),
  );
  expect(small.map(({ kind, copy }) => [kind, copy])).toEqual([
    ["tile", 0],
    ["tile", 1],
    ["joker", 0],
  ]);
  expect(large).toHaveLength(1);
});

test("tiles that stay on an expansion keep their places when others are taken", () => {
  const before = keepPlaces([], ["blue-tree", "lime-bird", "green-tulip", "lime-bird"]);
  expect(keepPlaces(before, ["green-tulip", "lime-bird"])).toEqual([
    null,
    "lime-bird",
    "green-tulip",
    null,
  ]);
  expect(keepPlaces(["blue-tree", null], ["green-tree", "green-bird"])).toEqual([
    "green-tree",
    "green-bird",
  ]);
});
