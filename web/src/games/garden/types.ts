// Made by `make types` from the description of the API: change the structs there.
import type { BagRefilled, GameOver, MarkerTaken, PointsChanged, RoundBegun } from "../../lib/types";

/** Take pieces from the display (QG-4.1). */
export type GardenAcquire = {
  turn: "acquire";
  take: GardenTake[];
};

/** A seat took pieces from the display. */
export type GardenAcquired = {
  event: "acquire";
  seat: number;
  take: GardenTake[];
};

/** An area for an expansion: its middle, and all of its cells. */
export type GardenAreaInfo = {
  area: number;
  centre: [number, number];
  cells: [number, number][];
};

/** What scoring the round and the end would give a seat now. */
export type GardenBreakdown = {
  seat: number;
  score: number;
  round: GardenRoundPart;
  final: GardenFinalPart;
};

/** Buy an expansion for an area (QG-4.5). */
export type GardenBuy = {
  turn: "buy";
  area: number;
};

/** What was left in the display went to the tower and under the supply. */
export type GardenCleared = {
  event: "clear";
  tiles: string[];
  expansions: number;
};

/** What is given up by passing. */
export type GardenDiscard = {
  tiles: string[];
  expansions: string[];
};

/** The expansions from which pieces are acquired, and how many are still on the stack. */
export type GardenDisplay = {
  stack: number;
  slots: GardenSlot[];
};

/** Tiles were drawn onto the top of the stack; a preview does not say which. */
export type GardenDrawn = {
  event: "draw";
  slot: number;
  tiles?: string[];
};

export type GardenEvent = PointsChanged | MarkerTaken | BagRefilled | RoundBegun | GameOver | GardenAcquired | GardenSetAside | GardenDrawn | GardenTurnedUp | GardenPaid | GardenPlaced | GardenSurrounded | GardenPassed | GardenRoundScored | GardenFinalScored | GardenCleared;

/** What can be surrounded. */
export type GardenFeature = {
  feature: string;
  cell: [number, number];
};

export type GardenFinalItem = GardenJokersItem | GardenStorageItem | GardenGroupItem;

/** What the end gave a seat. */
export type GardenFinalPart = {
  points: number;
  items: GardenFinalItem[];
};

/** The end was scored. */
export type GardenFinalScored = {
  event: "final-scored";
  seats: GardenFinalPart[];
};

/** A group of a colour or pattern. */
export type GardenGroupItem = {
  kind: "group";
  name: string;
  hexagons: string[];
  cells: [number, number][];
  points: number;
  bonus: number;
};

/** What only Queen's Garden has. ``stacks`` has, by the number of players, the expansions of a round: the display never has more. */
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
};

/** Jokers that were left. */
export type GardenJokersItem = {
  kind: "jokers";
  count: number;
  points: number;
};

/** What a game is played by (docs/options.md). */
export type GardenOptions = {
  board: string | GardenScoringBoard;
  edition: string;
  repeat_payment: boolean;
  refill: string;
  starts: number;
};

/** A seat paid. */
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

/** A seat passed. */
export type GardenPassed = {
  event: "pass";
  seat: number;
  discard: GardenDiscard;
};

/** A pattern, and what hexagons with it cost and are worth. */
export type GardenPatternInfo = {
  name: string;
  value: number;
};

/** What is paid with. */
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

/** A piece was placed: a tile with its hexagon, an expansion, or one that was bought. */
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

/** What lies in a garden. */
export type GardenPlot = {
  expansions: GardenPlacedExpansion[];
  tiles: GardenPlacedTile[];
};

/** A position, without what is hidden. */
export type GardenPosition = {
  game: "queens-garden";
  version: number;
  players: number;
  options: GardenOptions;
  round: number;
  phase: "over" | "playing";
  to_move: number | null;
  marker: number | null;
  display: GardenDisplay;
  supply: number;
  returned: string[];
  bag: number;
  tower: string[];
  seats: GardenSeat[];
};

/** What scored in a round: the hexagons of a line, or the pavilions. */
export type GardenRoundItem = {
  kind: "colour" | "pattern" | "pavilion";
  name?: string;
  count: number;
  each: number;
  points: number;
};

/** What a round gave a seat. */
export type GardenRoundPart = {
  points: number;
  items: GardenRoundItem[];
};

/** A round was scored. */
export type GardenRoundScored = {
  event: "round-scored";
  round: number;
  seats: GardenRoundPart[];
};

/** What each round scores, the bonus by the size of a group, the jokers by feature. */
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

/** The top of the stack, now empty, was laid beside it. */
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

/** A feature was surrounded, for so many jokers; the storage had no room for those lost. */
export type GardenSurrounded = {
  event: "surround";
  seat: number;
  feature: "bench" | "fountain" | "pavilion" | "statue";
  cell: [number, number];
  jokers: number;
  lost: number;
};

/** A hexagon, and the slot whose tile it is, or that it is an expansion face up. */
export type GardenTake = {
  hexagon: string;
  from: number | "up";
};

/** A kind of tile. */
export type GardenTileInfo = {
  hexagon: string;
  colour: string;
  pattern: string;
  value: number;
};

export type GardenTurn = GardenAcquire | GardenPlaceTile | GardenPlaceExpansion | GardenBuy | GardenPass;

/** An expansion was turned up; a preview does not say which. */
export type GardenTurnedUp = {
  event: "flip";
  slot: number;
  hexagon?: string;
};
