// A turn of a finished game on the board again: the one that was played, the best one, or one of the
// reader's own, which is judged together with both. It stands where a table's session does.
import { api } from "./api";
import { asApiError } from "./errors";
import { Playing } from "./playing.svelte";
import { trialOf, type Trial } from "./review";
import type { Wanted } from "./turn.svelte";
import type { Considered, Position, ReplayStep, ReviewedTurn, Seat, TableView } from "./types";
import { madeView } from "./view";

/** Whoever walks on within this time only passes by: nothing is asked about the turns between. */
const PASSING_MS = 150;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PASSING_MS));

/** Which turn the board shows. */
export type Shown = "played" | "best" | "own";

export class Retry extends Playing {
  view = $state.raw<TableView | null>(null);
  position = $state.raw<Position | null>(null);
  mine = $state.raw<number[]>([]);
  acting = $state<number | null>(null);
  shown = $state<Shown>("played");
  /** What became of the reader's own turn. */
  trial = $state.raw<Trial | null>(null);
  judging = $state(false);
  /** What the best turn would do, for its words. */
  best = $state.raw<Considered["preview"]>(null);

  readonly events = [];
  readonly hint = null;
  readonly hinting = false;
  readonly #seats: Seat[];
  #step: ReplayStep | null = null;
  #review: ReviewedTurn | null = null;
  /** Whether the page itself puts a turn on the board. */
  #showing = false;
  #opened = 0;
  #openedAt = -PASSING_MS;
  /** Resolves when somebody has stopped at the turn. */
  #stays: Promise<void> = Promise.resolve();

  constructor(seats: Seat[]) {
    super();
    this.#seats = seats;
  }

  plays(seat: number): boolean {
    return seat === this.acting;
  }

  /** Show the turn that was played in a position. */
  async open(before: Position, step: ReplayStep): Promise<void> {
    const opened = ++this.#opened;
    this.#step = step;
    this.#review = null;
    this.best = null;
    this.judging = false;
    this.position = before;
    this.acting = step.seat;
    this.mine = [step.seat];
    this.view = { ...madeView(before, step.turn, this.#seats), hints: false };
    const passing = performance.now() - this.#openedAt < PASSING_MS;
    this.#openedAt = performance.now();
    this.#stays = passing ? pause() : Promise.resolve();
    this.turn.end();
    this.shown = "played";
    this.trial = null;
    await this.#stays;
    if (opened !== this.#opened) return;
    await this.#quietly(() => this.turn.begin(step.seat, step.turn));
    if (opened === this.#opened && this.shown === "played") await this.#accept(step.data);
  }

  /** Take what a review says of this turn. */
  async know(review: ReviewedTurn | null): Promise<void> {
    if (review === this.#review) return;
    this.#review = review;
    const opened = this.#opened;
    if (!review || review.best === review.text) return;
    await this.#stays;
    if (opened !== this.#opened) return;
    // Words are no reason to complain of a lost connection.
    const found = await this.turn.consider({ path: review.best_path }).catch(() => null);
    if (opened === this.#opened) this.best = found?.preview ?? null;
  }

  close(): void {
    this.#opened += 1;
    this.position = null;
    this.view = null;
    this.turn.end();
  }

  /** Show the turn that was played, or the best one. */
  async show(which: "played" | "best"): Promise<void> {
    const what = which === "best" ? this.#review?.best_path : this.#step?.data;
    if (!what || !this.turn.active) return;
    this.shown = which;
    this.trial = null;
    await this.#accept(what);
  }

  /** Begin a turn of one's own. */
  again(): void {
    this.shown = "own";
    this.trial = null;
    this.turn.cancel();
  }

  askHint(): Promise<void> {
    return Promise.resolve();
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }

  /** Nothing is ever told here. */
  protected settle(): void {}

  #accept(what: number[] | ReplayStep["data"]): Promise<void> {
    return this.#quietly(() => this.turn.accept(what));
  }

  /** Do something with the turn that is not the reader's own doing. */
  #quietly(what: () => Promise<void>): Promise<void> {
    this.#showing = true;
    // The turn tells of its steps at once, before anything is awaited.
    const done = what();
    this.#showing = false;
    return done;
  }

  /** Only a turn of the reader's own is judged. */
  protected override get playsAtOnce(): boolean {
    return super.playsAtOnce && this.shown === "own";
  }

  protected override stepped(): void {
    super.stepped();
    if (this.#showing || !this.turn.active) return;
    this.shown = "own";
    this.trial = null;
  }

  protected async consider(what: Wanted): Promise<Considered> {
    if (!this.position) throw new Error("no position to consider a turn in");
    return api.considerAt({ ...what, position: this.position });
  }

  /** Judge the turn that is put together, beside the one that was played and the best one. */
  protected async play(_n: number, _seat: number, path: number[]): Promise<void> {
    const [step, position, tried] = [this.#step, this.position, this.turn.preview?.text];
    if (!step || !position || !tried) return;
    const opened = this.#opened;
    const texts = new Set([tried, step.text, this.#review?.best ?? step.text]);
    this.judging = true;
    try {
      const judged = await api.judgeAt({ position, turns: [...texts] });
      if (opened !== this.#opened) return;
      // What was tried stays on the board.
      void this.#accept(path);
      this.shown = "own";
      this.trial = trialOf(judged, step.seat, tried, step.text);
    } catch (reason) {
      if (opened === this.#opened) throw asApiError(reason);
    } finally {
      if (opened === this.#opened) this.judging = false;
    }
  }
}
