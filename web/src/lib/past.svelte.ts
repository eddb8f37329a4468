// The events and the chat of a table, as far as this page has them: the newest part without a gap,
// and older parts on request.
import type { Events, Said, TableEvent } from "./types";

export class Past {
  /** Oldest first, each once. */
  events = $state.raw<TableEvent[]>([]);
  /** The events up to this number are not here. */
  earlier = $state(0);
  loading = $state(false);
  readonly #ask: (before: number) => Promise<Events>;

  constructor(ask: (before: number) => Promise<Events>) {
    this.#ask = ask;
  }

  /** The number of the latest event. */
  get last(): number {
    return this.events.at(-1)?.n ?? this.earlier;
  }

  /** Add a new event; false if it is known. */
  add(event: TableEvent): boolean {
    if (event.n <= this.last) return false;
    this.events = [...this.events, event];
    return true;
  }

  /** Add the newest part; return what of it is new, and whether anything before that is missing. */
  join({ before, events }: Events): { missed: TableEvent[]; gap: boolean } {
    const gap = before > this.last;
    const missed = events.filter((event) => event.n > this.last);
    if (gap) this.earlier = before;
    this.events = gap ? missed : [...this.events, ...missed];
    return { missed, gap };
  }

  /** Fetch the part before the oldest event; parts without events are skipped. */
  async loadEarlier(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      for (let empty = true; empty && this.earlier > 0;) {
        const upTo = this.earlier;
        const part = await this.#ask(upTo + 1);
        // Meanwhile the list was replaced.
        if (this.earlier !== upTo) return;
        this.events = [...part.events.filter((event) => event.n <= upTo), ...this.events];
        this.earlier = Math.min(part.before, upTo - 1);
        empty = part.events.every((event) => event.kind === "void");
      }
    } finally {
      this.loading = false;
    }
  }
}

export class Talk {
  /** Oldest first, each once. */
  messages = $state.raw<Said[]>([]);
  /** Whether there may be older ones. */
  more = $state(false);
  loading = $state(false);
  /** The number of the latest message received; the answer to an own one may be ahead of it. */
  heard = 0;
  readonly #ask: (before: number) => Promise<Said[]>;

  constructor(ask: (before: number) => Promise<Said[]>) {
    this.#ask = ask;
  }

  /** Insert an own message. */
  add({ k, at, seat, text }: Said): void {
    if (this.messages.some((said) => said.k === k)) return;
    this.messages = [...this.messages, { k, at, seat, text }].sort((a, b) => a.k - b.k);
  }

  /** Add a new message. */
  hear(said: Said): void {
    this.add(said);
    this.heard = Math.max(this.heard, said.k);
  }

  /** Add the newest part; drop the rest if something in between is missing. */
  join(newest: Said[]): void {
    const first = newest[0]?.k ?? 0;
    if (first > this.heard + 1) {
      this.messages = [];
      this.more = true;
    }
    for (const said of newest) this.hear(said);
  }

  /** Fetch the messages before the oldest one. */
  async loadEarlier(): Promise<void> {
    const [oldest] = this.messages;
    if (this.loading || !oldest) return;
    this.loading = true;
    try {
      const older = await this.#ask(oldest.k);
      // Meanwhile the list was replaced.
      if (this.messages[0] !== oldest) return;
      this.messages = [...older.filter((said) => said.k < oldest.k), ...this.messages];
      this.more = (older[0]?.k ?? 1) > 1;
    } finally {
      this.loading = false;
    }
  }
}
