// The rules of Queen's Garden, clause by clause.
import type { Book } from "../../../rules/book";
import Acquiring from "./Acquiring.svelte";
import Bonuses from "./Bonuses.svelte";
import Editions from "./Editions.svelte";
import Example from "./Example.svelte";
import Garden from "./Garden.svelte";
import Groups from "./Groups.svelte";
import Patterns from "./Patterns.svelte";
import Paying from "./Paying.svelte";
import Pieces from "./Pieces.svelte";
import Placing from "./Placing.svelte";
import Surrounding from "./Surrounding.svelte";
import Wheel from "./Wheel.svelte";
import type { Facts, Here } from "./facts";

/** Where the editions differ: what the table plays, or what each of them says. */
const drawing = (here: Here | null): string[] => {
  if (here === null) return ["rules-qg-draw-short", "rules-qg-draw-editions"];
  return [here.refill === "empty" ? "rules-qg-draw-empty" : "rules-qg-draw-short"];
};
const paying = (here: Here | null): string[] => {
  if (here === null) return ["rules-qg-cost-different", "rules-qg-cost-editions"];
  return [here.repeat_payment ? "rules-qg-cost-repeat" : "rules-qg-cost-different"];
};
const bonuses = (here: Here | null): string[] => (here === null ? ["rules-qg-bonus-boards"] : []);

/** The rules as they hold at a table; without one, with what differs between editions and boards. */
export const bookFor = (_facts: Facts | null, here: Here | null): Book<Facts> => ({
  intro: "rules-qg-intro",
  glance: [
    "rules-qg-glance-acquire",
    "rules-qg-glance-place",
    "rules-qg-glance-pass",
    "rules-qg-glance-end",
  ],
  notes: ["rules-qg-pictures"],
  sections: [
    {
      clause: "QG-1",
      title: "rules-qg-pieces",
      text: [
        "rules-qg-pieces-hexagon",
        "rules-qg-pieces-tiles",
        "rules-qg-pieces-expansion",
        "rules-qg-pieces-jokers",
        "rules-qg-pieces-storage",
      ],
      exhibits: [Pieces, Patterns],
    },
    {
      clause: "QG-2",
      title: "rules-qg-garden",
      pictured: true,
      text: ["rules-qg-garden-parts", "rules-qg-garden-features"],
      exhibits: [Garden],
    },
    {
      clause: "QG-3",
      title: "rules-qg-setup",
      clauses: [
        { clause: "QG-3.1", text: ["rules-qg-setup-player"] },
        { clause: "QG-3.2", text: ["rules-qg-setup-stacks"] },
        { clause: "QG-3.3", text: ["rules-qg-setup-display"] },
        { clause: "QG-3.4", text: ["rules-qg-setup-start"] },
      ],
    },
    {
      clause: "QG-4",
      title: "rules-qg-round",
      text: ["rules-qg-round-turns"],
      clauses: [
        {
          clause: "QG-4.1",
          title: "rules-qg-acquire",
          text: ["rules-qg-acquire-take", "rules-qg-acquire-fit"],
          exhibits: [Acquiring],
        },
        {
          clause: "QG-4.2",
          title: "rules-qg-after",
          points: [
            { clause: "QG-4.2a", text: "rules-qg-after-aside" },
            { clause: "QG-4.2b", text: "rules-qg-after-flip" },
          ],
        },
        {
          clause: "QG-4.3",
          title: "rules-qg-draw",
          text: [...drawing(here), "rules-qg-draw-rest"],
        },
        { clause: "QG-4.4", title: "rules-qg-tile", text: ["rules-qg-tile-text"] },
        {
          clause: "QG-4.5",
          title: "rules-qg-expansion",
          points: [
            { clause: "QG-4.5a", text: "rules-qg-expansion-stored" },
            { clause: "QG-4.5b", text: "rules-qg-expansion-bought" },
          ],
        },
        {
          clause: "QG-4.6",
          title: "rules-qg-cost",
          text: [
            "rules-qg-cost-value",
            ...paying(here),
            "rules-qg-cost-jokers",
            "rules-qg-cost-where",
          ],
          examples: [Paying],
        },
        {
          clause: "QG-4.7",
          title: "rules-qg-where",
          text: ["rules-qg-where-both"],
          points: [
            { clause: "QG-4.7a", text: "rules-qg-where-neighbour" },
            { clause: "QG-4.7b", text: "rules-qg-where-twice" },
          ],
          examples: [Placing],
        },
        {
          clause: "QG-4.8",
          title: "rules-qg-groups",
          text: ["rules-qg-groups-text"],
          examples: [Groups],
        },
        {
          clause: "QG-4.9",
          title: "rules-qg-surround",
          pictured: true,
          text: ["rules-qg-surround-text"],
          exhibits: [Surrounding],
        },
        {
          clause: "QG-4.10",
          title: "rules-qg-pass",
          text: ["rules-qg-pass-text", "rules-qg-pass-first"],
        },
        {
          clause: "QG-4.11",
          title: "rules-qg-floor",
          ruling: true,
          text: ["rules-qg-floor-text"],
        },
      ],
    },
    {
      clause: "QG-5",
      title: "rules-qg-wheel",
      pictured: true,
      text: ["rules-qg-wheel-text"],
      exhibits: [Wheel],
    },
    { clause: "QG-6", title: "rules-qg-between", text: ["rules-qg-between-text"] },
    {
      clause: "QG-7",
      title: "rules-qg-end",
      text: ["rules-qg-end-text"],
      clauses: [
        { clause: "QG-7.1", text: ["rules-qg-end-storage"] },
        {
          clause: "QG-7.2",
          text: ["rules-qg-end-groups", ...bonuses(here)],
          exhibits: [Bonuses],
          examples: [Example],
        },
      ],
      after: ["rules-qg-end-winner"],
    },
    {
      clause: "QG-8",
      title: "rules-qg-variant",
      here: here?.board === "variant",
      text: ["rules-qg-variant-text", "rules-qg-variant-numbers"],
    },
    {
      clause: "QG-9",
      title: "rules-qg-editions",
      text: ["rules-qg-editions-text"],
      examples: [Editions],
      after: ["rules-qg-editions-note"],
    },
    { clause: "QG-10", title: "rules-qg-hidden", text: ["rules-qg-hidden-text"] },
  ],
});
