// What a game's folder gives to the page: the contract between the screens and games/.
//
// Only a game knows its own data, so what takes any of it takes `never` here: whoever hands a game
// what the service said of it writes `as never`, or asks `own` in games/index.ts.
import type { Component } from "svelte";
import type { Book } from "../rules/book";
import type { BoardProps, Motion } from "./board";
import type { Choice, GameInfo, Seat, StepData } from "./types";

/** A game, as the service and the addresses name it. */
export type GameName = GameInfo["name"];

/** What the words for an event depend on besides it. */
export type Telling = {
  info: GameInfo;
  /** With names in the language of the page. */
  seats: Seat[];
  /** Those of the table. */
  options: Record<string, unknown>;
};

export type NameOf = (seat: number | null) => string;

/** What the players at a table are called. */
export const nameIn =
  ({ seats }: Telling): NameOf =>
  (seat) =>
    seats[seat ?? -1]?.name ?? "";

/** What a table plays by, in words. */
export type Terms = {
  /** What is said first: the edition and the board. */
  head: string[];
  rest: string[];
};

/** The options of a new table that only this game has, while they are chosen. */
export interface OwnOptions {
  /** As the service wants them. */
  readonly values: Record<string, unknown>;
  /** What is chosen, where that is worth a word before the options are opened. */
  summary(info: GameInfo): string;
  /** Go by the language of the page, as long as nothing is chosen. */
  followLanguage(language: string, info: GameInfo): void;
}

/** The values that the service offers for an option. */
export const valuesOf = (info: GameInfo, name: string): string[] =>
  info.options.find((option) => option.name === name)?.values ?? [];

type OptionsPart = Component<{ options: never; info: GameInfo }>;

/** The board, fetched when a table of the game is opened. */
export type BoardPart<Info = never, Event = never, At = never> = Motion<Event, At> & {
  Board: Component<BoardProps<Info, Event, At>>;
};

/** The rules, fetched when they are opened. */
export type RulesPart<Here = never, Facts = never> = {
  /** The drawings that the pictures refer to; null where the service could not be asked. */
  Art: Component<{ info: Facts | null }>;
  /** The rules as they hold with a table's options; without one, with all that can differ. */
  bookFor: (here: Here | null) => Book<Facts>;
  /** What the pictures are drawn from. */
  factsOf: (info: GameInfo, here: Here | null) => unknown;
};

export interface GamePage<Info = never> {
  /** As the service and the addresses name it. */
  name: GameName;
  /** Ids of messages: its name, what it is about, what held by earlier versions of its rules. */
  title: string;
  about: string;
  before: string;

  /** Its sign, drawn in a square of 100. */
  Emblem: Component;
  /** What it looks like; null before the service has answered. */
  Scene: Component<{ info: Info | null }>;

  Options: new () => OwnOptions;
  OptionFields: OptionsPart;
  /** What is too large to stand among the fields. */
  OptionForm?: OptionsPart;

  terms: (info: GameInfo, options: never) => Terms;
  /** The words for one event; null for one that other lines already tell. */
  logLine: (event: never, telling: Telling) => string | null;
  /** Messages for the service's reasons of points. */
  reasons: Record<string, string>;
  /** The message that says what is expected next, by what can be chosen and what has been. */
  expected: (choices: Choice[], path: StepData[]) => string;
  /** The words for what a turn brings besides points. */
  gained: (gains: Record<string, number>) => string[];
  /** The words for what scored. */
  itemWords: (item: never) => string;
  /** The words for one of several such items; null where there is no more to say of it. */
  itemDetail?: (item: never) => string | null;

  loadBoard: () => Promise<BoardPart<Info>>;
  loadRules: () => Promise<RulesPart>;
}
