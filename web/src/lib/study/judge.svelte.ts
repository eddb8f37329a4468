// What the service makes of the position that is looked at: asked when it changes, one question at a
// time, and every answer is kept, so that going back costs nothing.
import { api } from "../api";
import { asApiError, type ApiError } from "../errors";
import type { Judged, Position } from "../types";

/** Whoever walks through positions asks about the one where they stop. */
const PAUSE_MS = 300;
/** How many answers are kept. */
const KEPT = 300;

type Wanted = { key: string; position: Position };

export class Judge {
  /** The answer for the position that is looked at; null while there is none. */
  judged = $state.raw<Judged | null>(null);
  /** Whether an answer is awaited. */
  looking = $state(false);
  error = $state.raw<ApiError | null>(null);

  readonly #answers = new Map<string, Judged>();
  #wanted: Wanted | null = null;
  #asking = false;
  /** Ends the question that is being asked. */
  #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at another position; null where there is nothing to judge. */
  look(position: Position | null): void {
    clearTimeout(this.#timer);
    this.error = null;
    const key = JSON.stringify(position);
    const known = this.#answers.get(key) ?? null;
    this.judged = known;
    this.#wanted = position && !known ? { key, position } : null;
    this.looking = this.#wanted !== null;
    // The service need not go on for a position that nobody looks at.
    this.#stop.abort();
    if (this.#wanted) this.#timer = setTimeout(() => void this.#ask(), PAUSE_MS);
  }

  /** Ask again after an error. */
  retry(): void {
    if (!this.#wanted) return;
    this.error = null;
    this.looking = true;
    void this.#ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.looking = false;
    this.#stop.abort();
  }

  /** Ask about what is wanted, and then about what is wanted by then. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    for (let asked = this.#wanted; asked && !this.error; asked = this.#next(asked)) {
      this.#stop = new AbortController();
      try {
        const { signal } = this.#stop;
        this.#keep(asked.key, await api.judgeAt({ position: asked.position as never }, signal));
      } catch (reason) {
        // What went wrong with a position that is past concerns nobody.
        if (this.#wanted === asked) this.#fail(asApiError(reason));
      }
    }
    this.#asking = false;
  }

  /** What is to be asked after this question, if it is another one. */
  #next(asked: Wanted): Wanted | null {
    return this.#wanted === asked ? null : this.#wanted;
  }

  #keep(key: string, judged: Judged): void {
    this.#answers.set(key, judged);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > KEPT && oldest !== undefined) this.#answers.delete(oldest);
    if (this.#wanted?.key !== key) return;
    this.#wanted = null;
    this.judged = judged;
    this.looking = false;
  }

  #fail(error: ApiError): void {
    this.error = error;
    this.looking = false;
  }
}
