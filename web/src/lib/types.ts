// Made by `make types` from the description of the API: change the structs there.

/** What a player says to a proposal. */
export type Answer = {
  agree: boolean;
};

/** Somebody answered a proposal; ``closed`` when it is settled. */
export type Answered = {
  kind: "answered";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  proposal: number;
  agree: boolean;
  closed: boolean;
};

/** Which bot to ask for a hint. */
export type AskHint = {
  level?: "beginner" | "casual" | "master" | "strong";
};

/** So many tiles went from the tower into the bag. */
export type BagRefilled = {
  event: "refill";
  tiles: number;
};

/** What scoring the round and the end would give a seat now. */
export type Breakdown = {
  seat: number;
  score: number;
  round: Part;
  final: Part;
};

/** Something that was said just now. */
export type Chat = {
  type: "chat";
  k: number;
  at: string;
  seat: number;
  text: string;
};

/** A small choice that is open, with what it brings and what comes after it. */
export type Choice = {
  step: number;
  kind: string;
  turn?: string;
  name?: string;
  slot?: number | "up";
  hexagon?: string;
  cell?: [number, number];
  area?: number;
  source?: number | "centre";
  colour?: string;
  star?: number;
  space?: number;
  wilds?: number;
  takes?: Takes[];
  tiles?: Record<string, number>;
  cost?: number;
  choices?: Choice[];
  refused?: Refused[];
};

export type ClientMessage = Hello | Mute | Ping;

/** Everybody's seconds at one moment, and whose run. */
export type Clock = {
  initial: number;
  increment: number;
  left: number[];
  running: number | null;
  at: string;
};

/** How a table's clock is set. */
export type ClockSettings = {
  initial: number;
  increment: number;
};

/** A turn or its beginning, given in one way at most; without any, the beginning of a turn. */
export type Consider = {
  path?: number[] | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
  depth?: number | null;
  forced?: boolean;
};

/** What the seat to move can do with a turn as far as it is put together, as of event ``n``. */
export type Considered = {
  n: number;
  seat: number;
  path: number[];
  steps: StepData[];
  whole: boolean;
  settled: number;
  choices: Choice[];
  refused: Refused[];
  instead: Choice[][];
  suggested: number[] | null;
  ways: number[][] | null;
  known: StepData[];
  preview: Preview | null;
};

/** A table that was opened. */
export type Created = {
  table: string;
  seats: CreatedSeat[];
};

/** A seat of a new table, with the token or the invitation that its opener may use. */
export type CreatedSeat = {
  seat: number;
  kind: "bot" | "person";
  token?: string | null;
  invite?: string | null;
};

/** Why a request was refused. */
export type Error = {
  error: string;
  detail: string;
  clause?: string | null;
};

/** A part of what happened at a table: the events after number ``before``. */
export type Events = {
  before: number;
  events: TableEvent[];
};

/** What was wrong; the connection is closed after it. */
export type Fault = {
  type: "error";
  error: string;
  detail: string;
};

/** The end was scored. */
export type FinalScored = {
  event: "final-scored";
  seats: Part[];
};

export type GameEvent = PointsChanged | MarkerTaken | BagRefilled | RoundBegun | RoundScored | FinalScored | GameOver;

/** One of the games; ``own`` is what only that game has. */
export type GameInfo = {
  name: string;
  title: string;
  players: number[];
  rounds: number;
  levels: string[];
  options: OptionInfo[];
  own: Record<string, unknown>;
};

/** The game ended. */
export type GameOver = {
  event: "over";
  scores: number[];
  winners: number[];
};

/** That the server works, and what it is made of. */
export type Health = {
  status: "ok";
  version: string;
  database: "postgresql" | "sqlite";
  engine: "compiled" | "plain";
};

/** The first message of a client: what it has seen and heard, its tokens, whom it mutes. */
export type Hello = {
  type: "hello";
  since?: number;
  said?: number;
  tokens?: string[];
  mute?: number[];
};

/** What a bot would play. */
export type Hint = {
  path: number[];
  text: string;
  data: Turn;
  value: number | null;
  positions: number;
  candidates: HintCandidate[];
};

/** A turn the bot thought about. */
export type HintCandidate = {
  path: number[];
  text: string;
  value: number;
  visits: number;
};

/** Something that scored. */
export type Item = {
  kind: string;
  points: number;
};

/** Taking a seat: by its invitation, or without one at a public table. */
export type Join = {
  name?: string;
  invite?: string | null;
};

/** The secret of the seat that was taken. */
export type Joined = {
  token: string;
};

/** A seat took the marker of who starts next. */
export type MarkerTaken = {
  event: "marker";
  seat: number;
};

/** Whose chat the client does not want to get from now on. */
export type Mute = {
  type: "mute";
  seats: number[];
};

/** What a player wants to be called. */
export type Name = {
  name: string;
};

/** Something to say. */
export type NewChat = {
  text: string;
};

/** Seconds in everybody's bank, and what each turn adds to it. */
export type NewClock = {
  initial: number;
  increment?: number;
};

/** Replace an absent player by a bot. */
export type NewProposal = {
  kind: "replace";
  seat: number;
  level: "beginner" | "casual" | "master" | "strong";
};

/** Who is to sit here: a person at this browser, a friend who gets a link, or a bot. */
export type NewSeat = {
  kind: "bot" | "friend" | "me";
  name?: string;
  level?: "beginner" | "casual" | "master" | "strong" | null;
};

/** A table to open. */
export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  seed?: number | null;
  clock?: NewClock | null;
  public?: boolean;
};

/** A turn to play, and the number of the last event that its player has seen. */
export type NewTurn = {
  n: number;
  path?: number[] | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
};

/** A number under which nothing is told. */
export type Nothing = {
  kind: "void";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
};

/** An option of a game; without a default of its own, another option sets it. */
export type OptionInfo = {
  name: string;
  kind: "boolean" | "choice";
  values?: string[];
  default: unknown;
  sets?: Record<string, Record<string, unknown>>;
};

/** What a scoring gives a seat. */
export type Part = {
  points: number;
  items: Item[];
};

/** The service was away for so long, and nobody's clock ran. */
export type Paused = {
  kind: "paused";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  seconds: number;
};

/** A question whether the server is there. */
export type Ping = {
  type: "ping";
};

/** A person took a seat. */
export type PlayerJoined = {
  kind: "joined";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  name: string;
};

/** A person has another name. */
export type PlayerRenamed = {
  kind: "renamed";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  name: string;
};

/** A seat won or lost points, after which it has ``score``. */
export type PointsChanged = {
  event: "points";
  seat: number;
  points: number;
  reason: string;
  clause: string;
  score: number;
};

/** That the server is there. */
export type Pong = {
  type: "pong";
};

/** What every game's position has, without what is hidden (docs/positions.md). */
export type Position = {
  game: string;
  version: number;
  players: number;
  options: Record<string, unknown>;
  round: number;
  phase: string;
  to_move: number | null;
  marker: number | null;
  seats: PositionSeat[];
};

/** What every game's position has of a seat. */
export type PositionSeat = {
  score: number;
  passed: boolean;
};

/** The seats whose players are here, and how many watch without one. */
export type Presence = {
  type: "presence";
  present: number[];
  watchers: number;
};

/** What a turn would do, as far as it can be known before it is played. */
export type Preview = {
  text: string;
  data: Turn;
  path: number[];
  seat: number;
  events: GameEvent[];
  points: number;
  score: number;
  gains: Record<string, number>;
  ends_round: boolean;
  position: Position;
};

/** Something the others have to agree to. */
export type Proposal = {
  proposal: number;
  kind: "replace" | "undo";
  by: number;
  seat: number;
  level: string | null;
  agreed: number[];
  waiting: number[];
};

/** Somebody asks the others for something. */
export type Proposed = {
  kind: "proposed";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  proposal: Proposal;
};

/** A small choice that cannot be made: the clause, and the reason for programs and people. */
export type Refused = {
  step: number;
  kind: string;
  turn?: string;
  name?: string;
  slot?: number | "up";
  hexagon?: string;
  cell?: [number, number];
  area?: number;
  source?: number | "centre";
  colour?: string;
  star?: number;
  space?: number;
  wilds?: number;
  clause: string;
  reason: string;
  facts?: Record<string, number>;
  detail: string;
  refused?: Refused[];
};

/** Where the asker sits in the rematch. */
export type Rematch = {
  table: string;
  seat: number;
  token: string;
};

/** The same people play again at another table, ``rematch``. */
export type RematchOpened = {
  kind: "rematch";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
};

/** A bot plays for a person who is away, until they come back. */
export type Replaced = {
  kind: "replaced";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  level: string;
  name: string;
};

/** A stretch of a game, with the position it starts from. */
export type Replay = {
  turns: number;
  start: Position;
  steps: ReplayStep[];
};

/** One turn of a game, and the position after it. */
export type ReplayStep = {
  turn: number;
  seat: number;
  text: string;
  data: Turn;
  events: GameEvent[];
  position: Position;
  scores: number[];
};

/** Somebody gave up or ran out of time. */
export type Resigned = {
  kind: "resigned";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  reason: "resigned" | "timeout";
};

/** How a game ended. */
export type Result = {
  reason: "finished" | "resigned" | "timeout";
  scores: number[];
  winners: number[];
  breakdown: Breakdown[];
  start: number[];
  rounds: number[][];
  lost: number[][];
  items: Item[][];
  taken_back: number[];
};

/** A person took their seat back from the bot that held it. */
export type Returned = {
  kind: "returned";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  name: string;
};

/** A round began, with this seat. */
export type RoundBegun = {
  event: "round";
  round: number;
  seat: number;
};

/** A round was scored. */
export type RoundScored = {
  event: "round-scored";
  round: number;
  seats: Part[];
};

/** Something that was said; what is said at a table is numbered by ``k``. */
export type Said = {
  k: number;
  at: string;
  seat: number;
  text: string;
};

/** A seat as everybody sees it. */
export type Seat = {
  seat: number;
  kind: "bot" | "person";
  level: string | null;
  name: string;
  joined: boolean;
  out: "resigned" | "timeout" | null;
  held: boolean;
  present?: boolean;
};

/** The number of the last event that the asker has seen. */
export type Seen = {
  n: number;
};

export type ServerMessage = Welcome | Chat | Presence | Pong | Fault | {
  type: "event";
} & TableEvent;

/** One small choice: its number, its kind, and what that kind of choice is about. */
export type StepData = {
  step: number;
  kind: string;
  turn?: string;
  name?: string;
  slot?: number | "up";
  hexagon?: string;
  cell?: [number, number];
  area?: number;
  source?: number | "centre";
  colour?: string;
  star?: number;
  space?: number;
  wilds?: number;
};

export type TableEvent = TurnPlayed | TurnUndone | PlayerJoined | PlayerRenamed | Proposed | Answered | Replaced | Returned | Resigned | Paused | Nothing | RematchOpened;

/** A table in the list of those that wait for players. */
export type TableSummary = {
  table: string;
  game: string;
  players: number;
  seats: Seat[];
  created: string;
  clock: ClockSettings | null;
};

/** A table as everybody sees it. */
export type TableView = {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  seed: number | null;
  created: string;
  state: "over" | "playing" | "waiting";
  seats: Seat[];
  n: number;
  turn: number;
  position: Position;
  clock: Clock | null;
  proposals: Proposal[];
  result: Result | null;
  rematch: string | null;
  undo: Undo | null;
};

/** A hexagon that a name takes, and the places it can come from. */
export type Takes = {
  hexagon: string;
  from: (number | "up")[];
};

/** A turn as data: its kind, and what that kind of turn decides. */
export type Turn = {
  turn: string;
};

/** A turn was played; ``turn`` counts the turns after it. */
export type TurnPlayed = {
  kind: "turn";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  turn: number;
  text: string;
  data: Turn;
  chance: string;
  events: GameEvent[];
  position: Position | null;
};

/** Turns were taken back; ``turn`` counts those that stand. */
export type TurnUndone = {
  kind: "undo";
  n: number;
  at: string;
  seat: number | null;
  state?: "over" | "playing" | "waiting";
  seats?: Seat[];
  proposals?: Proposal[];
  clock?: Clock;
  undo?: Undo | null;
  result?: Result;
  rematch?: string;
  turn: number;
  position: Position | null;
};

/** Whose last turn could be taken back, and whether nobody needs to be asked. ``left``: how often what came to light can still be taken back, where nobody else decides. */
export type Undo = {
  seat: number;
  free: boolean;
  left: number | null;
};

/** The table, the client's seats, and what it has missed: the newest of it, if it is much. ``events`` are those after number ``before``. */
export type Welcome = {
  type: "welcome";
  table: TableView;
  seats: number[];
  before: number;
  events: TableEvent[];
  chat: Said[];
};
