// One lesson as this browser takes it. It stands where a table's session does: the same board, the same
// turn being put together, but each turn is tried on the lesson's task, and nothing is stored elsewhere.
import { api } from "./api";
import { NO_MOTION } from "./board";
import type { ApiError } from "./errors";
import { keepDone } from "./lessons";
import { isScoring, type ScoringEvent } from "./scoring";
import { Refusals } from "./refusals.svelte";
import type { Playing } from "./session.svelte";
import { settings } from "./settings.svelte";
import { Teller, type Told } from "./story.svelte";
import { TurnBuilder } from "./turn.svelte";
import type {
  GameInfo,
  LessonInfo,
  LessonTask,
  Missed,
  Position,
  ReplayStep,
  Seat,
  TableEvent,
  TableView,
} from "./types";

const PUPIL = 0;

const seat = (number: number): Seat => ({
  seat: number,
  kind: "person",
  level: null,
  name: number === PUPIL ? settings.name : "",
  joined: true,
  present: true,
  out: null,
  held: false,
});

export class LessonSession implements Playing {
  readonly lesson: LessonInfo;
  view = $state.raw<TableView>(null!);
  /** What the boards draw: behind `view` while turns are being told. */
  position = $state.raw<Position>(null!);
  events = $state.raw<TableEvent[]>([]);
  toldTo = $state(0);
  scored = $state.raw<ScoringEvent[]>([]);
  /** The turns that did what they should, as text. */
  done = $state.raw<string[]>([]);
  /** By how much the last of them changed the pupil's score. */
  points = $state(0);
  /** Why the last turn was not what is asked for. */
  missed = $state.raw<Missed | null>(null);
  /** Whether all tasks are done, and what came of the last one has been told. */
  over = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** Whether the list of keys is shown. */
  helping = $state(false);
  motion = NO_MOTION;

  readonly mine = [PUPIL];
  readonly acting = PUPIL;
  readonly hint = null;
  readonly hinting = false;
  readonly turn: TurnBuilder;
  readonly teller: Teller;
  readonly refusals = new Refusals();
  readonly #game: GameInfo["name"];

  constructor(game: GameInfo["name"], lesson: LessonInfo) {
    this.#game = game;
    this.lesson = lesson;
    this.turn = new TurnBuilder({
      consider: (what) => api.considerInLesson(game, lesson.key, { ...what, done: this.done }),
      play: (_n, _seat, path) => this.#try(path),
    });
    this.turn.onWhole = () => {
      if (!settings.confirm) void this.turn.confirm();
    };
    this.turn.onStep = () => this.refusals.forget();
    this.teller = new Teller({
      speed: () => settings.speed,
      fastScoring: () => settings.fastScoring,
      motion: () => this.motion,
      show: (told) => this.#show(told),
      silent: () => this.#settle(),
    });
    this.#reset();
  }

  /** The task that is next; null when all are done. */
  get task(): LessonTask | null {
    return this.lesson.tasks[this.done.length] ?? null;
  }

  plays(seat: number): boolean {
    return seat === PUPIL;
  }

  /** From the start, or from the start again. */
  open(): void {
    this.close();
    this.#reset();
    this.#settle();
  }

  close(): void {
    this.teller.clear();
    this.turn.end();
  }

  /** Show a turn that does what is asked for. */
  async askHint(): Promise<void> {
    this.missed = null;
    if (this.task) await this.turn.accept(this.task.hint);
  }

  /** A turn that misses its task was never played, so there is nothing to take back. */
  undo(): Promise<void> {
    return Promise.resolve();
  }

  #reset(): void {
    const { start } = this.lesson;
    this.done = [];
    this.points = 0;
    this.missed = null;
    this.over = false;
    this.scored = [];
    this.events = [];
    this.position = start;
    this.toldTo = 0;
    this.view = {
      table: "",
      game: this.#game,
      players: start.players,
      options: start.options,
      public: false,
      seed: null,
      hints: true,
      made: true,
      created: "",
      state: "playing",
      seats: start.seats.map((_, number) => seat(number)),
      n: 0,
      turn: 0,
      position: start,
      clock: null,
      proposals: [],
      result: null,
      rematch: null,
      undo: null,
    };
  }

  async #try(path: number[]): Promise<void> {
    const { missed, steps } = await api.playInLesson(this.#game, this.lesson.key, path, this.done);
    this.missed = missed;
    this.scored = [];
    if (missed) {
      // Once more, from the same position.
      void this.turn.begin(PUPIL, this.view.n);
      return;
    }
    const before = this.view.position.seats[PUPIL]?.score ?? 0;
    this.points = (steps.at(-1)?.position.seats[PUPIL]?.score ?? before) - before;
    this.done = [...this.done, ...steps.slice(0, 1).map(({ text }) => text)];
    this.turn.end();
    for (const step of steps) this.#played(step);
  }

  #played({ seat, text, data, events, position }: ReplayStep): void {
    const { position: before } = this.view;
    const n = this.view.n + 1;
    const event = {
      kind: "turn",
      n,
      at: "",
      seat,
      turn: n,
      text,
      data,
      chance: "",
      events,
      position,
    };
    this.events = [...this.events, event as TableEvent];
    this.view = { ...this.view, n, turn: n, position };
    this.teller.tell({ n, events, before, after: position });
  }

  #show(told: Told): void {
    this.position = told.after;
    this.toldTo = told.n;
    const scored = told.events.filter(isScoring);
    if (scored.length > 0) this.scored = scored;
  }

  /** All is told: the next task begins, or the lesson is done. */
  #settle(): void {
    this.position = this.view.position;
    if (this.task) {
      void this.turn.begin(PUPIL, this.view.n);
    } else if (!this.over) {
      this.over = true;
      keepDone(this.#game, this.lesson.key);
    }
  }
}
