// A small position and the facts of the game, for the tests of this folder.

import type { PavilionBoard, PavilionInfo, PavilionPosition, PavilionSeat } from "../types";

const COLOURS = ["purple", "green", "orange", "yellow", "blue", "red"];
const NO_COLOUR = Array<string | null>(6).fill(null);

type Spot = [number, number];

function features(kinds: string[]): PavilionBoard["features"] {
  return [1, 2, 3, 4, 5, 6].flatMap((star) => {
    const next = (star % 6) + 1;
    const all: Record<string, { tiles: number; spaces: Spot[] }> = {
      pillar: {
        tiles: 1,
        spaces: [
          [0, ((star + 3) % 6) + 1],
          [0, ((star + 4) % 6) + 1],
          [star, 2],
          [star, 3],
        ],
      },
      statue: {
        tiles: 2,
        spaces: [
          [star, 1],
          [star, 2],
          [next, 3],
          [next, 4],
        ],
      },
      window: {
        tiles: 3,
        spaces: [
          [star, 5],
          [star, 6],
        ],
      },
      fountain: {
        tiles: 1,
        spaces: [
          [star, 1],
          [star, 6],
          [next, 4],
          [next, 5],
        ],
      },
    };
    return kinds.map((feature) => ({ feature, ...all[feature]! }));
  });
}

const OUTER = ["purple", "orange", "red", "blue", "yellow", "green"];
/** The spaces of each number that scores. */
function spacesOf(costs: number[][], numbers: number[]): PavilionBoard["number_spaces"] {
  const spaces = (number: number): Spot[] =>
    costs.flatMap((star, at) =>
      star.flatMap((cost, place) => (cost === number ? [[at, place + 1] as Spot] : [])),
    );
  return Object.fromEntries(numbers.map((number) => [String(number), spaces(number)]));
}

const ASCENDING = Array.from({ length: 7 }, () => [1, 2, 3, 4, 5, 6]);
const TURNED = [[3, 3, 3, 3, 3, 3], ...Array.from({ length: 6 }, () => [3, 2, 1, 4, 5, 6])];

export const STANDARD: PavilionBoard = {
  clause: "SP-2",
  wilds: COLOURS,
  stars: ["many", ...OUTER],
  colours: [NO_COLOUR, ...OUTER.map((colour) => Array<string>(6).fill(colour))],
  costs: ASCENDING,
  features: features(["pillar", "statue", "window"]),
  star_points: { purple: 20, green: 18, orange: 17, yellow: 16, blue: 15, red: 14 },
  many_points: 12,
  number_points: { "1": 4, "2": 8, "3": 12, "4": 16 },
  number_spaces: spacesOf(ASCENDING, [1, 2, 3, 4]),
  set_points: 0,
};

const VARIANT: PavilionBoard = {
  ...STANDARD,
  stars: Array<string>(7).fill("open"),
  colours: Array.from({ length: 7 }, () => NO_COLOUR),
  costs: TURNED,
  number_spaces: spacesOf(TURNED, [1, 2, 3, 4]),
};

const GLAZED = {
  clause: "SP-9",
  features: features(["pillar", "statue", "window", "fountain"]),
  many_points: 15,
};
const GLAZED_WILDS = ["orange", "red", "blue", "yellow", "green", "purple"];

const GLAZED_ORANGE: PavilionBoard = {
  ...STANDARD,
  ...GLAZED,
  colours: [COLOURS, ...STANDARD.colours.slice(1)],
  set_points: 15,
};

const GLAZED_PURPLE: PavilionBoard = {
  ...VARIANT,
  ...GLAZED,
  wilds: GLAZED_WILDS,
  stars: ["many", ...VARIANT.stars.slice(1)],
  colours: [GLAZED_WILDS, ...VARIANT.colours.slice(1)],
  number_points: { "1": 3, "2": 6, "3": 18, "4": 12 },
  set_points: 12,
};

/** A board that no game has: every page that shows it can have read it from its data alone. */
export const MADE_UP: PavilionBoard = {
  ...VARIANT,
  wilds: COLOURS.toReversed(),
  stars: ["many", ...Array<string>(5).fill("open"), "red"],
  colours: [COLOURS, ...VARIANT.colours.slice(2), Array<string>(6).fill("red")],
  features: features(["fountain", "pillar"]),
  many_points: 21,
  number_points: { "5": 9 },
  number_spaces: spacesOf(TURNED, [5]),
  set_points: 13,
};

export const INFO: PavilionInfo = {
  colours: COLOURS,
  boards: {
    standard: STANDARD,
    variant: VARIANT,
    "glazed-orange": GLAZED_ORANGE,
    "glazed-purple": GLAZED_PURPLE,
    "made-up": MADE_UP,
  },
  factories: { "2": 5, "3": 7, "4": 9 },
  supply: 10,
  most_kept: 4,
};

export function seat(facts: Partial<PavilionSeat> = {}): PavilionSeat {
  return {
    score: 5,
    tiles: {},
    kept: {},
    passed: false,
    pavilion: Array.from({ length: 7 }, () => Array<string | null>(6).fill(null)),
    ...facts,
  };
}

export function position(facts: Partial<PavilionPosition> = {}): PavilionPosition {
  return {
    game: "summer-pavilion",
    version: 1,
    players: 2,
    options: { board: "standard", starts: 0 },
    round: 1,
    phase: "placing",
    to_move: 0,
    marker: 1,
    starter: 0,
    factories: [{}, {}, {}, {}, {}],
    centre: {},
    supply: { purple: 2, green: 1, orange: 2, yellow: 3, red: 2 },
    bag: 90,
    tower: {},
    seats: [seat(), seat()],
    ...facts,
  };
}
