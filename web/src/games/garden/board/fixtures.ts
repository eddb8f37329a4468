// What the tests of the garden share: the garden as the service describes it, and a position.
import { AROUND, type Cell } from "./geometry";
import type { GardenInfo, GardenPosition, GardenSeat } from "../types";

const COLOURS = ["blue", "purple", "lilac", "yellow", "lime", "green"];
const PATTERNS = ["tree", "bird", "butterfly", "flower", "plant", "tulip"];
const CENTRES: Cell[] = AROUND.map(([q, r]) => [3 * q, 3 * r]);
const around = ([q, r]: Cell): Cell[] => AROUND.map(([dq, dr]) => [q + dq, r + dr]);
const feature = (name: "statue" | "bench", cells: Cell[]): GardenInfo["features"] =>
  cells.map((cell) => ({ feature: name, cell, around: around(cell) }));

export const INFO: GardenInfo = {
  colours: COLOURS,
  patterns: PATTERNS.map((name, index) => ({ name, value: index + 1 })),
  tiles: COLOURS.flatMap((colour) =>
    PATTERNS.map((pattern, index) => ({
      hexagon: `${colour}-${pattern}`,
      colour,
      pattern,
      value: index + 1,
    })),
  ),
  cells: [...around([0, 0]), ...CENTRES.flatMap((centre) => [centre, ...around(centre)])],
  areas: CENTRES.map((centre, area) => ({
    area,
    centre,
    cells: [centre, ...around(centre)],
    around: around(centre),
  })),
  fountain_board: around([0, 0]),
  features: [
    { feature: "fountain", cell: [0, 0], around: around([0, 0]) },
    ...feature("statue", [
      [2, -1],
      [-1, 2],
      [-1, -1],
    ]),
    ...feature("bench", [
      [1, 1],
      [-2, 1],
      [1, -2],
    ]),
  ],
  directions: AROUND,
  storage: { tiles: 12, expansions: 2 },
  stacks: { "2": 5, "3": 7, "4": 8 },
  buy_cost: 6,
  boards: {
    standard: {
      rounds: [
        { green: 1, tree: 1, blue: 1 },
        { bird: 1, purple: 1, butterfly: 2 },
      ],
      group_bonus: { 6: 6 },
      jokers: { fountain: 1, statue: 2, bench: 2, pavilion: 3 },
    },
  },
  most_points: 99,
};

export function seat(facts: Partial<GardenSeat> = {}): GardenSeat {
  return {
    score: 15,
    jokers: 3,
    tiles: [],
    expansions: [],
    passed: false,
    garden: { expansions: [], tiles: [] },
    ...facts,
  };
}

export function position(facts: Partial<GardenPosition> = {}): GardenPosition {
  return {
    game: "queens-garden",
    version: 1,
    players: 2,
    options: {
      board: "standard",
      edition: "en",
      repeat_payment: false,
      refill: "short",
      starts: 0,
    },
    round: 1,
    phase: "playing",
    to_move: 0,
    marker: null,
    display: { stack: 5, slots: [] },
    supply: 16,
    returned: [],
    bag: 104,
    tower: [],
    seats: [seat(), seat()],
    ...facts,
  };
}
