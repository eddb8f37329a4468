// Made by `make types` from the description of the API: change the structs there.
import type { BagRefilled, Breakdown, Choice, Considered, FinalScored, GameOver, MarkerTaken, PointsChanged, Position, Refused, RoundBegun, Step } from "../../lib/types";

/** A side of the board, and the section of the rules that describes it. A star has a colour, or is "many" (all different) or "open" (its second tile decides); ``colours`` has the one colour of each space that takes no other, ``number_spaces`` the spaces of each number that scores. */
export type PavilionBoard = {
  clause: string;
  wilds: string[];
  stars: string[];
  colours: ((string | null)[])[];
  costs: number[][];
  features: PavilionFeature[];
  star_points: Record<string, number>;
  many_points: number;
  number_points: Record<string, number>;
  number_spaces: Record<string, [number, number][]>;
  set_points: number;
};

/** Tiles of the supply that a seat took. */
export type PavilionBonusTaken = {
  event: "bonus";
  seat: number;
  tiles: Record<string, number>;
};

/** The points that scoring the end would give a seat now; rounds score nothing. */
export interface PavilionBreakdown extends Breakdown {
  final: PavilionFinalPart;
}

/** A small choice that can be made, and the choices after it. */
export interface PavilionChoice extends PavilionStep, Omit<Choice, keyof PavilionStep> {
  choices?: PavilionChoice[];
  refused?: PavilionRefused[];
}

/** What the seat to move can do with a turn as far as it is put together, as of event ``n``. */
export interface PavilionConsidered extends Considered {
  steps: PavilionStep[];
  choices: PavilionChoice[];
  refused: PavilionRefused[];
  instead: PavilionChoice[][];
  known: PavilionStep[];
}

/** Take tiles from a factory or from the centre (SP-4). */
export type PavilionDraft = {
  turn: "draft";
  colour: string;
  from: number | "centre";
};

/** Tiles that a seat took, and those that went to the centre. */
export type PavilionDrafted = {
  event: "draft";
  seat: number;
  from: number | "centre";
  colour: string;
  tiles: Record<string, number>;
  centre: Record<string, number>;
};

export type PavilionEvent = PointsChanged | MarkerTaken | BagRefilled | RoundBegun | GameOver | PavilionDrafted | PavilionPlaced | PavilionFeatureSurrounded | PavilionBonusTaken | PavilionSupplyFilled | PavilionFactoryFilled | PavilionPassed | PavilionUnpacked | PavilionFinalScored;

/** The filling of a factory; a preview does not say with what. */
export type PavilionFactoryFilled = {
  event: "fill";
  factory: number;
  tiles?: Record<string, number>;
};

/** A feature: its spaces as star and place, and the tiles it earns. */
export type PavilionFeature = {
  feature: string;
  tiles: number;
  spaces: [number, number][];
};

/** A surrounded feature, with the spaces around it, for so many tiles of the supply. */
export type PavilionFeatureSurrounded = {
  event: "feature";
  seat: number;
  feature: string;
  star: number;
  spaces: [number, number][];
  tiles: number;
};

export type PavilionFinalItem = PavilionStarItem | PavilionNumberItem | PavilionKeptItem | PavilionSetsItem;

/** The points that the end gave a seat. */
export type PavilionFinalPart = {
  points: number;
  items: PavilionFinalItem[];
};

/** The final scoring. */
export interface PavilionFinalScored extends FinalScored {
  seats: PavilionFinalPart[];
}

/** The data that only Summer Pavilion has. */
export type PavilionInfo = {
  colours: string[];
  boards: Record<string, PavilionBoard>;
  factories: Record<string, number>;
  supply: number;
  most_kept: number;
};

/** Tiles that were kept. */
export type PavilionKeptItem = {
  kind: "kept";
  count: number;
  points: number;
};

/** A number all of whose spaces are covered. */
export type PavilionNumberItem = {
  kind: "number";
  number: number;
  spaces: [number, number][];
  points: number;
};

/** The options of a game (docs/options.md). */
export type PavilionOptions = {
  board: string;
  starts: number;
};

/** Pass, keeping tiles (SP-5.4). */
export type PavilionPass = {
  turn: "pass";
  keep: Record<string, number>;
};

/** A seat's pass. */
export type PavilionPassed = {
  event: "pass";
  seat: number;
  kept: Record<string, number>;
  discarded: Record<string, number>;
};

/** Place a tile, paying with so many wild ones (SP-5.1), and take a bonus (SP-5.3). */
export type PavilionPlace = {
  turn: "place";
  colour: string;
  star: number;
  space: number;
  wilds: number;
  bonus: Record<string, number>;
};

/** A placed tile; the others that were paid went to the tower. */
export type PavilionPlaced = {
  event: "place";
  seat: number;
  star: number;
  space: number;
  colour: string;
  tower: Record<string, number>;
};

/** A position, without what is hidden. */
export interface PavilionPosition extends Position {
  game: "summer-pavilion";
  options: PavilionOptions;
  phase: "drafting" | "over" | "placing";
  seats: PavilionSeat[];
  starter: number;
  factories: Record<string, number>[];
  centre: Record<string, number>;
  supply: Record<string, number>;
  bag: number;
  tower: Record<string, number>;
}

/** A small choice that is refused: the clause, and the reason for programs and people. */
export interface PavilionRefused extends PavilionStep, Omit<Refused, keyof PavilionStep> {
  refused?: PavilionRefused[];
}

/** One player's side of the table; for each star, the tile on each of its spaces. */
export type PavilionSeat = {
  score: number;
  tiles: Record<string, number>;
  kept: Record<string, number>;
  passed: boolean;
  pavilion: ((string | null)[])[];
};

/** Complete structure sets, where the board has any (SP-9.2). */
export type PavilionSetsItem = {
  kind: "sets";
  count: number;
  points: number;
};

/** A full star. */
export type PavilionStarItem = {
  kind: "star";
  star: number;
  name: string;
  spaces: [number, number][];
  points: number;
};

/** The facts of a small choice; what it takes or costs only where it can be made. */
export interface PavilionStep extends Step {
  kind: "bonus" | "colour" | "done" | "keep" | "source" | "space" | "turn" | "wilds";
  turn?: "draft" | "pass" | "place";
  source?: number | "centre";
  colour?: string;
  star?: number;
  space?: number;
  wilds?: number;
  tiles?: Record<string, number>;
  cost?: number;
}

/** The filling of the supply; a preview does not say with what. */
export type PavilionSupplyFilled = {
  event: "supply";
  tiles?: Record<string, number>;
};

export type PavilionTurn = PavilionDraft | PavilionPlace | PavilionPass;

/** The tiles that a seat had kept, back beside its board. */
export type PavilionUnpacked = {
  event: "unpack";
  seat: number;
  tiles: Record<string, number>;
};
