// Answers of the service about a turn, with what a test says of them.
import type { Considered, Preview } from "../src/lib/types";

const NOTHING: Considered = {
  n: 0,
  seat: 0,
  path: [],
  steps: [],
  whole: false,
  settled: 0,
  choices: [],
  refused: [],
  instead: [],
  suggested: null,
  ways: null,
  known: [],
  preview: null,
};

export const considered = <Told extends Considered = Considered>(facts: Partial<Told>): Told =>
  ({ ...NOTHING, ...facts }) as Told;

export const previewed = (
  facts: Partial<Preview> & Pick<Preview, "path" | "data" | "position">,
): Preview => ({
  text: "",
  seat: 0,
  events: [],
  points: 0,
  score: 15,
  gains: {},
  ends_round: false,
  ...facts,
});
