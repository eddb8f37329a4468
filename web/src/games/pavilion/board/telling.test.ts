import { expect, test } from "vitest";
import type { PavilionEvent, PavilionPosition } from "../types";
import { position, seat } from "./fixtures";
import { told } from "./telling";

/** A position after these events have been told, the last one just now. */
const after = (before: PavilionPosition, ...events: PavilionEvent[]): PavilionPosition =>
  told(position(), { before, told: events.slice(0, -1), now: events.at(-1) ?? null });

test("with nothing to tell the position is shown as it is", () => {
  const shown = position({ round: 4 });
  expect(told(shown, { before: null, told: [], now: null })).toBe(shown);
});

test("a draft takes its tiles and leaves the others in the centre", () => {
  const before = position({
    phase: "drafting",
    centre: { yellow: 1 },
    factories: [{}, {}, { red: 2, green: 1, yellow: 1 }, {}, {}],
    seats: [seat({ tiles: { red: 1 } }), seat()],
  });
  const shown = after(before, {
    event: "draft",
    seat: 0,
    from: 3,
    colour: "red",
    tiles: { red: 2 },
    centre: { green: 1, yellow: 1 },
  });
  expect(shown.factories[2]).toEqual({});
  expect(shown.centre).toEqual({ green: 1, yellow: 2 });
  expect(shown.seats[0]?.tiles).toEqual({ red: 3 });
});

test("from the centre come the tiles, then the marker, then the loss", () => {
  const before = position({
    marker: null,
    centre: { blue: 2 },
    seats: [seat(), seat({ score: 5 })],
  });
  const events: PavilionEvent[] = [
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
  ];
  const drafted = after(before, ...events.slice(0, 1));
  expect(drafted).toMatchObject({ centre: {}, marker: null });
  expect(drafted.seats[1]).toMatchObject({ score: 5, tiles: { blue: 2 } });
  const shown = after(before, ...events);
  expect(shown.marker).toBe(1);
  expect(shown.seats[1]?.score).toBe(3);
});

test("a placement is told with what it costs, its points and its bonus", () => {
  const before = position({
    supply: { purple: 4, red: 5, green: 1 },
    bag: 61,
    tower: {},
    seats: [seat({ score: 5, tiles: { red: 2, purple: 1 } }), seat()],
  });
  const events: PavilionEvent[] = [
    { event: "place", seat: 0, star: 3, space: 3, colour: "red", tower: { red: 1, purple: 1 } },
    { event: "points", seat: 0, points: 1, reason: "tile placed", clause: "SP-5.2", score: 6 },
    { event: "feature", seat: 0, feature: "pillar", star: 3, spaces: [], tiles: 1 },
    { event: "bonus", seat: 0, tiles: { green: 1 } },
    { event: "supply", tiles: { red: 1 } },
  ];
  const half = after(before, ...events.slice(0, 3));
  expect(half.seats[0]).toMatchObject({ score: 6, tiles: {} });
  expect(half.seats[0]?.pavilion[3]?.[2]).toBe("red");
  expect(half.tower).toEqual({ red: 1, purple: 1 });
  expect(half.supply).toEqual(before.supply);
  const shown = after(before, ...events);
  expect(shown.seats[0]?.tiles).toEqual({ green: 1 });
  expect(shown.supply).toEqual({ purple: 4, red: 6 });
  expect(shown.bag).toBe(60);
});

test("until a new round is told, everybody has passed and the old wild colour holds", () => {
  const before = position({
    round: 2,
    marker: 1,
    bag: 78,
    factories: [{}, {}, {}, {}, {}],
    seats: [seat({ kept: { red: 1 }, passed: true }), seat()],
  });
  const events: PavilionEvent[] = [
    { event: "pass", seat: 1, kept: {}, discarded: {} },
    { event: "round", round: 3, seat: 1 },
    { event: "unpack", seat: 0, tiles: { red: 1 } },
    { event: "fill", factory: 1, tiles: { red: 4 } },
    { event: "fill", factory: 2, tiles: { blue: 4 } },
  ];
  const passed = after(before, ...events.slice(0, 1));
  expect(passed).toMatchObject({ round: 2, phase: "placing", marker: 1, bag: 78 });
  expect(passed.seats.map((one) => one.passed)).toEqual([true, true]);
  const shown = after(before, ...events);
  expect(shown).toMatchObject({ round: 3, phase: "drafting", marker: null, starter: 1, bag: 70 });
  expect(shown.factories.slice(0, 2)).toEqual([{ red: 4 }, { blue: 4 }]);
  expect(shown.seats[0]).toMatchObject({ tiles: { red: 1 }, kept: {}, passed: false });
});
