// The messages of the service, as docs/service.md and docs/positions.md describe them.

export type GameName = string;
export type Cell = [number, number];
export type Counts = Record<string, number>;

// --- what a game is ------------------------------------------------------------------------

export type OptionInfo = {
  name: string;
  kind: "choice" | "boolean";
  values?: string[];
  default: unknown;
  /** What each value of `edition` sets. */
  sets?: Record<string, Record<string, unknown>>;
};

export type ScoringBoard = { name?: string; rounds: Counts[]; group_bonus: Counts; jokers: Counts };

export type GardenFeature = "fountain" | "statue" | "bench";
export type PavilionFeature = "pillar" | "statue" | "window";

export type GardenInfo = {
  colours: string[];
  patterns: { name: string; value: number }[];
  tiles: { hexagon: string; colour: string; pattern: string; value: number }[];
  cells: Cell[];
  areas: { area: number; centre: Cell; cells: Cell[] }[];
  fountain_board: Cell[];
  features: { feature: GardenFeature; cell: Cell }[];
  directions: Cell[];
  storage: { tiles: number; expansions: number };
  buy_cost: number;
  boards: Record<string, ScoringBoard>;
};

export type PavilionInfo = {
  colours: string[];
  star_colours: (string | null)[];
  costs: Record<"standard" | "variant", number[][]>;
  features: { feature: PavilionFeature; tiles: number; spaces: [number, number][] }[];
  factories: Counts;
  supply: number;
  most_kept: number;
  star_points: Counts;
  many_points: number;
  number_points: Counts;
};

export type GameInfo = {
  name: GameName;
  title: string;
  players: number[];
  rounds: number;
  levels: string[];
  options: OptionInfo[];
  garden?: GardenInfo;
  pavilion?: PavilionInfo;
};

// --- positions -----------------------------------------------------------------------------

export type GardenExpansion = {
  area: number;
  /** null: bought, so it lies face down. */
  face_up: string | null;
  orientation?: number;
};

export type GardenSeat = {
  score: number;
  jokers: number;
  tiles: string[];
  expansions: string[];
  passed: boolean;
  garden: { expansions: GardenExpansion[]; tiles: { cell: Cell; hexagon: string }[] };
};

export type Slot = { slot: number; tiles?: string[]; face_up?: string };

export type GardenPosition = {
  game: "queens-garden";
  version: number;
  players: number;
  options: {
    board: string | ScoringBoard;
    edition: string;
    repeat_payment: boolean;
    refill: string;
    starts: number;
  };
  round: number;
  phase: "playing" | "over";
  to_move: number | null;
  marker: number | null;
  display: { stack: number; slots: Slot[] };
  supply: number;
  returned: string[];
  bag: number;
  tower: string[];
  seats: GardenSeat[];
};

export type PavilionSeat = {
  score: number;
  tiles: Counts;
  kept: Counts;
  passed: boolean;
  pavilion: (string | null)[][];
};

export type PavilionPosition = {
  game: "summer-pavilion";
  version: number;
  players: number;
  options: { board: "standard" | "variant"; starts: number };
  round: number;
  phase: "drafting" | "placing" | "over";
  to_move: number | null;
  marker: number | null;
  starter: number;
  factories: Counts[];
  centre: Counts;
  supply: Counts;
  bag: number;
  tower: Counts;
  seats: PavilionSeat[];
};

export type Position = GardenPosition | PavilionPosition;

// --- turns ---------------------------------------------------------------------------------

export type Payment = { tiles: string[]; expansions: string[]; jokers: number };
export type Take = { hexagon: string; from: number | "up" };

export type GardenTurn =
  | { turn: "acquire"; take: Take[] }
  | { turn: "tile"; hexagon: string; cell: Cell; payment: Payment }
  | {
      turn: "expansion";
      hexagon: string;
      cell: Cell;
      area: number;
      orientation: number;
      payment: Payment;
    }
  | { turn: "buy"; area: number }
  | { turn: "pass"; discard: { tiles: string[]; expansions: string[] } };

export type PavilionTurn =
  | { turn: "draft"; colour: string; from: number | "centre" }
  | { turn: "place"; colour: string; star: number; space: number; wilds: number; bonus: Counts }
  | { turn: "pass"; keep: Counts };

export type TurnData = GardenTurn | PavilionTurn;

// --- what a turn did -----------------------------------------------------------------------

export type RoundItem = {
  kind: "colour" | "pattern" | "pavilion";
  name?: string;
  count: number;
  each: number;
  points: number;
};

export type FinalItem =
  | { kind: "jokers"; count: number; points: number }
  | { kind: "storage"; pieces: string[]; points: number }
  | {
      kind: "group";
      name: string;
      hexagons: string[];
      cells: Cell[];
      bonus: number;
      points: number;
    }
  | { kind: "kept"; count: number; points: number }
  | { kind: "star"; star: number; name: string; points: number }
  | { kind: "number"; number: number; points: number };

export type Part<Item> = { points: number; items: Item[] };
export type Breakdown = {
  seat: number;
  score: number;
  round: Part<RoundItem>;
  final: Part<FinalItem>;
};

type EitherEvent =
  | {
      event: "points";
      seat: number;
      points: number;
      reason: string;
      clause: string;
      score: number;
    }
  | { event: "marker"; seat: number }
  | { event: "refill"; tiles: number }
  | { event: "round"; round: number; seat: number }
  | { event: "final-scored"; seats: Part<FinalItem>[] }
  | { event: "over"; scores: number[]; winners: number[] };

/** In a preview, what is drawn is left out. */
export type GardenEvent =
  | EitherEvent
  | { event: "acquire"; seat: number; take: Take[] }
  | { event: "aside"; slot: number }
  | { event: "draw"; slot: number; tiles?: string[] }
  | { event: "flip"; slot: number; hexagon?: string }
  | { event: "pay"; seat: number; payment: Payment }
  | {
      event: "place";
      seat: number;
      piece: "tile" | "expansion" | "bought";
      cell: Cell;
      hexagon?: string;
      area?: number;
      orientation?: number;
    }
  | {
      event: "surround";
      seat: number;
      feature: GardenFeature | "pavilion";
      cell: Cell;
      jokers: number;
      lost: number;
    }
  | { event: "pass"; seat: number; discard: { tiles: string[]; expansions: string[] } }
  | { event: "round-scored"; round: number; seats: Part<RoundItem>[] }
  | { event: "clear"; tiles: string[]; expansions: number };

export type PavilionEvent =
  | EitherEvent
  | {
      event: "draft";
      seat: number;
      from: number | "centre";
      colour: string;
      tiles: Counts;
      centre: Counts;
    }
  | { event: "place"; seat: number; star: number; space: number; colour: string; tower: Counts }
  | { event: "feature"; seat: number; feature: PavilionFeature; star: number; tiles: number }
  | { event: "bonus"; seat: number; tiles: Counts }
  | { event: "supply"; tiles?: Counts }
  | { event: "fill"; factory: number; tiles?: Counts }
  | { event: "pass"; seat: number; kept: Counts; discarded: Counts }
  | { event: "unpack"; seat: number; tiles: Counts };

export type GameEvent = GardenEvent | PavilionEvent;

// --- small choices -------------------------------------------------------------------------

export type StepKind =
  | "turn"
  | "name"
  | "slot"
  | "hexagon"
  | "cell"
  | "area"
  | "tile"
  | "expansion"
  | "joker"
  | "source"
  | "colour"
  | "space"
  | "wilds"
  | "bonus"
  | "keep"
  | "done";

export type StepData = {
  step: number;
  kind: StepKind;
  turn?: "acquire" | "tile" | "expansion" | "buy" | "pass" | "draft" | "place";
  name?: string;
  slot?: number | "up";
  hexagon?: string;
  cell?: Cell;
  area?: number;
  source?: number | "centre";
  colour?: string;
  star?: number;
  space?: number;
  wilds?: number;
};

/** One piece that would be taken; with more than one place it may come from, the player chooses. */
export type Taken = { hexagon: string; from: (number | "up")[] };

export type Choice = StepData & {
  takes?: Taken[];
  tiles?: Counts;
  cost?: number;
  choices?: Choice[];
  refused?: Refused[];
};

/** What cannot be chosen: the clause, and the reason for programs and for people. */
export type Refused = StepData & {
  clause: string;
  reason: string;
  facts?: Counts;
  detail: string;
  /** What is in sight after it. */
  refused?: Refused[];
};

/** What the service says of a turn as far as it is put together. */
export type Considered = {
  /** The number of the table's last event: which position this is about. */
  n: number;
  seat: number;
  /** As it was asked for, and the choices after it that leave no choice. */
  path: number[];
  steps: StepData[];
  whole: boolean;
  /** How many steps say what is done and where, 0 while that is open; the others say only how. */
  settled: number;
  choices: Choice[];
  refused: Refused[];
  /** For each step of the path, all that could be chosen in its place. */
  instead: Choice[][];
  suggested: number[] | null;
  /** All turns that begin with the settled steps, or with the path; null when they are too many. */
  ways: number[][] | null;
  /** Every step of `suggested` and `ways` once. */
  known: StepData[];
  /** Of the whole turn, or of the suggested one once all but how is settled. */
  preview: Preview | null;
};

export type Preview = {
  text: string;
  data: TurnData;
  path: number[];
  seat: number;
  events: GameEvent[];
  points: number;
  score: number;
  /** What it brings besides points, by name. */
  gains: Counts;
  ends_round: boolean;
  position: Position;
};

export type Hint = {
  path: number[];
  text: string;
  data: TurnData;
  value: number | null;
  positions: number;
  candidates: { path: number[]; text: string; value: number | null; visits: number }[];
};

// --- tables --------------------------------------------------------------------------------

export type ClockRule = { initial: number; increment: number };
export type Clock = ClockRule & { left: number[]; running: number | null; at: string };

export type NewSeat = { kind: "me" | "friend" | "bot"; name?: string; level?: string };
export type NewTable = {
  game: GameName;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  seed?: number | null;
  clock?: ClockRule | null;
  public?: boolean;
};

export type Created = {
  table: string;
  seats: { seat: number; kind: "person" | "bot"; token?: string; invite?: string }[];
};

export type Seat = {
  seat: number;
  kind: "person" | "bot";
  level: string | null;
  name: string;
  joined: boolean;
  present: boolean;
  /** Why the person who sat here is no longer in the game. */
  out: "resigned" | "timeout" | null;
  /** A bot plays for a person who may come back; the name stays the person's. */
  held: boolean;
};

export type TableSummary = {
  table: string;
  game: GameName;
  players: number;
  seats: Seat[];
  created: string;
  clock: ClockRule | null;
};

export type Proposal = {
  proposal: number;
  kind: "undo" | "replace";
  by: number;
  seat: number;
  level: string | null;
  agreed: number[];
  waiting: number[];
};

export type Result = {
  reason: "finished" | "resigned" | "timeout";
  scores: number[];
  winners: number[];
  breakdown: Breakdown[];
  /** The scores before the first turn. */
  start: number[];
  rounds: number[][];
  items: FinalItem[][];
  /** For each seat how many of its turns were taken back that had brought something to light. */
  taken_back: number[];
};

/** `left`: how often such turns can still be taken back without asking, where that is limited. */
export type Undo = { seat: number; free: boolean; left: number | null } | null;

export type TableView = {
  table: string;
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  created: string;
  state: "waiting" | "playing" | "over";
  seats: Seat[];
  n: number;
  turn: number;
  position: Position;
  clock: Clock | null;
  proposals: Proposal[];
  result: Result | null;
  rematch: string | null;
  undo: Undo;
  /** Not null: the deal is known, to everybody. */
  seed: number | null;
};

export type TurnEvent = {
  kind: "turn";
  turn: number;
  text: string;
  data: TurnData;
  chance: string;
  events: GameEvent[];
  position: Position | null;
};

/** Something that happened; what of the table's view it changed is there, as it is now. */
export type TableEvent = {
  n: number;
  at: string;
  seat: number | null;
  state?: TableView["state"];
  seats?: Omit<Seat, "present">[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo;
  result?: Result;
  rematch?: string;
} & (
  | TurnEvent
  | { kind: "undo"; turn: number; position: Position }
  | { kind: "joined"; name: string }
  | { kind: "renamed"; name: string }
  | { kind: "proposed"; proposal: Proposal }
  | { kind: "answered"; proposal: number; agree: boolean; closed: boolean }
  | { kind: "replaced"; level: string; name: string }
  | { kind: "returned"; name: string }
  | { kind: "resigned"; reason: "resigned" | "timeout" }
  /** The server was away for so long, and nobody's clock ran. */
  | { kind: "paused"; seconds: number }
  | { kind: "rematch" }
  /** Nothing: what stood here has been moved elsewhere. */
  | { kind: "void" }
);

/** Part of what happened at a table: the events after number `before`, oldest first. */
export type Events = { before: number; events: TableEvent[] };

/** Something said at a table; what is said has numbers of its own. */
export type Said = { k: number; at: string; seat: number; text: string };

export type ReplayStep = {
  turn: number;
  seat: number;
  text: string;
  data: TurnData;
  events: GameEvent[];
  position: Position;
  scores: number[];
};

export type Replay = { turns: number; start: Position; steps: ReplayStep[] };

export type LiveMessage =
  | ({ type: "welcome"; table: TableView; seats: number[]; chat: Said[] } & Events)
  | ({ type: "event" } & TableEvent)
  | ({ type: "chat" } & Said)
  | { type: "presence"; present: number[]; watchers: number }
  | { type: "pong" }
  | { type: "error"; error: string; detail: string };
