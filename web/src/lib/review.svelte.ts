// The review of a record in this browser: the game turn by turn, and what is known of each so far. The
// service computes it; this asks how far it is, as long as somebody looks.
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { asApiError, type ApiError } from "./errors";
import { mistakeFrom } from "./review";
import type {
  PlayerReview,
  Position,
  RecordView,
  ReplayStep,
  ReviewedTurn,
  ReviewProgress,
  Value,
} from "./types";

const CHUNK = 100;
/** How often to ask: at once for the first outline, then as turns come. */
const FIRST_MS = 300;
const BETWEEN_MS = 1200;

export class Review {
  readonly record: string;
  view = $state.raw<RecordView | null>(null);
  start = $state.raw<Position | null>(null);
  steps = $state.raw<ReplayStep[]>([]);

  state = $state<ReviewProgress["state"]>("none");
  done = $state(0);
  total = $state(0);
  outline = $state.raw<Value[]>([]);
  readonly turns = new SvelteMap<number, ReviewedTurn>();
  end = $state.raw<Value | null>(null);
  players = $state.raw<PlayerReview[]>([]);
  /** Why it could not be begun, asked for or stopped. */
  error = $state.raw<ApiError | null>(null);
  #next = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(record: string) {
    this.record = record;
  }

  /** Whether something is being computed, or waits for it. */
  get going(): boolean {
    return this.state === "running" || this.state === "waiting";
  }

  /** The number of turns of the game. */
  get count(): number {
    return this.view?.turns ?? 0;
  }

  /** The position after so many turns, if it is there. */
  positionAfter(turns: number): Position | null {
    return turns === 0 ? this.start : (this.steps[turns - 1]?.position ?? null);
  }

  /** The number of turns played when each round begins. */
  get rounds(): { round: number; at: number }[] {
    const found = this.start ? [{ round: this.start.round, at: 0 }] : [];
    for (const { turn, position } of this.steps) {
      if (position.round !== found.at(-1)?.round) found.push({ round: position.round, at: turn });
    }
    return found;
  }

  mistake(from: number, way: 1 | -1): number | null {
    return mistakeFrom([...this.turns.values()], from, way);
  }

  /** Fetch the turns of the record, and what is known of them; begin a review if there is none. */
  async open(view: RecordView): Promise<void> {
    this.view = view;
    await this.#load();
    await this.#attempt(() => this.#ask());
    if (this.state === "none" && !this.error) await this.begin();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Begin the review, or go on with it. */
  async begin(): Promise<void> {
    await this.#attempt(async () => {
      await api.startReview(this.record);
      await this.#ask();
    });
  }

  async stop(): Promise<void> {
    await this.#attempt(async () => {
      await api.stopReview(this.record);
      await this.#ask();
    });
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await what();
    } catch (reason) {
      this.error = asApiError(reason);
    }
  }

  async #load(): Promise<void> {
    for (let from = 0; !this.#closed; from += CHUNK) {
      const part = await api.recordReplay(this.record, from, from + CHUNK);
      if (from === 0) this.start = part.start;
      this.steps = [...this.steps, ...part.steps];
      if (this.steps.length >= part.turns || part.steps.length === 0) return;
    }
  }

  /** Ask how far it is; go on asking while it goes on. */
  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    // An answer has only so many turns.
    for (let more = true; more && !this.#closed;) {
      const told = await api.review(this.record, this.#next);
      more = told.next > this.#next && told.next < told.done;
      this.#take(told);
    }
    if (!this.going || this.#closed) return;
    const pause = this.outline.length === 0 ? FIRST_MS : BETWEEN_MS;
    this.#timer = setTimeout(() => void this.#attempt(() => this.#ask()), pause);
  }

  #take(told: ReviewProgress): void {
    this.state = told.state;
    this.done = told.done;
    this.total = told.total;
    if (told.outline.length > 0) this.outline = told.outline;
    for (const turn of told.turns) this.turns.set(turn.number, turn);
    this.#next = told.next;
    this.end = told.end;
    this.players = told.players;
  }
}
