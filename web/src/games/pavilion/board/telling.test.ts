import { expect, test } from "vitest";
import type { PavilionEvent } from "../types";
import { position, seat } from "./fixtures";
import { told } from "./telling";

test("with nothing to come the position is shown as it is", () => {
  const after = position();
  expect(told(after, { coming: [] })).toEqual(after);
});

test("a draft that is not told yet leaves its tiles on the factory", () => {
  const after = position({
    phase: "drafting",
    centre: { green: 1, yellow: 2 },
    seats: [seat({ tiles: { red: 3 } }), seat()],
  });
  const draft: PavilionEvent = {
    event: "draft",
    seat: 0,
    from: 3,
    colour: "red",
    tiles: { red: 2 },
    centre: { green: 1, yellow: 1 },
  };
  const before = told(after, { coming: [draft] });
  expect(before.factories[2]).toEqual({ red: 2, green: 1, yellow: 1 });
  expect(before.centre).toEqual({ yellow: 1 });
  expect(before.seats[0]?.tiles).toEqual({ red: 1 });
});

test("from the centre the tiles, the marker and the points go back too", () => {
  const after = position({
    marker: 1,
    centre: {},
    seats: [seat(), seat({ score: 3, tiles: { blue: 2 } })],
  });
  const before = told(after, {
    coming: [
      { event: "draft", seat: 1, from: "centre", colour: "blue", tiles: { blue: 2 }, centre: {} },
      { event: "marker", seat: 1 },
      {
        event: "points",
        seat: 1,
        points: -2,
        reason: "first to take from the centre",
        clause: "SP-4.2",
        score: 3,
      },
    ],
  });
  expect(before.centre).toEqual({ blue: 2 });
  expect(before.marker).toBeNull();
  expect(before.seats[1]).toMatchObject({ score: 5, tiles: {} });
});

test("a placement with its bonus is taken back in the reverse order", () => {
  const pavilion = seat().pavilion;
  pavilion[3]![2] = "red";
  const after = position({
    tower: { red: 1, purple: 1 },
    supply: { purple: 4, red: 6 },
    bag: 60,
    seats: [seat({ score: 6, tiles: { green: 1 }, pavilion }), seat()],
  });
  const events: PavilionEvent[] = [
    { event: "place", seat: 0, star: 3, space: 3, colour: "red", tower: { red: 1, purple: 1 } },
    { event: "points", seat: 0, points: 1, reason: "tile placed", clause: "SP-5.2", score: 6 },
    { event: "feature", seat: 0, feature: "pillar", star: 3, tiles: 1 },
    { event: "bonus", seat: 0, tiles: { green: 1 } },
    { event: "supply", tiles: { red: 1 } },
  ];
  const before = told(after, { coming: events });
  expect(before.seats[0]?.tiles).toEqual({ red: 2, purple: 1 });
  expect(before.seats[0]?.pavilion[3]?.[2]).toBeNull();
  expect(before.seats[0]?.score).toBe(5);
  expect(before.supply).toEqual({ purple: 4, red: 5, green: 1 });
  expect(before.bag).toBe(61);
  expect(before.tower).toEqual({});

  const half = told(after, { coming: events.slice(3) });
  expect(half.seats[0]?.pavilion[3]?.[2]).toBe("red");
  expect(half.seats[0]?.tiles).toEqual({});
  expect(half.supply).toEqual({ purple: 4, red: 5, green: 1 });
});

test("until a new round is told, everybody has passed and the old wild colour holds", () => {
  const after = position({
    phase: "drafting",
    round: 3,
    marker: null,
    bag: 70,
    factories: [{ red: 4 }, { blue: 4 }, {}, {}, {}],
    seats: [seat({ tiles: { red: 1 } }), seat()],
  });
  const before = told(after, {
    coming: [
      { event: "pass", seat: 1, kept: {}, discarded: {} },
      { event: "round", round: 3, seat: 1 },
      { event: "unpack", seat: 0, tiles: { red: 1 } },
      { event: "fill", factory: 1, tiles: { red: 4 } },
      { event: "fill", factory: 2, tiles: { blue: 4 } },
    ],
  });
  expect(before).toMatchObject({ round: 2, phase: "placing", marker: 1, bag: 78 });
  expect(before.factories.slice(0, 2)).toEqual([{}, {}]);
  expect(before.seats[0]).toMatchObject({ tiles: {}, kept: { red: 1 }, passed: true });
  expect(before.seats[1]?.passed).toBe(false);
});
