// Made by `make types` from the description of the API: change the structs there.
import type { BagRefilled, Breakdown, Choice, Considered, FinalScored, GameOver, MarkerTaken, PointsChanged, Position, Refused, RoundBegun, RoundScored, Step } from "../../lib/types";

/** Take pieces from the display (QG-4.1). */
export type GardenAcquire = {
  turn: "acquire";
  take: GardenTake[];
};

/** Pieces that a seat took from the display. */
export type GardenAcquired = {
  event: "acquire";
  seat: number;
  take: GardenTake[];
};

/** An area for an expansion: its middle, all of its cells, and those around its pavilion. */
export type GardenAreaInfo = {
  area: number;
  centre: [number, number];
  cells: [number, number][];
  around: [number, number][];
};

/** The points that scoring the round and the end would give a seat now. */
export interface GardenBreakdown extends Breakdown {
  round: GardenRoundPart;
  final: GardenFinalPart;
}

/** Buy an expansion for an area (QG-4.5). */
export type GardenBuy = {
  turn: "buy";
  area: number;
};

/** A small choice that can be made, and the choices after it. */
export interface GardenChoice extends GardenStep, Omit<Choice, keyof GardenStep> {
  choices?: GardenChoice[];
  refused?: GardenRefused[];
}

/** The pieces left in the display, moved to the tower and under the supply. */
export type GardenCleared = {
  event: "clear";
  tiles: string[];
  expansions: number;
};

/** What the seat to move can do with a turn as far as it is put together, as of event ``n``. */
export interface GardenConsidered extends Considered {
  steps: GardenStep[];
  choices: GardenChoice[];
  refused: GardenRefused[];
  instead: GardenChoice[][];
  known: GardenStep[];
}

/** The pieces given up by passing. */
export type GardenDiscard = {
  tiles: string[];
  expansions: string[];
};

/** The expansions from which pieces are acquired, and how many are still on the stack. */
export type GardenDisplay = {
  stack: number;
  slots: GardenSlot[];
};

/** Tiles drawn onto the top of the stack; a preview does not say which. */
export type GardenDrawn = {
  event: "draw";
  slot: number;
  tiles?: string[];
};

export type GardenEvent = PointsChanged | MarkerTaken | BagRefilled | GameOver | GardenAcquired | GardenSetAside | GardenDrawn | GardenTurnedUp | GardenPaid | GardenPlaced | GardenSurrounded | GardenPassed | GardenRoundScored | GardenFinalScored | GardenCleared | GardenRoundBegun;

/** A feature, and the cells around it: where all hold hexagons it is surrounded (QG-4.9). */
export type GardenFeature = {
  feature: string;
  cell: [number, number];
  around: [number, number][];
};

export type GardenFinalItem = GardenJokersItem | GardenStorageItem | GardenGroupItem;

/** The points that the end gave a seat. */
export type GardenFinalPart = {
  points: number;
  items: GardenFinalItem[];
};

/** The final scoring. */
export interface GardenFinalScored extends FinalScored {
  seats: GardenFinalPart[];
}

/** A group of a colour or pattern. */
export type GardenGroupItem = {
  kind: "group";
  name: string;
  line: "colour" | "pattern";
  hexagons: string[];
  cells: [number, number][];
  points: number;
  bonus: number;
};

/** The data that only Queen's Garden has. ``stacks`` has, by the number of players, the expansions of a round: the display never has more. */
export type GardenInfo = {
  colours: string[];
  patterns: GardenPatternInfo[];
  tiles: GardenTileInfo[];
  cells: [number, number][];
  areas: GardenAreaInfo[];
  fountain_board: [number, number][];
  features: GardenFeature[];
  directions: [number, number][];
  storage: GardenStorageInfo;
  stacks: Record<string, number>;
  buy_cost: number;
  boards: Record<string, GardenScoringBoard>;
  most_points: number;
};

/** Jokers that were left. */
export type GardenJokersItem = {
  kind: "jokers";
  count: number;
  points: number;
};

/** The options of a game (docs/options.md). */
export type GardenOptions = {
  board: string | GardenScoringBoard;
  edition: string;
  repeat_payment: boolean;
  refill: string;
  starts: number;
};

/** A seat's payment. */
export type GardenPaid = {
  event: "pay";
  seat: number;
  payment: GardenPayment;
};

/** Pass, giving up pieces (QG-4.10). */
export type GardenPass = {
  turn: "pass";
  discard: GardenDiscard;
};

/** A seat's pass. */
export type GardenPassed = {
  event: "pass";
  seat: number;
  discard: GardenDiscard;
};

/** A pattern, and the cost and value of hexagons with it. */
export type GardenPatternInfo = {
  name: string;
  value: number;
};

/** The pieces of a payment. */
export type GardenPayment = {
  tiles: string[];
  expansions: string[];
  jokers: number;
};

/** Place an expansion (QG-4.4); its printed hexagon comes onto the cell. */
export type GardenPlaceExpansion = {
  turn: "expansion";
  hexagon: string;
  cell: [number, number];
  area: number;
  orientation: number;
  payment: GardenPayment;
};

/** Place a tile (QG-4.6). */
export type GardenPlaceTile = {
  turn: "tile";
  hexagon: string;
  cell: [number, number];
  payment: GardenPayment;
};

/** A placed piece: a tile with its hexagon, an expansion, or one that was bought. */
export type GardenPlaced = {
  event: "place";
  seat: number;
  piece: "bought" | "expansion" | "tile";
  cell: [number, number];
  hexagon?: string;
  area?: number;
  orientation?: number;
};

/** An expansion in a garden; one that was bought lies face down. */
export type GardenPlacedExpansion = {
  area: number;
  face_up: string | null;
  orientation?: number;
};

/** A tile in a garden. */
export type GardenPlacedTile = {
  cell: [number, number];
  hexagon: string;
};

/** The pieces in a garden. */
export type GardenPlot = {
  expansions: GardenPlacedExpansion[];
  tiles: GardenPlacedTile[];
};

/** A position, without what is hidden. */
export interface GardenPosition extends Position {
  game: "queens-garden";
  options: GardenOptions;
  phase: "over" | "playing";
  seats: GardenSeat[];
  display: GardenDisplay;
  supply: number;
  returned: string[];
  bag: number;
  tower: string[];
}

/** A small choice that is refused: the clause, and the reason for programs and people. */
export interface GardenRefused extends GardenStep, Omit<Refused, keyof GardenStep> {
  refused?: GardenRefused[];
}

/** The beginning of a round: the seat that starts, and the expansions on its stack. */
export interface GardenRoundBegun extends RoundBegun {
  stack: number;
}

/** An item of round scoring: the hexagons of a line, or the pavilions. */
export type GardenRoundItem = {
  kind: "colour" | "pattern" | "pavilion";
  name?: string;
  count: number;
  cells: [number, number][];
  each: number;
  points: number;
};

/** The points that a round gave a seat. */
export type GardenRoundPart = {
  points: number;
  items: GardenRoundItem[];
};

/** The scoring of a round. */
export interface GardenRoundScored extends RoundScored {
  seats: GardenRoundPart[];
}

/** A scoring board: points by round, bonus by the size of a group, jokers by feature. */
export type GardenScoringBoard = {
  name?: string;
  rounds: Record<string, number>[];
  group_bonus: Record<string, number>;
  jokers: Record<string, number>;
};

/** One player's side of the table. */
export type GardenSeat = {
  score: number;
  jokers: number;
  tiles: string[];
  expansions: string[];
  passed: boolean;
  garden: GardenPlot;
};

/** The top of the stack, now empty, laid beside it. */
export type GardenSetAside = {
  event: "aside";
  slot: number;
};

/** An expansion of the display: with tiles on it, or turned up. */
export type GardenSlot = {
  slot: number;
  tiles?: string[];
  face_up?: string;
};

/** The facts of a small choice; what it takes or costs only where it can be made. */
export interface GardenStep extends Step {
  kind: "area" | "cell" | "done" | "expansion" | "hexagon" | "joker" | "name" | "slot" | "tile" | "turn";
  turn?: "acquire" | "buy" | "expansion" | "pass" | "tile";
  name?: string;
  line?: "colour" | "pattern";
  slot?: number | "up";
  hexagon?: string;
  cell?: [number, number];
  area?: number;
  takes?: GardenTakes[];
  also?: string;
  cost?: number;
}

/** The spaces of a storage. */
export type GardenStorageInfo = {
  tiles: number;
  expansions: number;
};

/** Pieces that were left. */
export type GardenStorageItem = {
  kind: "storage";
  pieces: string[];
  points: number;
};

/** A surrounded feature, for so many jokers; the storage had no room for those lost. */
export type GardenSurrounded = {
  event: "surround";
  seat: number;
  feature: "bench" | "fountain" | "pavilion" | "statue";
  cell: [number, number];
  jokers: number;
  lost: number;
};

/** A hexagon, and the slot of its tile, or that it is an expansion face up. */
export type GardenTake = {
  hexagon: string;
  from: number | "up";
};

/** A hexagon that a name takes, and the places it can come from. */
export type GardenTakes = {
  hexagon: string;
  from: (number | "up")[];
};

/** A kind of tile. */
export type GardenTileInfo = {
  hexagon: string;
  colour: string;
  pattern: string;
  value: number;
};

export type GardenTurn = GardenAcquire | GardenPlaceTile | GardenPlaceExpansion | GardenBuy | GardenPass;

/** An expansion turned up; a preview does not say which. */
export type GardenTurnedUp = {
  event: "flip";
  slot: number;
  hexagon?: string;
};
