// The interface of a game's folder: the contract between the screens and games/.
//
// Only a game knows its own data, so functions that take it take `never` here: callers pass the
// service's data `as never`, or use `own` in games/index.ts.
import type { Component } from "svelte";
import type { Book } from "../rules/book";
import type { BoardProps, Motion } from "./board";
import type { Tip } from "./coach.svelte";
import type { Spots } from "./spots";
import type { Considered, GameInfo, Position, Seat } from "./types";

/** A game's name in the service and in addresses. */
export type GameName = GameInfo["name"];

/** The context for the words of an event. */
export type Telling = {
  info: GameInfo;
  /** With names in the language of the page. */
  seats: Seat[];
  /** Those of the table. */
  options: Record<string, unknown>;
  /** The seat that is spoken to, if there is one: "you" and not its name. */
  you?: number;
};

export type NameOf = (seat: number | null) => string;

/** Return a function that gives the names of the players at a table. */
export const nameIn =
  ({ seats }: Telling): NameOf =>
  (seat) =>
    seats[seat ?? -1]?.name ?? "";

/** Who does something, as messages need it: a name, or "you". */
export type Who = { name: string; person: "second" | "third" };

/** Return a function that says who sits on a seat, for messages. */
export const whoIn =
  (telling: Telling): ((seat: number | null) => Who) =>
  (seat) => ({
    name: nameIn(telling)(seat),
    person: seat !== null && seat === telling.you ? "second" : "third",
  });

/** The options of a table, in words. */
export type Terms = {
  /** The first line: the edition and the board. */
  head: string[];
  rest: string[];
};

/** The options of a new table that only this game has, while they are chosen. */
export interface OwnOptions {
  /** The options as the service takes them. */
  readonly values: Record<string, unknown>;
  /** A summary of the choice, if it is worth showing before the options are opened. */
  summary(info: GameInfo): string;
  /** Choose the options of a game; one without an editor is never asked to. */
  take?(values: Record<string, unknown>): void;
  /** Follow the language of the page, as long as nothing is chosen. */
  followLanguage(language: string, info: GameInfo): void;
}

/** Return the values that the service offers for an option. */
export const valuesOf = (info: GameInfo, name: string): string[] =>
  info.options.find((option) => option.name === name)?.values ?? [];

type OptionsPart = Component<{ options: never; info: GameInfo }>;

/** The board, fetched when a table of the game is opened. */
export type BoardPart<
  Info = never,
  Event = never,
  At = never,
  Told extends Considered = never,
> = Motion<Event, At> & {
  Board: Component<BoardProps<Info, Event, At, Told>>;
  /** Tips for one's first game; a game may have none. */
  TIPS?: readonly Tip[];
  /** The pieces that an event speaks of, for a line of the log: drawings of its art. */
  mentioned?: (event: Event) => string[];
  /** The part of such a drawing that is shown: a viewBox. */
  pieceBox?: string;
  /** Where what an event speaks of lies on the board. */
  spots?: Spots<Event, At>;
};

/** The rules, fetched when they are opened. */
export type RulesPart<Here = never, Facts = never> = {
  /** The drawings that the pictures refer to; null where the service could not be reached. */
  Art: Component<{ info: Facts | null }>;
  /**
   * Return the rules for a table's options; without them, with all that can differ. There are no facts
   * where the service could not be reached.
   */
  bookFor: (facts: Facts | null, here: Here | null) => Book<Facts>;
  /** The data that the pictures are drawn from. */
  factsOf: (info: GameInfo, here: Here | null) => unknown;
};

/** What is said in a lesson: ids of messages. */
export type LessonWords = {
  title: string;
  text: string;
  /** For each task what to do, and what it brought. */
  tasks: { task: string; done: string }[];
  /** Why a turn is not what is asked for, by the service's keys. */
  missed: Record<string, string>;
};

/** The words of the lessons by their keys, fetched when lessons are opened. */
export type LessonsPart = { LESSONS: Record<string, LessonWords> };

/** Changes a position by hand; whether it can exist is not asked here. */
export type Change<At = Position> = (edit: (draft: At) => At) => void;

export type EditorProps<Info, At = Position> = {
  /** The game's own data from the service. */
  info: Info;
  /** The position as far as it is put together. */
  draft: At;
  /** Names of the seats. */
  names: string[];
  /** The seat that is shown. */
  seat: number;
  change: Change<At>;
};

/** What editing positions by hand needs, fetched when the editor is opened. */
export type EditorPart<Info = never, At = never> = {
  /** All that lies on the table, and on one seat's side. */
  Editor: Component<Omit<EditorProps<Info, At>, "change"> & { change: never }>;
  /** The entries of a position that the engine counts where they are left out. */
  COUNTED: readonly string[];
  /** Return what the engine counted, in words and numbers. */
  counts: (at: At) => [name: string, count: number][];
  /** Messages for the phases of a game. */
  PHASES: Record<string, string>;
  /** Return what fits of a draft onto a blank table with another number of seats. */
  laidOn: (blank: At, draft: At) => Position;
};

export interface GamePage<Info = never> {
  /** Its name in the service and in addresses. */
  name: GameName;
  /** Ids of messages: its name, its subject, the differences of earlier versions of its rules. */
  title: string;
  about: string;
  before: string;

  /** Its emblem, drawn in a square of 100. */
  Emblem: Component;
  /** Its picture; null before the service has answered. */
  Scene: Component<{ info: Info | null }>;

  Options: new () => OwnOptions;
  OptionFields: OptionsPart;
  /** The part that is too large to stand among the fields. */
  OptionForm?: OptionsPart;

  terms: (info: GameInfo, options: never) => Terms;
  /** Return the words for one event; null if other lines already tell it. */
  logLine: (event: never, telling: Telling) => string | null;
  /** The events of a turn that come before what it is about. */
  prelude?: readonly string[];
  /** Messages for the service's reasons of points. */
  reasons: Record<string, string>;
  /** Messages for the keys that only this game has. */
  keys: Record<string, string>;
  /** Messages for the service's reasons to refuse something. */
  refusals: Record<string, string>;
  /** Return the message for what is expected next, by what can be chosen and what has been. */
  expected: (choices: never, path: never) => string;
  /** Return the words for the gains of a turn besides points. */
  gained: (gains: Record<string, number>) => string[];
  /** Return the words for an item of a scoring. */
  itemWords: (item: never) => string;
  /** Return the kinds of items that can score at the end of a game with these options, in their order. */
  finals?: (info: GameInfo, options: never) => string[];
  /** The words for one of several such items; null where there is no more to say of it. */
  itemDetail?: (item: never) => string | null;

  loadBoard: () => Promise<BoardPart<Info>>;
  loadRules: () => Promise<RulesPart>;
  /** A game may have no lessons. */
  loadLessons?: () => Promise<LessonsPart>;
  /** A game may have no editor. */
  loadEditor?: () => Promise<EditorPart<Info>>;
}
