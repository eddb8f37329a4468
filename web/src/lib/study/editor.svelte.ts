// A position that is put together by hand: each change can be taken back, and the engine says whether it
// can exist.
import { api } from "../api";
import { asApiError, type ApiError } from "../errors";
import type { Position, PositionView } from "../types";

/** Whoever changes much at once asks about what comes of it. */
const PAUSE_MS = 250;
const MOST_UNDONE = 200;

/** Return a position without the entries that the engine counts. */
export function uncounted(position: Position, counted: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(position).filter(([name]) => !counted.includes(name)));
}

export class PositionEditor {
  draft = $state.raw<Position>(null!);
  /** The draft as the engine reads it; null while that is unknown, and where it cannot exist. */
  view = $state.raw<PositionView | null>(null);
  /** What the engine counted last: of a draft that can exist. */
  counted = $state.raw<PositionView>(null!);
  /** What is wrong with the draft, or why that is unknown. */
  fault = $state.raw<ApiError | null>(null);
  checking = $state(false);
  /** Called with each position that can exist. */
  onView: ((view: PositionView) => void) | null = null;

  readonly #left: readonly string[];
  #before = $state.raw<Position[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `left` has the entries that the engine counts, so that they are left out. */
  constructor(view: PositionView, left: readonly string[]) {
    this.#left = left;
    this.draft = view.position;
    this.view = view;
    this.counted = view;
  }

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  readonly change = (edit: (draft: Position) => Position): void => {
    const changed = edit(this.draft);
    if (changed === this.draft) return;
    this.#before = [...this.#before.slice(-MOST_UNDONE), this.draft];
    this.#set(changed);
  };

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.#set(before);
  }

  /** Ask again what is wrong, after a lost connection. */
  check(): void {
    this.#set(this.draft);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #set(draft: Position): void {
    clearTimeout(this.#timer);
    this.draft = draft;
    this.view = null;
    this.checking = true;
    const request = ++this.#asked;
    this.#timer = setTimeout(() => void this.#ask(request), PAUSE_MS);
  }

  async #ask(request: number): Promise<void> {
    let fault: ApiError | null = null;
    let view: PositionView | null = null;
    try {
      view = await api.position({ position: uncounted(this.draft, this.#left) });
    } catch (reason) {
      fault = asApiError(reason);
    }
    if (request !== this.#asked) return;
    this.checking = false;
    this.fault = fault;
    this.view = view;
    if (!view) return;
    this.counted = view;
    this.onView?.(view);
  }
}
