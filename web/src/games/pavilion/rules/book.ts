// The rules of Summer Pavilion, clause by clause.
import type { Book, Section } from "../../../rules/book";
import Board from "./Board.svelte";
import Cost from "./Cost.svelte";
import Drafting from "./Drafting.svelte";
import Features from "./Features.svelte";
import Glazed from "./Glazed.svelte";
import Numbers from "./Numbers.svelte";
import Ring from "./Ring.svelte";
import Stars from "./Stars.svelte";
import Wild from "./Wild.svelte";
import type { PavilionBoard } from "../types";
import type { Facts, Here } from "./facts";

/** What is said of a side of the board. */
const said = (side: string): string => `rules-sp-board-${side}`;

/** What is said of the end on a side that has stars without a colour. */
const ends = (side: string): string => `rules-sp-end-${side}`;

/** The sides of the board that are told of: the table's, or all. */
function sidesOf(facts: Facts | null, here: Here | null): [string, PavilionBoard][] {
  const all = Object.entries(facts?.boards ?? {});
  return here ? all.filter(([side]) => side === here.board) : all;
}

/** The rules as they hold at a table; without one, with all sides of the board. */
export function bookFor(facts: Facts | null, here: Here | null): Book<Facts> {
  const sides = sidesOf(facts, here);
  const toldIn = (clause: string): string[] =>
    sides.filter(([, board]) => board.clause === clause).map(([side]) => side);
  const glazed = toldIn("SP-9");
  const first = here ? sides.map(([side]) => side) : toldIn("SP-2");
  const open = sides.filter(([, board]) => board.stars.includes("open")).map(([side]) => side);
  return {
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
        text: ["rules-sp-board-stars", ...first.map(said), "rules-sp-board-features"],
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
            examples: [Ring],
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
        after: [...open.map(ends), "rules-sp-end-kept", "rules-sp-end-winner"],
      },
      { clause: "SP-8", title: "rules-sp-hidden", text: ["rules-sp-hidden-text"] },
      ...(glazed.length || !here ? [glazedSection(here ? [] : glazed.map(said), !here)] : []),
    ],
  };
}

/** What the boards of the Glazed Pavilion have more; without a table they are shown here as well. */
function glazedSection(sides: string[], isShown: boolean): Section<Facts> {
  return {
    clause: "SP-9",
    title: "rules-sp-glazed",
    text: ["rules-sp-glazed-text", ...sides],
    exhibits: isShown ? [Glazed] : [],
    clauses: [
      { clause: "SP-9.1", title: "rules-sp-fountains", text: ["rules-sp-fountains-text"] },
      { clause: "SP-9.2", title: "rules-sp-sets", text: ["rules-sp-sets-text"] },
    ],
  };
}
