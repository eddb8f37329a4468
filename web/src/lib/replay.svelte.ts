// A replay, turn by turn: one turn forwards is told as in play, all else is a jump.
import { api } from "./api";
import { NO_MOTION, NO_STORY } from "./board";
import { settings } from "./settings.svelte";
import { Teller } from "./story.svelte";
import type { Position, ReplayStep } from "./types";

const CHUNK = 100;
const BETWEEN_MS = 900;

export class ReplayPlayer {
  readonly table: string;
  turns = $state(0);
  /** The number of turns before the shown position. */
  at = $state(0);
  playing = $state(false);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  motion = NO_MOTION;
  readonly teller: Teller;
  #start: Position | null = null;
  /** The turn to go to once the turns before it have loaded. */
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.table = table;
    this.teller = new Teller({
      speed: () => settings.speed,
      fastScoring: () => settings.fastScoring,
      motion: () => this.motion,
      show: ({ after }) => (this.position = after),
      silent: () => this.#goOn(),
    });
  }

  /** The turn that led here, if one did. */
  get step(): ReplayStep | null {
    return this.at > 0 ? (this.steps[this.at - 1] ?? null) : null;
  }

  get story() {
    return this.teller.telling ? this.teller.story : NO_STORY;
  }

  /** The number of turns played when each round begins. */
  get rounds(): { round: number; at: number }[] {
    const found = this.#start ? [{ round: this.#start.round, at: 0 }] : [];
    for (const { turn, position } of this.steps) {
      if (position.round !== found.at(-1)?.round) found.push({ round: position.round, at: turn });
    }
    return found;
  }

  async load(): Promise<void> {
    for (let from = 0; !this.#closed; from += CHUNK) {
      const part = await api.replay(this.table, from, from + CHUNK);
      if (from === 0) {
        this.#start = part.start;
        this.position = part.start;
      }
      this.turns = part.turns;
      this.steps = [...this.steps, ...part.steps];
      if (this.#wanted !== null) this.jump(this.#wanted);
      if (this.steps.length >= part.turns || part.steps.length === 0) return;
    }
  }

  close(): void {
    this.#closed = true;
    this.pause();
    this.teller.clear();
  }

  /** Show the position after so many turns, or the last before it until it has loaded. */
  jump(turn: number): void {
    const to = Math.max(0, Math.min(this.steps.length, turn));
    this.#wanted = turn > to && to < this.turns ? turn : null;
    this.teller.clear();
    this.at = to;
    this.position = to === 0 ? this.#start : (this.steps[to - 1]?.position ?? this.position);
  }

  /** Go one turn forwards, told step by step. */
  next(): void {
    const step = this.steps[this.at];
    const before = this.position;
    if (!step || !before) {
      this.pause();
      return;
    }
    if (this.teller.telling) this.jump(this.at);
    this.at += 1;
    this.teller.tell({ n: step.turn, events: step.events, before, after: step.position });
  }

  previous(): void {
    this.jump(this.at - 1);
  }

  play(): void {
    if (this.at >= this.steps.length) this.jump(0);
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.next(), BETWEEN_MS / Math.max(1, settings.speed));
  }
}
