// One lesson as this browser takes it: each turn is tried on the lesson's task.
import { api } from "./api";
import { keepDone } from "./lessons";
import { Practice } from "./practice.svelte";
import type { Wanted } from "./turn.svelte";
import type { Considered, GameInfo, LessonInfo, LessonTask, Missed } from "./types";

const PUPIL = 0;

export class LessonSession extends Practice {
  /** The turns that did what they should, as text. */
  done = $state.raw<string[]>([]);
  /** By how much the last of them changed the pupil's score. */
  points = $state(0);
  /** Why the last turn was not what is asked for. */
  missed = $state.raw<Missed | null>(null);

  readonly lesson: LessonInfo;
  readonly #game: GameInfo["name"];

  constructor(game: GameInfo["name"], lesson: LessonInfo) {
    super(lesson.start, PUPIL);
    this.#game = game;
    this.lesson = lesson;
  }

  /** The task that is next; null when all are done. */
  get task(): LessonTask | null {
    return this.lesson.tasks[this.done.length] ?? null;
  }

  protected get goesOn(): boolean {
    return this.task !== null;
  }

  /** Show a turn that does what is asked for. */
  async askHint(): Promise<void> {
    this.missed = null;
    if (this.task) await this.turn.accept(this.task.hint);
  }

  protected consider(what: Wanted): Promise<Considered> {
    return api.considerInLesson(this.#game, this.lesson.key, { ...what, done: this.done });
  }

  protected forget(): void {
    this.done = [];
    this.points = 0;
    this.missed = null;
  }

  protected async tryTurn(path: number[]): Promise<void> {
    const { missed, steps } = await api.playInLesson(this.#game, this.lesson.key, path, this.done);
    this.missed = missed;
    this.scored = [];
    if (missed) {
      this.again();
      return;
    }
    const before = this.view.position.seats[PUPIL]?.score ?? 0;
    this.points = (steps.at(-1)?.position.seats[PUPIL]?.score ?? before) - before;
    this.done = [...this.done, ...steps.slice(0, 1).map(({ text }) => text)];
    this.turn.end();
    for (const step of steps) this.played(step);
  }

  protected finish(): void {
    keepDone(this.#game, this.lesson.key);
  }
}
