// A toy of a game in one folder: a heap from which stones are taken in turn.
import type { GamePage } from "../../src/lib/game";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Fields from "./Fields.svelte";
import { Options, ownInfo, type ToyInfo } from "./heap.svelte";

type Taken = { event: "taken"; seat: number; stones: number };

export const page: GamePage<ToyInfo> = {
  name: "toy",
  title: "The heap",
  about: "Take stones.",
  before: "Nothing was before.",
  Emblem: Drawing,
  Scene: Drawing,
  Options,
  OptionFields: Fields,
  terms: (_info, { stones }: { stones: number }) => ({ head: [`A heap of ${stones}`], rest: [] }),
  logLine: ({ event, seat, stones }: Taken, { seats }) =>
    event === "taken" ? `${seats[seat]?.name} takes ${stones}.` : null,
  reasons: {},
  keys: {},
  refusals: {},
  expected: () => "Take some.",
  gained: () => [],
  itemWords: () => "Stones",
  loadBoard: () => Promise.resolve({ Board, flights: () => [], pace: {} }),
  loadRules: () =>
    Promise.resolve({
      Art: Drawing,
      factsOf: ownInfo,
      bookFor: () => ({
        intro: "A heap.",
        glance: ["Take."],
        sections: [{ clause: "TY-1", title: "Taking", text: ["See TY-1."], exhibits: [Drawing] }],
      }),
    }),
};
