// How a game's rules are laid out: sections and clauses with the ids of their texts.
//
// The prose is in the games' catalogues (rules.ftl), paragraph by paragraph; the order, the numbers of
// the clauses and what is shown beside them are in the games' folders too. A number is also the
// place's address: /rules/<game>#<clause>.
import type { Component } from "svelte";

/** A picture or a table that is drawn from what the service tells of the game and of a table. */
export type Exhibit<Info> = Component<{ info: Info }>;

export type Point = { clause: string; text: string };

export type Clause<Info> = {
  clause: string;
  title?: string;
  /** Decided by this project where the printed rules are silent. */
  ruling?: boolean;
  /** Read from a picture, because the printed rules do not say it in words. */
  pictured?: boolean;
  text?: string[];
  /** The lettered parts, (a) and (b). */
  points?: Point[];
  after?: string[];
  exhibits?: Exhibit<Info>[];
  /** Worked examples and tables that are the same whatever the service tells. */
  examples?: Component[];
};

export type Section<Info> = {
  clause: string;
  title: string;
  /** Read from a picture, because the printed rules do not say it in words. */
  pictured?: boolean;
  /** What the table plays that the rules were opened from. */
  here?: boolean;
  text?: string[];
  exhibits?: Exhibit<Info>[];
  /** Worked examples and tables that are the same whatever the service tells. */
  examples?: Component[];
  clauses?: Clause<Info>[];
  after?: string[];
};

export type Book<Info> = {
  intro: string;
  glance: string[];
  /** What is to be known of the text as a whole. */
  notes?: string[];
  sections: Section<Info>[];
};
