// A toy of a game in one folder: a heap from which stones are taken in turn.
import type { GamePage } from "../../src/lib/game";
import { addCatalogues, t, withWords } from "../../src/lib/i18n.svelte";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Fields from "./Fields.svelte";
import { Options, ownInfo, type ToyInfo } from "./heap.svelte";

type Taken = { event: "taken"; seat: number; stones: number };

// The page finds those of its own games by itself.
addCatalogues(
  import.meta.glob<string>("/tests/toy/locale/*/*.ftl", { query: "?raw", import: "default" }),
);

export const page: GamePage<ToyInfo> = {
  name: "toy",
  title: "toy-title",
  about: "toy-about",
  before: "toy-rules-before",
  Emblem: Drawing,
  Scene: Drawing,
  Options,
  OptionFields: Fields,
  terms: (_info, { stones }: { stones: number }) => ({
    head: [t("toy-heap", { stones })],
    rest: [],
  }),
  logLine: ({ event, seat, stones }: Taken, { seats }) =>
    event === "taken" ? t("toy-log-taken", { name: seats[seat]?.name ?? "", stones }) : null,
  reasons: {},
  keys: {},
  refusals: {},
  expected: () => "toy-expect",
  gained: () => [],
  itemWords: () => t("toy-item"),
  loadBoard: () => Promise.resolve({ Board, flights: () => [], pace: {} }),
  loadRules: () =>
    withWords(
      Promise.resolve({
        Art: Drawing,
        factsOf: ownInfo,
        bookFor: () => ({
          intro: "toy-rules-intro",
          glance: ["toy-rules-glance"],
          sections: [
            {
              clause: "TY-1",
              title: "toy-rules-taking",
              text: ["toy-rules-taking-text"],
              exhibits: [Drawing],
            },
          ],
        }),
      }),
      "toy/rules",
    ),
};
