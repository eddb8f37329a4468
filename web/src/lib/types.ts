// Made by `make types` from the description of the API: change the structs there.

/** A player's answer to a proposal. */
export type Answer = {
  agree: boolean;
};

/** An answer to a proposal, which may be ``closed`` by it. */
export interface Answered extends Change {
  kind: "answered";
  proposal: number;
  agree: boolean;
  closed: boolean;
}

/** A request for a hint of a bot. */
export type AskHint = {
  level?: "advanced" | "beginner" | "casual" | "intermediate" | "master" | "strong";
};

/** A position (docs/positions.md); an order of what is hidden is ignored. */
export type AskPosition = {
  position: Record<string, unknown>;
};

/** Tiles that went from the tower into the bag. */
export type BagRefilled = {
  event: "refill";
  tiles: number;
};

/** The points that scoring the round and the end would give a seat now. */
export type Breakdown = {
  seat: number;
  score: number;
  round: Part;
  final: Part;
};

/** An event of a table, with the new value of each part of the table that it changed. */
export type Change = {
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

/** A new chat message. */
export interface Chat extends Said {
  type: "chat";
}

/** A small choice that can be made, and the choices after it. */
export interface Choice extends Step {
  choices?: Choice[];
  refused?: Refused[];
}

export type ClientMessage = Hello | Mute | Ping;

/** Everybody's seconds at one moment, and whose time runs. */
export type Clock = {
  initial: number;
  increment: number;
  left: number[];
  running: number | null;
  at: string;
};

/** The settings of a table's clock. */
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

/** A turn or its beginning at a position. */
export type ConsiderAt = {
  path?: number[] | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
  depth?: number | null;
  forced?: boolean;
  position: Record<string, unknown>;
};

/** A turn or its beginning, after the turns that were done in the lesson. */
export type ConsiderInLesson = {
  path?: number[] | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
  depth?: number | null;
  forced?: boolean;
  done?: string[];
};

/** What the seat to move can do with a turn as far as it is put together, as of event ``n``. */
export type Considered = {
  n: number;
  seat: number;
  path: number[];
  steps: Step[];
  whole: boolean;
  settled: number;
  choices: Choice[];
  refused: Refused[];
  instead: Choice[][];
  suggested: number[] | null;
  ways: number[][] | null;
  known: Step[];
  preview: Preview | null;
};

/** A table that was opened. */
export type Created = {
  table: string;
  seats: CreatedSeat[];
};

/** A seat of a new table, with the token or the invitation for its opener. */
export type CreatedSeat = {
  seat: number;
  kind: "bot" | "person";
  token?: string | null;
  invite?: string | null;
};

/** The reason why a request was refused. */
export type Error = {
  error: string;
  detail: string;
  clause?: string | null;
};

/** An error; the connection is closed after it. */
export type ErrorMessage = {
  type: "error";
  error: string;
  detail: string;
};

/** Some events of a table: those after number ``before``. */
export type Events = {
  before: number;
  events: TableEvent[];
};

/** The final scoring. */
export type FinalScored = {
  event: "final-scored";
  seats: Part[];
};

export type GameEvent = PointsChanged | MarkerTaken | BagRefilled | RoundBegun | RoundScored | FinalScored | GameOver;

/** A game; ``own`` has the data that only this game has. */
export type GameInfo = {
  name: string;
  title: string;
  players: number[];
  rounds: number;
  levels: string[];
  options: OptionInfo[];
  lessons: number;
  puzzles: number;
  own: Record<string, unknown>;
};

/** The end of the game. */
export type GameOver = {
  event: "over";
  scores: number[];
  winners: number[];
};

/** Games from another browser, encrypted. */
export type Handover = {
  bundle: string;
};

/** How long a bundle of games waits for the other browser. */
export type HandoverKept = {
  seconds: number;
};

/** The state of the server. */
export type Health = {
  status: "ok";
  version: string;
  database: "postgresql" | "sqlite";
  engine: "compiled" | "plain";
};

/** The first message of a client: the last event and chat it has, its tokens, muted seats. */
export type Hello = {
  type: "hello";
  since?: number;
  said?: number;
  tokens?: string[];
  mute?: number[];
};

/** The turn that a bot would play, and the best ones that it found, this one first. */
export type Hint = {
  path: number[];
  text: string;
  data: Turn;
  value: number | null;
  positions: number;
  turns: HintTurn[];
};

/** A fact that speaks for a turn or against it, and its number. ``points`` are those of the turn, ``round`` and ``final`` those that the scorings to come would give more, for these items; ``marker`` is the first-player marker, and ``others`` what the best of the others can expect more than after the other turns. The rest are gains. */
export type HintReason = {
  key: string;
  value: number;
  items?: Item[];
};

/** One of the best turns: its events, the lead that the bot expects after it, its reasons. */
export type HintTurn = {
  path: number[];
  text: string;
  data: Turn;
  events: GameEvent[];
  value: number | null;
  reasons: HintReason[];
};

/** An item of a scoring. */
export type Item = {
  kind: string;
  points: number;
};

/** A request for a seat: with its invitation, or without one at a public table. */
export type Join = {
  name?: string;
  invite?: string | null;
};

/** The token of the seat that was taken. */
export type Joined = {
  token: string;
};

/** A position to judge, and turns as text that are to be judged besides the best ones. */
export type JudgeAt = {
  position: Record<string, unknown>;
  turns?: string[];
};

/** What all seats can expect with the best turn, and the best turns with those asked about. */
export type Judged = {
  value: Value;
  error: Value;
  exact: boolean;
  turns: JudgedTurn[];
};

/** A turn, what all seats can expect after it, how sure that is, and what sets it apart. */
export type JudgedTurn = {
  text: string;
  path: number[];
  data: Turn;
  events: GameEvent[];
  value: Value;
  error: Value;
  reasons: HintReason[];
};

/** A lesson: the position it begins with, and its tasks in order. The pupil has seat 0. */
export type LessonInfo = {
  key: string;
  start: Position;
  tasks: LessonTask[];
};

/** A task of one turn: the clause that explains it, and a turn that meets it. */
export type LessonTask = {
  clause: string;
  hint: Turn;
};

/** The outcome of a turn that was tried; ``missed`` is None if it meets the task. ``steps`` are that turn and, if it meets the task, the turns of the others after it. */
export type LessonTurn = {
  missed: Missed | null;
  steps: ReplayStep[];
};

/** What a turn brought to light, and what it was worth: minus the mean of what could come. */
export type LuckView = {
  kind: "draw" | "round";
  text: string;
  events: GameEvent[];
  value: Value;
};

/** The first-player marker, taken by a seat. */
export type MarkerTaken = {
  event: "marker";
  seat: number;
};

/** Why a turn misses its task: a key, and the clause that explains it. */
export type Missed = {
  key: string;
  clause: string;
};

/** The seats whose chat the client does not want from now on. */
export type Mute = {
  type: "mute";
  seats: number[];
};

/** A player's name. */
export type Name = {
  name: string;
};

/** A chat message to send. */
export type NewChat = {
  text: string;
};

/** The seconds of everybody's bank, and the increment of each turn. */
export type NewClock = {
  initial: number;
  increment?: number;
};

/** Games on their way to another browser, encrypted, under a name that leads to no key. */
export type NewHandover = {
  name: string;
  bundle: string;
};

/** A proposal to replace an absent player by a bot. */
export type NewProposal = {
  kind: "replace";
  seat: number;
  level: "advanced" | "beginner" | "casual" | "intermediate" | "master" | "strong";
};

/** A record to keep for a while, as text (docs/records.md). */
export type NewRecord = {
  text: string;
};

/** The player of a seat: a person at this browser, a friend who gets a link, or a bot. */
export type NewSeat = {
  kind: "bot" | "friend" | "me";
  name?: string;
  level?: "advanced" | "beginner" | "casual" | "intermediate" | "master" | "strong" | null;
};

/** A table to open. */
export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  seed?: number | null;
  clock?: NewClock | null;
  public?: boolean;
  hints?: boolean | null;
  position?: Record<string, unknown> | null;
};

/** A turn to play, and the number of the last event that its player has seen. */
export type NewTurn = {
  n: number;
  path?: number[] | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
};

/** An option of a game; without a default of its own, another option sets it. */
export type OptionInfo = {
  name: string;
  kind: "boolean" | "choice";
  values?: string[];
  default: unknown;
  sets?: Record<string, Record<string, unknown>>;
};

/** The points that a scoring gives a seat, by item. */
export type Part = {
  points: number;
  items: Item[];
};

/** A time that the service was away, in which nobody's clock ran. */
export interface Paused extends Change {
  kind: "paused";
  seconds: number;
}

/** A check whether the server is alive. */
export type Ping = {
  type: "ping";
};

/** A person who took a seat. */
export interface PlayerJoined extends Change {
  kind: "joined";
  name: string;
}

/** A person's new name. */
export interface PlayerRenamed extends Change {
  kind: "renamed";
  name: string;
}

/** What a game was to one seat: start, luck, own, others and revised add up to the result. */
export type PlayerReview = {
  seat: number;
  decisions: number;
  verdicts: Record<string, number>;
  accuracy: number | null;
  error: Standing | null;
  start: Standing;
  luck: Standing;
  own: Standing;
  others: Standing;
  revised: Standing;
  result: Standing;
  adjusted: Standing;
};

/** Points that a seat won or lost; ``score`` is its score afterwards. */
export type PointsChanged = {
  event: "points";
  seat: number;
  points: number;
  reason: string;
  clause: string;
  score: number;
};

/** The answer to a ping. */
export type Pong = {
  type: "pong";
};

/** The part of a position that all games have, without what is hidden (docs/positions.md). */
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

/** The part of a seat's position that all games have. */
export type PositionSeat = {
  score: number;
  passed: boolean;
};

/** A position as it was understood, and what scoring would give each seat now. */
export type PositionView = {
  game: string;
  players: number;
  options: Record<string, unknown>;
  position: Position;
  scores: number[];
  over: boolean;
  breakdown: Breakdown[];
};

/** The seats whose players are present, and the number of watchers without one. */
export type Presence = {
  type: "presence";
  present: number[];
  watchers: number;
};

/** The effects of a turn, as far as they are known before it is played. */
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

/** A proposal that the others have to agree to. */
export type Proposal = {
  proposal: number;
  kind: "replace" | "undo";
  by: number;
  seat: number;
  level: string | null;
  agreed: number[];
  waiting: number[];
};

/** A proposal to the others. */
export interface Proposed extends Change {
  kind: "proposed";
  proposal: Proposal;
}

/** A push endpoint to be told when a seat is to move, or no longer. */
export type Push = {
  endpoint: string;
  on?: boolean;
};

/** The key by which push services know this server. */
export type PushKey = {
  key: string;
};

/** A puzzle: the best turn is to be found for this seat in this position. */
export type Puzzle = {
  key: string;
  grade: "easy" | "hard" | "medium";
  seat: number;
  position: Position;
};

/** The outcome of a turn that was tried, whether it is the best one, and what it loses. ``lost`` is None for a turn that was never judged, because hardly anybody would play it. */
export type PuzzleAnswer = {
  right: boolean;
  lost: Standing | null;
  step: ReplayStep;
};

/** A puzzle of a list. */
export type PuzzleInfo = {
  key: string;
  grade: "easy" | "hard" | "medium";
};

/** The best turn, the next best one that does something else, and what is between them. Their reasons are those that only one of them has. */
export type PuzzleSolution = {
  best: HintTurn;
  next: HintTurn;
  chance: number;
  gain: Standing;
};

/** The puzzles of a game, the easy ones first, and the one of the day. */
export type Puzzles = {
  puzzles: PuzzleInfo[];
  today: string | null;
};

/** A record that is kept: its name, its game, and how far the game has come. */
export type RecordView = {
  record: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  turns: number;
  over: boolean;
  scores: number[];
  winners: number[];
  table: string | null;
};

/** A small choice that is refused: the clause, and the reason for programs and people. */
export interface Refused extends Step {
  clause: string;
  reason: string;
  facts?: Record<string, number>;
  detail: string;
  refused?: Refused[];
}

/** The asker's seat in the rematch. */
export type Rematch = {
  table: string;
  seat: number;
  token: string;
};

/** A rematch of the same people at the table ``rematch``. */
export interface RematchOpened extends Change {
  kind: "rematch";
}

/** A bot that plays for a person who is away, until they come back. */
export interface Replaced extends Change {
  kind: "replaced";
  level: string;
  name: string;
}

/** Some turns of a game, with the position before them. */
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

/** A person who gave up or ran out of time. */
export interface Resigned extends Change {
  kind: "resigned";
  reason: "resigned" | "timeout";
}

/** The result of a game. */
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

/** A person who took their seat back from the bot. */
export interface Returned extends Change {
  kind: "returned";
  name: string;
}

/** A review as far as it has come. */
export type ReviewProgress = {
  state: "done" | "none" | "running" | "stopped" | "waiting";
  done: number;
  total: number;
  outline: Value[];
  turns: ReviewedTurn[];
  next: number;
  end: Value | null;
  players: PlayerReview[];
};

/** A turn of a game, the best one in its place, and what it cost. */
export type ReviewedTurn = {
  number: number;
  seat: number;
  text: string;
  data: Turn;
  best: string;
  best_data: Turn;
  best_path: number[];
  value: Value;
  chosen: Value;
  cost: Standing;
  verdict: "blunder" | "good" | "inaccuracy" | "mistake" | null;
  kind: "decided" | "decision" | "forced";
  exact: boolean;
  luck: LuckView | null;
  reasons: HintReason[];
  better: HintReason[];
};

/** The beginning of a round, and the seat that starts; a game may say more. */
export type RoundBegun = {
  event: "round";
  round: number;
  seat: number;
};

/** The scoring of a round. */
export type RoundScored = {
  event: "round-scored";
  round: number;
  seats: Part[];
};

/** A chat message; ``k`` is its number at the table. */
export type Said = {
  k: number;
  at: string;
  seat: number;
  text: string;
};

/** A seat, as everybody sees it. */
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

export type ServerMessage = Welcome | Chat | Presence | Pong | ErrorMessage | {
  type: "event";
} & TableEvent;

/** One seat's part of a value: its lead over the best other seat, and its chance to win. */
export type Standing = {
  lead: number;
  chance: number;
};

/** A small choice: its number and its kind. The facts that only one game has stand beside. */
export type Step = {
  step: number;
  kind: string;
  turn?: string;
};

export type TableEvent = TurnPlayed | TurnUndone | PlayerJoined | PlayerRenamed | Proposed | Answered | Replaced | Returned | Resigned | Paused | Voided | RematchOpened;

/** A public table in a list: one that waits for players, or a game to watch. */
export type TableSummary = {
  table: string;
  game: string;
  players: number;
  seats: Seat[];
  created: string;
  clock: ClockSettings | null;
  state: "over" | "playing" | "waiting";
  options: Record<string, unknown>;
  hints: boolean;
  round: number;
};

/** A table, as everybody sees it. */
export type TableView = {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  seed: number | null;
  hints: boolean;
  made: boolean;
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

/** A turn as data: its kind, and what that kind of turn decides. */
export type Turn = {
  turn: string;
};

/** A turn to play at a position, given in one way. */
export type TurnAt = {
  position: Record<string, unknown>;
  path?: number[] | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
};

/** A turn to try, given in one way, after the turns that were done in the lesson. */
export type TurnInLesson = {
  done?: string[];
  path?: number[] | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
};

/** A turn to try in a puzzle, given in one way. */
export type TurnInPuzzle = {
  path?: number[] | null;
  text?: string | null;
  data?: Record<string, unknown> | null;
};

/** A played turn; ``turn`` counts the turns after it. */
export interface TurnPlayed extends Change {
  kind: "turn";
  turn: number;
  text: string;
  data: Turn;
  chance: string;
  events: GameEvent[];
  position: Position | null;
}

/** Turns that were taken back; ``turn`` counts those that are left. */
export interface TurnUndone extends Change {
  kind: "undo";
  turn: number;
  position: Position | null;
}

/** The seat whose last turn could be taken back, and whether nobody needs to be asked. ``left``: how often turns that revealed something can still be taken back without asking. */
export type Undo = {
  seat: number;
  free: boolean;
  left: number | null;
};

/** What each seat can expect: its lead over the best other seat, and its chance to win. */
export type Value = {
  leads: number[];
  chances: number[];
};

/** A number without an event. */
export interface Voided extends Change {
  kind: "void";
}

/** The table, the client's seats, and the newest of what it has missed. ``events`` are those after number ``before``. */
export type Welcome = {
  type: "welcome";
  table: TableView;
  seats: number[];
  before: number;
  events: TableEvent[];
  chat: Said[];
};
