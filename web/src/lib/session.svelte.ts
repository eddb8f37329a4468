// One table as this browser sees it: what is known, what is being told, what can be done.
import { untrack } from "svelte";
import { api } from "./api";
import type { Flights } from "./board";
import { ApiError, asApiError } from "./errors";
import { Live, type Connection } from "./live";
import { forget, keepToken, tokensOf } from "./seats";
import { settings } from "./settings.svelte";
import { isScoring, type ScoringEvent } from "./scoring";
import { Teller, type Told } from "./story.svelte";
import { Turn } from "./turn.svelte";
import type { Hint, LiveMessage, Position, TableEvent, TableView } from "./types";
import { afterEvent, withPresent } from "./view";

export class Session {
  readonly table: string;
  view = $state.raw<TableView | null>(null);
  /** What the boards draw: behind `view` while turns are being told. */
  position = $state.raw<Position | null>(null);
  mine = $state.raw<number[]>([]);
  /** All that happened, oldest first. */
  events = $state.raw<TableEvent[]>([]);
  /** The number of the latest event that has been told. */
  toldTo = $state(0);
  /** The latest scoring, until it is closed or an own turn is played. */
  scored = $state.raw<ScoringEvent[]>([]);
  connection = $state<Connection>("connecting");
  watchers = $state(0);
  muted = $state.raw<number[]>([]);
  error = $state.raw<ApiError | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** How far this device's clock is ahead of the service's, in milliseconds. */
  skew = $state(0);
  /** Which board's flights are asked for; the screen sets it when the board has arrived. */
  flights: Flights = () => [];

  readonly turn: Turn;
  readonly teller: Teller;
  readonly #live: Live;
  #lastFocus: number | null = null;

  constructor(table: string, address = liveAddress(table)) {
    this.table = table;
    this.turn = new Turn({
      choices: (path, depth) => api.choices(table, path, depth),
      preview: (what) => api.preview(table, what),
      play: (turn, seat, path) => this.#play(turn, seat, path),
    });
    this.turn.onWhole = () => {
      if (!settings.confirm) void this.turn.confirm();
    };
    this.teller = new Teller({
      speed: () => settings.speed,
      flights: () => this.flights,
      show: (told) => this.#show(told),
      silent: () => this.#settle(),
    });
    this.#live = new Live({
      address,
      hello: () => ({
        since: this.events.at(-1)?.n ?? 0,
        tokens: [...tokensOf(table).values()],
        mute: this.muted,
      }),
      onMessage: (message) => this.#take(message),
      onState: (state, code) => this.#connected(state, code),
    });
  }

  open(): void {
    this.#live.open();
  }

  close(): void {
    this.#live.close();
    this.teller.clear();
    this.turn.end();
  }

  retry(): void {
    this.#live.retry();
  }

  /** Whose board is shown large: the own seat that is to move or moved last. */
  get focus(): number {
    const toMove = this.position?.to_move ?? null;
    if (toMove !== null && this.mine.includes(toMove)) return toMove;
    return this.#lastFocus ?? this.mine[0] ?? 0;
  }

  /** The own seat in whose name something is done that is not a turn. */
  get acting(): number | null {
    return this.mine.includes(this.focus) ? this.focus : (this.mine[0] ?? null);
  }

  // --- what can be done --------------------------------------------------------------------

  async askHint(): Promise<void> {
    if (!this.turn.active || this.hinting) return;
    const { number, seat } = this.turn;
    this.hinting = true;
    await this.#try(async () => {
      const hint = await api.hint(this.table, this.#token(seat));
      if (this.turn.number !== number || !this.turn.active) return;
      this.hint = hint;
      await this.turn.accept(hint.path);
    });
    this.hinting = false;
  }

  undo(): Promise<void> {
    const seat = this.view?.undo?.seat;
    return this.#act(seat ?? this.acting, (token) => api.undo(this.table, token));
  }

  replace(seat: number, level: string): Promise<void> {
    return this.#act(this.acting, (token) => api.replace(this.table, seat, level, token));
  }

  answer(proposal: number, seat: number, agree: boolean): Promise<void> {
    return this.#act(seat, (token) => api.answer(this.table, proposal, agree, token));
  }

  resign(): Promise<void> {
    return this.#act(this.acting, (token) => api.resign(this.table, token));
  }

  say(text: string): Promise<void> {
    return this.#act(this.acting, (token) => api.chat(this.table, text, token));
  }

  mute(seat: number, silent: boolean): void {
    this.muted = this.muted.filter((one) => one !== seat).concat(silent ? [seat] : []);
    this.#live.send({ type: "mute", seats: this.muted });
  }

  /** Take a free seat; from then on it is an own one. */
  async join(seat: number, name: string, invite: string | null): Promise<void> {
    await this.#try(async () => {
      const { token } = await api.join(this.table, seat, name, invite);
      if (this.view) keepToken(this.table, this.view.game, seat, token);
      this.reconnect();
    });
  }

  /** Say hello anew, with the tokens there are now. */
  reconnect(): void {
    this.#live.restart();
  }

  // --- what is heard -----------------------------------------------------------------------

  /** Take the answer to an own request, unless something is missing in between. */
  hear(event: TableEvent): void {
    const last = this.events.at(-1)?.n ?? 0;
    if (event.n === last + 1) this.#apply(event);
  }

  #take(message: LiveMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "event") {
      this.skew = Date.now() - Date.parse(message.at);
      this.#apply(message);
    } else if (message.type === "presence") {
      this.watchers = message.watchers;
      if (this.view) this.view = withPresent(this.view, message.present);
    } else if (message.type === "error") {
      console.error(`${message.error}: ${message.detail}`);
    }
  }

  #welcome(message: LiveMessage & { type: "welcome" }): void {
    const before = this.view;
    const last = this.events.at(-1)?.n ?? 0;
    const missed = message.events.filter((event) => event.n > last);
    this.events = [...this.events, ...missed];
    this.view = message.table;
    this.mine = message.seats;
    this.turn.resume();
    if (this.error?.code === "offline") this.error = null;
    const turns = missed.filter((event) => event.kind === "turn");
    const latest = turns.at(-1);
    const next = before !== null && turns.length === 1 && missed.every((e) => e.kind !== "undo");
    if (next && this.position && latest?.kind === "turn" && latest.position) {
      this.teller.tell({ ...latest, before: this.position, after: latest.position });
    } else if (missed.length > 0 || before === null) {
      this.teller.clear();
      this.position = message.table.position;
    }
    if (!this.teller.telling) this.#settle();
  }

  #apply(event: TableEvent): void {
    const last = this.events.at(-1)?.n ?? 0;
    if (!this.view || event.n <= last) return;
    const before = this.view.position;
    this.events = [...this.events, event];
    this.view = afterEvent(this.view, event);
    if (event.kind === "turn") {
      this.turn.end();
      this.hint = null;
      if (event.seat !== null && this.mine.includes(event.seat)) {
        this.#lastFocus = event.seat;
        this.scored = [];
        this.error = null;
      }
      this.teller.tell({ n: event.n, events: event.events, before, after: this.view.position });
      return;
    }
    if (event.kind === "undo") {
      this.turn.end();
      this.hint = null;
      this.teller.clear();
      this.position = this.view.position;
    }
    if (!this.teller.telling) this.#settle();
  }

  #show(told: Told): void {
    this.position = told.after;
    this.toldTo = told.n;
    const scored = told.events.filter(isScoring);
    if (scored.length > 0) this.scored = scored;
  }

  #connected(state: Connection, code: number | null): void {
    this.connection = state;
    if (state !== "refused") return;
    if (code === 4404) forget(this.table);
    const reason = code === 4404 ? "not-found" : code === 4401 ? "unauthorized" : "bad-request";
    this.error = new ApiError(reason, `the live connection was refused with ${code}`);
  }

  /** All is told: the shown position is the newest, and an own turn may begin. */
  #settle(): void {
    const { view } = this;
    if (!view) return;
    this.position = view.position;
    this.toldTo = view.n;
    const seat = view.position.to_move;
    const player = seat === null ? undefined : view.seats[seat];
    const own = player?.kind === "person" && !player.out && this.mine.includes(player.seat);
    if (view.state !== "playing" || seat === null || !own) {
      this.turn.end();
    } else if (!this.turn.active || this.turn.number !== view.turn || this.turn.seat !== seat) {
      this.#lastFocus = seat;
      void untrack(() => this.#begin(seat, view.turn));
    }
  }

  async #begin(seat: number, number: number): Promise<void> {
    await this.turn.begin(seat, number);
    const only = this.turn.forced ? this.turn.completions?.[0] : undefined;
    if (!settings.forced || !only || this.turn.number !== number) return;
    await this.turn.accept(only);
    await this.turn.confirm();
  }

  async #play(turn: number, seat: number, path: number[]): Promise<void> {
    try {
      this.hear(await api.play(this.table, turn, path, this.#token(seat)));
    } catch (error) {
      const refused = asApiError(error);
      if (refused.code !== "conflict") throw refused;
      // The game has gone on, and this page has not heard of it yet: say so and catch up.
      this.error = refused;
      this.reconnect();
    }
  }

  // --- helpers -----------------------------------------------------------------------------

  #token(seat: number): string {
    const token = tokensOf(this.table).get(seat);
    if (!token) throw new ApiError("unauthorized", `no token for seat ${seat}`);
    return token;
  }

  async #act(seat: number | null, ask: (token: string) => Promise<unknown>): Promise<void> {
    if (seat === null) return;
    await this.#try(async () => {
      const answer = await ask(this.#token(seat));
      if (isEvent(answer)) this.hear(answer);
    });
  }

  async #try(action: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await action();
    } catch (error) {
      this.error = asApiError(error);
    }
  }
}

/** An answer is either an event of the table or, where others must agree, a proposal. */
function isEvent(answer: unknown): answer is TableEvent {
  return typeof answer === "object" && answer !== null && "n" in answer && "at" in answer;
}

function liveAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}
