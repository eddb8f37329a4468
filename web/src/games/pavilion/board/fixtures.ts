// A small position and the facts of the game, for the tests of this folder.

import type { PavilionInfo, PavilionPosition, PavilionSeat } from "../types";

export const INFO: PavilionInfo = {
  colours: ["purple", "green", "orange", "yellow", "blue", "red"],
  star_colours: [null, "purple", "orange", "red", "blue", "yellow", "green"],
  costs: {
    standard: Array.from({ length: 7 }, () => [1, 2, 3, 4, 5, 6]),
    variant: [[3, 3, 3, 3, 3, 3], ...Array.from({ length: 6 }, () => [3, 2, 1, 4, 5, 6])],
  },
  features: [1, 2, 3, 4, 5, 6].flatMap((star) => [
    {
      feature: "pillar" as const,
      tiles: 1,
      spaces: [
        [0, ((star + 3) % 6) + 1],
        [0, ((star + 4) % 6) + 1],
        [star, 2],
        [star, 3],
      ] satisfies [number, number][],
    },
    {
      feature: "statue" as const,
      tiles: 2,
      spaces: [
        [star, 1],
        [star, 2],
        [(star % 6) + 1, 3],
        [(star % 6) + 1, 4],
      ] satisfies [number, number][],
    },
    {
      feature: "window" as const,
      tiles: 3,
      spaces: [
        [star, 5],
        [star, 6],
      ] satisfies [number, number][],
    },
  ]),
  factories: { "2": 5, "3": 7, "4": 9 },
  supply: 10,
  most_kept: 4,
  star_points: { purple: 20, green: 18, orange: 17, yellow: 16, blue: 15, red: 14 },
  many_points: 12,
  number_points: { "1": 4, "2": 8, "3": 12, "4": 16 },
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
