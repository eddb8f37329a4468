// Tells played turns step by step: at the reader's speed, one after the other, skippable.
import { tick } from "svelte";
import { NO_STORY, type Motion, type Pace, type Story } from "./board";
import { fly, land, lift } from "./flights";
import { cue } from "./sound";
import type { GameEvent, Position } from "./types";

/** A turn to tell; `n` is the number of its event at the table. */
export type Told = { n: number; events: GameEvent[]; before: Position; after: Position };

/** The durations of events that all games have. */
const USUAL_PACE: Pace = {
  points: 380,
  marker: 420,
  round: 700,
  "round-scored": 1700,
  "final-scored": 1900,
};
const OTHER_MS = 160;
/** How many times faster points are counted for whoever wants that. */
const FAST_SCORING = 5;

const isScoring = ({ event }: GameEvent): boolean =>
  event === "round-scored" || event === "final-scored";

/** Return one event or, where points are counted item by item, one event for each item. */
export function parts(event: GameEvent): GameEvent[] {
  if (event.event !== "round-scored" && event.event !== "final-scored") return [event];
  const most = Math.max(1, ...event.seats.map((seat) => seat.items.length));
  return Array.from({ length: most }, (_, index) => {
    const seats = event.seats.map((seat) => {
      const items = seat.items.slice(index, index + 1);
      return { points: items.reduce((sum, item) => sum + item.points, 0), items };
    });
    return { ...event, seats } as GameEvent;
  });
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Teller {
  story = $state.raw<Story>(NO_STORY);
  /** Whether something is being told. */
  telling = $state(false);

  #queue: Told[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  readonly #speed: () => number;
  readonly #fastScoring: () => boolean;
  readonly #motion: () => Motion;
  readonly #show: (told: Told) => void;
  readonly #silent: () => void;

  constructor(options: {
    speed: () => number;
    /** Whether points are counted faster than turns are told. */
    fastScoring: () => boolean;
    motion: () => Motion;
    /** A turn begins to be told, or is skipped: show the position after it. */
    show: (told: Told) => void;
    /** Everything has been told. */
    silent: () => void;
  }) {
    this.#speed = options.speed;
    this.#fastScoring = options.fastScoring;
    this.#motion = options.motion;
    this.#show = options.show;
    this.#silent = options.silent;
  }

  /** Tell this turn after those that are waiting. */
  tell(told: Told): void {
    this.#queue.push(told);
    if (!this.telling) void this.#run();
  }

  /** Show the outcome of all waiting turns at once. */
  skip(): void {
    if (!this.telling) return;
    this.#skipping = true;
    land();
    this.#wake?.();
  }

  /** Drop what is being told, for example because it was taken back. */
  clear(): void {
    this.#queue = [];
    this.skip();
  }

  async #run(): Promise<void> {
    this.telling = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#skipping = this.#skipping || this.#speed() === 0;
      if (!this.#skipping) await this.#one(next);
      else this.#show(next);
    }
    // Without animation all that happened is one sound.
    if (this.#speed() === 0) cue("tile");
    this.story = { ...NO_STORY, speed: this.#speed() };
    this.telling = false;
    this.#skipping = false;
    this.#silent();
  }

  async #one(turn: Told): Promise<void> {
    const { events, before, after } = turn;
    const told: GameEvent[] = [];
    const coming = events.flatMap(parts);
    this.story = { told: [], now: null, coming: [...coming], speed: this.#speed(), before };
    this.#show(turn);
    await tick();
    const { flights, pace } = this.#motion();
    for (let now = coming.shift(); now && !this.#skipping; now = coming.shift()) {
      const speed = this.#speed() * (isScoring(now) && this.#fastScoring() ? FAST_SCORING : 1);
      const moved = flights(now, before, after);
      const lifted = lift(moved, speed);
      this.story = { told: [...told], now, coming: [...coming], speed, before };
      await tick();
      if (isScoring(now) || (now.event === "points" && now.points !== 0)) cue("score");
      else if (moved.length > 0) cue("tile");
      const flown = fly(lifted, speed);
      const usual = pace[now.event] ?? USUAL_PACE[now.event] ?? OTHER_MS;
      const shown = pause(speed > 0 ? usual / speed : 0);
      await Promise.race([Promise.all([flown, shown]), this.#skipped()]);
      told.push(now);
    }
  }

  /** Resolves when the reader skips; only the event being told waits for it. */
  #skipped(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }
}
