// The rules of Summer Pavilion, clause by clause.
import type { Book } from "../../../rules/book";
import Board from "./Board.svelte";
import Cost from "./Cost.svelte";
import Drafting from "./Drafting.svelte";
import Features from "./Features.svelte";
import Numbers from "./Numbers.svelte";
import Ring from "./Ring.svelte";
import Stars from "./Stars.svelte";
import Wild from "./Wild.svelte";
import type { Facts, Here } from "./facts";

/** The rules as they hold at a table; without one, with both sides of the board. */
export const bookFor = (here: Here | null): Book<Facts> => ({
  intro: "rules-sp-intro",
  glance: [
    "rules-sp-glance-wild",
    "rules-sp-glance-draft",
    "rules-sp-glance-place",
    "rules-sp-glance-end",
  ],
  sections: [
    {
      clause: "SP-1",
      title: "rules-sp-pieces",
      text: ["rules-sp-pieces-tiles", "rules-sp-pieces-table", "rules-sp-pieces-wild"],
      exhibits: [Wild],
    },
    {
      clause: "SP-2",
      title: "rules-sp-board",
      text: [
        "rules-sp-board-stars",
        ...(here?.board === "variant" ? [] : ["rules-sp-board-standard"]),
        ...(here?.board === "standard" ? [] : ["rules-sp-board-variant"]),
        "rules-sp-board-features",
      ],
      exhibits: [Board, Features],
    },
    { clause: "SP-3", title: "rules-sp-setup", text: ["rules-sp-setup-text"] },
    {
      clause: "SP-4",
      title: "rules-sp-draft",
      text: ["rules-sp-draft-text"],
      clauses: [
        {
          clause: "SP-4.1",
          title: "rules-sp-factory",
          points: [
            { clause: "SP-4.1a", text: "rules-sp-factory-wild" },
            { clause: "SP-4.1b", text: "rules-sp-factory-colour" },
          ],
          after: ["rules-sp-factory-rest"],
          examples: [Drafting],
        },
        { clause: "SP-4.2", title: "rules-sp-centre", text: ["rules-sp-centre-text"] },
        {
          clause: "SP-4.3",
          title: "rules-sp-floor",
          ruling: true,
          text: ["rules-sp-floor-text"],
        },
        {
          clause: "SP-4.4",
          title: "rules-sp-marker",
          ruling: true,
          text: ["rules-sp-marker-text"],
        },
      ],
    },
    {
      clause: "SP-5",
      title: "rules-sp-place",
      text: ["rules-sp-place-text"],
      clauses: [
        {
          clause: "SP-5.1",
          title: "rules-sp-cost",
          text: ["rules-sp-cost-text"],
          examples: [Cost],
        },
        {
          clause: "SP-5.2",
          title: "rules-sp-score",
          text: ["rules-sp-score-text"],
          exhibits: [Ring],
        },
        { clause: "SP-5.3", title: "rules-sp-bonus", text: ["rules-sp-bonus-text"] },
        { clause: "SP-5.4", title: "rules-sp-pass", text: ["rules-sp-pass-text"] },
        { clause: "SP-5.5", title: "rules-sp-empty", text: ["rules-sp-empty-text"] },
      ],
    },
    { clause: "SP-6", title: "rules-sp-between", text: ["rules-sp-between-text"] },
    {
      clause: "SP-7",
      title: "rules-sp-end",
      text: ["rules-sp-end-text"],
      exhibits: [Stars, Numbers],
      after: [
        ...(here?.board === "standard" ? [] : ["rules-sp-end-variant"]),
        "rules-sp-end-kept",
        "rules-sp-end-winner",
      ],
    },
    { clause: "SP-8", title: "rules-sp-hidden", text: ["rules-sp-hidden-text"] },
  ],
});
