import { expect, test } from "vitest";
import type { GameInfo } from "../../../lib/types";
import type { PavilionEvent, PavilionPosition } from "../types";
import { INFO, position, seat } from "./fixtures";
import { spots } from "./spots";

const info = { own: INFO } as unknown as GameInfo;
const places = (event: PavilionEvent, at: Partial<PavilionPosition>): string[] =>
  spots(event, { position: position(at), info, thisRound: true }).map((spot) =>
    `${spot.at} ${spot.piece}`.trim(),
  );

test("what was drafted lies beside the board until none of its colour is left", () => {
  const event: PavilionEvent = {
    event: "draft",
    seat: 1,
    from: 2,
    colour: "red",
    tiles: { red: 2, blue: 1 },
    centre: {},
  };
  const seats = [seat({ tiles: { blue: 1 } }), seat({ tiles: { red: 1 } })];
  expect(places(event, { seats })).toEqual(["tiles-1-red"]);
});

test("a tile is lit on its space, a feature by the spaces around it", () => {
  const place: PavilionEvent = {
    event: "place",
    seat: 0,
    star: 2,
    space: 3,
    colour: "red",
    tower: {},
  };
  expect(places(place, {})).toEqual(["space-0-2-3 red"]);
  const feature: PavilionEvent = {
    event: "feature",
    seat: 0,
    feature: "pillar",
    star: 1,
    spaces: [
      [0, 5],
      [1, 2],
    ],
    tiles: 1,
  };
  expect(places(feature, {})).toEqual(["space-0-0-5", "space-0-1-2"]);
});

test("of what came into the supply, what is left there", () => {
  const event: PavilionEvent = { event: "supply", tiles: { red: 2, blue: 1 } };
  expect(places(event, { supply: { red: 1, green: 3 } })).toEqual(["supply red"]);
});

test("whoever passed kept tiles and gave others to the tower", () => {
  const event: PavilionEvent = { event: "pass", seat: 0, kept: { red: 1 }, discarded: { blue: 2 } };
  expect(places(event, { seats: [seat({ kept: { red: 1 } }), seat()] })).toEqual([
    "kept-0",
    "tower",
  ]);
  expect(places(event, {})).toEqual(["tower"]);
});
