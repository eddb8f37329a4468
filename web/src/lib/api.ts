// The HTTP half of the service, typed. A request that changes something carries a key, so
// that repeating it after a lost answer changes nothing twice.
import { ApiError, asApiError, codeOf, type ErrorCode } from "./errors";
import type { Wanted } from "./turn.svelte";
import type {
  AskPosition,
  Considered,
  Created,
  Events,
  GameInfo,
  Handover,
  HandoverKept,
  Hint,
  Joined,
  JudgeAt,
  Judged,
  LessonInfo,
  LessonTurn,
  NewHandover,
  NewPosition,
  NewTable,
  PositionView,
  Proposal,
  Push,
  PushKey,
  Puzzle,
  PuzzleAnswer,
  Puzzles,
  PuzzleSolution,
  RecordView,
  Rematch,
  Replay,
  ReplayStep,
  ReviewProgress,
  Said,
  TableEvent,
  TableSummary,
  TableView,
  TurnAt,
} from "./types";

type Options = {
  body?: unknown;
  token?: string | undefined;
  key?: string;
  /** Ends the question when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
};

const ATTEMPTS = 3;
const PAUSE_MS = 400;
/** The longest wait for an answer to a click; beyond it the page says how long it takes. */
const LONGEST_PAUSE_MS = 5_000;
/** The errors that pass by themselves. */
const PASSING: readonly ErrorCode[] = ["offline", "busy", "too-many-requests"];

/** Return a new key for one action; all attempts at that action share it. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function failure(answer: Response): Promise<ApiError> {
  const retry = Number(answer.headers.get("Retry-After"));
  const retryAfter = retry > 0 ? retry : null;
  const told: unknown = await answer.json().catch(() => null);
  const facts = (told ?? {}) as { error?: unknown; detail?: unknown; clause?: unknown };
  return new ApiError(
    codeOf(facts.error, retryAfter),
    typeof facts.detail === "string" ? facts.detail : `status ${answer.status}`,
    typeof facts.clause === "string" ? facts.clause : null,
    retryAfter,
  );
}

async function once(method: string, path: string, options: Options): Promise<Response> {
  const headers: Record<string, string> = {};
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  if (options.token) headers["Authorization"] = `Bearer ${options.token}`;
  if (options.key) headers["Idempotency-Key"] = options.key;
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "omit",
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
  } catch {
    throw new ApiError("offline", `${method} ${path}: no answer`);
  }
}

/** Return how long to wait before asking again, at least as the service asks; null: do not. */
function pauseAfter(error: ApiError, attempt: number): number | null {
  const told = (error.retryAfter ?? 0) * 1000;
  if (!PASSING.includes(error.code) || told > LONGEST_PAUSE_MS) return null;
  return Math.max(told, PAUSE_MS * attempt);
}

/** Send a request; one that is safe to repeat is repeated when the answer was lost or put off. */
async function request(method: string, path: string, options: Options = {}): Promise<Response> {
  const attempts = method === "GET" || options.key ? ATTEMPTS : 1;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await once(method, path, options).catch(asApiError);
    if (answer instanceof Response && answer.ok) return answer;
    const error = answer instanceof Response ? await failure(answer) : answer;
    const pause = pauseAfter(error, attempt);
    if (pause === null || attempt >= attempts || options.signal?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function json<Answer>(method: string, path: string, options?: Options): Promise<Answer> {
  return (await (await request(method, path, options)).json()) as Answer;
}

const get = <Answer>(path: string, token?: string): Promise<Answer> =>
  json<Answer>("GET", path, { token });

const post = <Answer>(path: string, body: unknown, token?: string): Promise<Answer> =>
  json<Answer>("POST", path, { body, token, key: newKey() });

const lesson = (game: string, key: string): string =>
  `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(key)}`;

const puzzle = (game: string, key: string): string =>
  `/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(key)}`;

const of = (table: string): string => `/tables/${encodeURIComponent(table)}`;
const recorded = (record: string): string => `/records/${encodeURIComponent(record)}`;

export const api = {
  games: () => get<GameInfo[]>("/games"),
  lessons: (game: string) => get<LessonInfo[]>(`/games/${encodeURIComponent(game)}/lessons`),
  considerInLesson: (game: string, key: string, what: Wanted & { done: string[] }) =>
    post<Considered>(`${lesson(game, key)}/consider`, what),
  playInLesson: (game: string, key: string, path: number[], done: string[]) =>
    post<LessonTurn>(`${lesson(game, key)}/turns`, { path, done }),
  puzzles: (game: string) => get<Puzzles>(`/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, key: string) => get<Puzzle>(puzzle(game, key)),
  considerInPuzzle: (game: string, key: string, what: Wanted) =>
    post<Considered>(`${puzzle(game, key)}/consider`, what),
  tryInPuzzle: (game: string, key: string, path: number[]) =>
    post<PuzzleAnswer>(`${puzzle(game, key)}/tries`, { path }),
  solution: (game: string, key: string) => get<PuzzleSolution>(`${puzzle(game, key)}/solution`),
  /** A position made by hand or taken from elsewhere, as the service reads it. */
  position: (asked: AskPosition) => post<PositionView>("/positions", asked),
  newPosition: (wanted: NewPosition) => post<PositionView>("/positions/new", wanted),
  considerAt: (what: Wanted & AskPosition) => post<Considered>("/positions/consider", what),
  playAt: (turn: TurnAt) => post<ReplayStep>("/positions/turns", turn),
  /** Judge a position: its best turns, and those that are given as text. */
  judgeAt: (asked: JudgeAt, signal?: AbortSignal) =>
    json<Judged>("POST", "/positions/judge", { body: asked, key: newKey(), signal }),
  create: (table: NewTable) => post<Created>("/tables", table),
  /** Public tables that wait for players, or at which there is a game to watch. */
  listed: (state: "waiting" | "playing") => get<TableSummary[]>(`/tables?state=${state}`),
  table: (table: string) => get<TableView>(of(table)),
  join: (table: string, seat: number, name: string, invite: string | null) =>
    post<Joined>(`${of(table)}/seats/${seat}/join`, invite ? { name, invite } : { name }),
  rename: async (table: string, seat: number, name: string, token: string): Promise<void> => {
    await request("POST", `${of(table)}/seats/${seat}/name`, { body: { name }, token });
  },
  consider: (table: string, what: Wanted) => post<Considered>(`${of(table)}/consider`, what),
  play: (table: string, n: number, path: number[], token: string) =>
    post<TableEvent>(`${of(table)}/turns`, { n, path }, token),
  hint: (table: string, token: string) => post<Hint>(`${of(table)}/hint`, {}, token),
  undo: (table: string, n: number, token: string) =>
    post<TableEvent | Proposal>(`${of(table)}/undo`, { n }, token),
  replace: (table: string, seat: number, level: string, token: string) =>
    post<TableEvent | Proposal>(`${of(table)}/proposals`, { kind: "replace", seat, level }, token),
  answer: (table: string, proposal: number, agree: boolean, token: string) =>
    post<TableEvent>(`${of(table)}/proposals/${proposal}`, { agree }, token),
  takeBack: (table: string, seat: number, token: string) =>
    post<TableEvent>(`${of(table)}/seats/${seat}/return`, {}, token),
  resign: (table: string, token: string) => post<TableEvent>(`${of(table)}/resign`, {}, token),
  pushKey: () => get<PushKey>("/push"),
  push: async (table: string, seat: number, push: Push, token: string): Promise<void> => {
    await request("POST", `${of(table)}/seats/${seat}/push`, { body: push, token });
  },
  handOver: (bundle: NewHandover) => json<HandoverKept>("POST", "/handovers", { body: bundle }),
  takeOver: (name: string) => json<Handover>("POST", `/handovers/${encodeURIComponent(name)}/take`),
  rematch: (table: string, token: string) => post<Created>(`${of(table)}/rematch`, {}, token),
  rematchSeat: (table: string, token: string) => get<Rematch>(`${of(table)}/rematch`, token),
  chat: (table: string, text: string, token: string) =>
    post<Said>(`${of(table)}/chat`, { text }, token),
  /** Fetch the chat messages before this one, oldest first. */
  said: (table: string, before: number) => get<Said[]>(`${of(table)}/chat?before=${before}`),
  /** Fetch the events before this one, oldest first. */
  events: (table: string, before: number) => get<Events>(`${of(table)}/events?before=${before}`),
  replay: (table: string, from: number, to: number) =>
    get<Replay>(`${of(table)}/replay?from=${from}&to=${to}`),
  /** Return the address of the game's record. */
  recordAddress: (table: string): string => `/api${of(table)}/record`,
  /** Keep the text of a record; the same text has the same name. */
  keepRecord: (text: string) => post<RecordView>("/records", { text }),
  /** Keep the record of a table, as far as it has been played. */
  study: (table: string) => post<RecordView>(`${of(table)}/study`, {}),
  record: (record: string) => get<RecordView>(recorded(record)),
  recordReplay: (record: string, from: number, to: number) =>
    get<Replay>(`${recorded(record)}/replay?from=${from}&to=${to}`),
  /** Return the address of the text of a record. */
  recordText: (record: string): string => `/api${recorded(record)}/text`,
  /** Begin a review, or go on with it. */
  startReview: (record: string) => post<ReviewProgress>(`${recorded(record)}/review`, {}),
  /** Fetch how far a review is, and its turns after the first `since` of them. */
  review: (record: string, since: number) =>
    get<ReviewProgress>(`${recorded(record)}/review?since=${since}`),
  stopReview: async (record: string): Promise<void> => {
    await request("DELETE", `${recorded(record)}/review`);
  },
};
