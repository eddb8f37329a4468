// One table in this browser: what is known, what is being told, what can be done.
import { untrack } from "svelte";
import { api } from "./api";
import { ApiError, asApiError, isLate } from "./errors";
import { shownOf } from "./hints";
import { Live, type Connection } from "./live";
import { Past, Talk } from "./past.svelte";
import { Playing } from "./playing.svelte";
import { keepGone, keepRead, keepToken, keepView, readOf, tokensOf } from "./seats";
import { settings } from "./settings.svelte";
import { cue } from "./sound";
import type { Wanted } from "./turn.svelte";
import type {
  Considered,
  Hint,
  Position,
  Said,
  ServerMessage,
  TableEvent,
  TableView,
} from "./types";
import { afterEvent, withPresent } from "./view";

export class Session extends Playing {
  readonly table: string;
  view = $state.raw<TableView | null>(null);
  position = $state.raw<Position | null>(null);
  mine = $state.raw<number[]>([]);
  connection = $state<Connection>("connecting");
  watchers = $state(0);
  muted = $state.raw<number[]>([]);
  /** The number of the last message that was seen; null until the first welcome. */
  read = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** How far this device's clock is ahead of the service's, in milliseconds. */
  skew = $state(0);

  readonly past: Past;
  readonly talk: Talk;
  readonly #live: Live;
  #lastFocus: number | null = null;
  /** Whether the end of the game is still to come, as far as has been told. */
  #goesOn = false;
  /** Whether the game ended while this page was open. */
  ended = $state(false);

  constructor(table: string, address = liveAddress(table)) {
    super();
    this.table = table;
    this.past = new Past((before) => api.events(table, before));
    this.talk = new Talk((before) => api.said(table, before));
    this.#live = new Live({
      address,
      hello: () => ({
        since: this.past.last,
        said: this.talk.heard,
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

  /** The known events, oldest first. */
  get events(): TableEvent[] {
    return this.past.events;
  }

  /** The known chat messages, oldest first. */
  get chat(): Said[] {
    return this.talk.messages;
  }

  /** How much others have said that was not seen yet. */
  get unread(): number {
    const { read } = this;
    if (read === null) return 0;
    return this.chat.filter(
      ({ k, seat }) => k > read && !this.mine.includes(seat) && !this.muted.includes(seat),
    ).length;
  }

  /** Note that all that was said was seen. */
  see(): void {
    const last = this.chat.at(-1)?.k ?? 0;
    if (this.read === null || last <= this.read) return;
    this.read = last;
    keepRead(this.table, last);
  }

  /** The seats of this browser that a bot holds until their players come back. */
  get held(): number[] {
    const tokens = tokensOf(this.table);
    const seats = this.view?.seats.filter((seat) => seat.held && tokens.has(seat.seat)) ?? [];
    return seats.map(({ seat }) => seat);
  }

  /** Whether this is an own seat that no bot holds. */
  plays(seat: number): boolean {
    return this.mine.includes(seat) && !this.view?.seats[seat]?.held;
  }

  /** The seat whose board is shown large: the own seat that is to move or moved last. */
  get focus(): number {
    // While a turn is told, the board stays with whoever played it.
    const toMove = this.teller.telling ? null : (this.position?.to_move ?? null);
    if (toMove !== null && this.mine.includes(toMove)) return toMove;
    return this.#lastFocus ?? this.mine[0] ?? 0;
  }

  get acting(): number | null {
    if (this.plays(this.focus)) return this.focus;
    return this.mine.find((seat) => this.plays(seat)) ?? null;
  }

  // --- what can be done --------------------------------------------------------------------

  /** Show the best turn that a bot finds; when it is shown, the next best one. */
  async askHint(): Promise<void> {
    if (!this.turn.active || this.hinting) return;
    if (!this.hint) await this.#findHint();
    const shown = shownOf(this.hint, this.turn);
    const { turns } = this.hint ?? { turns: [] };
    const next = turns[(shown + 1) % turns.length];
    if (next && next !== turns[shown]) await this.turn.accept(next.path);
  }

  async #findHint(): Promise<void> {
    const { number, seat } = this.turn;
    this.hinting = true;
    await this.#try(async () => {
      const hint = await api.hint(this.table, this.#token(seat)).catch((error: unknown) => {
        if (isLate(error)) return null;
        throw error;
      });
      if (hint && this.turn.number === number && this.turn.active) this.hint = hint;
    });
    this.hinting = false;
  }

  undo(): Promise<void> {
    const seat = this.view?.undo?.seat;
    const n = this.view?.n ?? 0;
    return this.#act(seat ?? this.acting, (token) => api.undo(this.table, n, token));
  }

  /** Propose a bot in place of a player who is away. */
  replace(seat: number, level: string): Promise<void> {
    return this.#act(this.acting, (token) => api.replace(this.table, seat, level, token));
  }

  /** Take back an own seat that a bot holds. */
  async takeBack(seat: number): Promise<void> {
    await this.#act(seat, (token) => api.takeBack(this.table, seat, token));
    if (!this.error && !this.mine.includes(seat)) this.reconnect();
  }

  answer(proposal: number, seat: number, agree: boolean): Promise<void> {
    return this.#act(seat, (token) => api.answer(this.table, proposal, agree, token));
  }

  resign(): Promise<void> {
    return this.#act(this.acting, (token) => api.resign(this.table, token));
  }

  say(text: string): Promise<void> {
    return this.#act(this.acting, async (token) => {
      this.talk.add(await api.chat(this.table, text, token));
    });
  }

  loadEarlierEvents(): Promise<void> {
    return this.#try(() => this.past.loadEarlier());
  }

  loadEarlierChat(): Promise<void> {
    return this.#try(() => this.talk.loadEarlier());
  }

  mute(seat: number, silent: boolean): void {
    this.muted = this.muted.filter((one) => one !== seat).concat(silent ? [seat] : []);
    this.#live.send({ type: "mute", seats: this.muted });
  }

  /** Take a free seat, which becomes an own one. */
  async join(seat: number, name: string, invite: string | null): Promise<void> {
    await this.#try(async () => {
      const { token } = await api.join(this.table, seat, name, invite);
      if (this.view) keepToken(this.table, this.view.game, seat, token);
      this.reconnect();
    });
  }

  /** Say hello again, with the present tokens. */
  reconnect(): void {
    this.#live.restart();
  }

  // --- what is heard -----------------------------------------------------------------------

  /** Apply the answer to an own request, unless something in between is missing. */
  hear(event: TableEvent): void {
    if (event.n === this.past.last + 1) this.#apply(event);
  }

  #take(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "event") {
      this.skew = Date.now() - Date.parse(message.at);
      this.#apply(message);
    } else if (message.type === "chat") this.talk.hear(message);
    else if (message.type === "presence") {
      this.watchers = message.watchers;
      if (this.view) this.view = withPresent(this.view, message.present);
    } else if (message.type === "error") {
      console.error(`${message.error}: ${message.detail}`);
    }
  }

  #welcome(message: ServerMessage & { type: "welcome" }): void {
    const before = this.view;
    const { missed, gap } = this.past.join(message);
    this.talk.join(message.chat);
    // Whoever comes to watch has missed nothing that was meant for them.
    this.read ??= readOf(this.table) ?? this.talk.heard;
    this.view = message.table;
    this.mine = message.seats;
    keepView(message.table);
    this.turn.resume();
    if (this.error?.code === "offline") this.error = null;
    if (gap || missed.some(isMove)) this.#moved();
    const moves = missed.filter(isMove);
    const latest = moves.at(-1);
    const next = before !== null && !gap && moves.length === 1;
    if (next && this.position && latest?.kind === "turn" && latest.position) {
      this.teller.tell({ ...latest, before: this.position, after: latest.position });
    } else if (gap || missed.length > 0 || before === null) {
      this.teller.clear();
      this.position = message.table.position;
    }
    if (!this.teller.telling) this.settle();
  }

  #apply(event: TableEvent): void {
    if (!this.view || !this.past.add(event)) return;
    const before = this.view.position;
    this.view = afterEvent(this.view, event);
    if (event.state ?? event.seats) keepView(this.view);
    if (isMove(event)) this.#moved();
    if (event.kind === "turn") {
      if (event.seat !== null && this.mine.includes(event.seat)) {
        this.#lastFocus = event.seat;
        this.scored = [];
        this.error = null;
      }
      this.teller.tell({ n: event.n, events: event.events, before, after: this.view.position });
      return;
    }
    if (event.kind === "undo") {
      this.teller.clear();
      this.position = this.view.position;
    }
    if (!this.teller.telling) this.settle();
  }

  /** Drop a turn that was being put together for a position that is past. */
  #moved(): void {
    this.turn.end();
    this.hint = null;
  }

  #connected(state: Connection, code: number | null): void {
    this.connection = state;
    if (state !== "refused") return;
    if (code === 4404) keepGone(this.table);
    const reason = code === 4404 ? "not-found" : code === 4401 ? "unauthorized" : "bad-request";
    this.error = new ApiError(reason, `the live connection was refused with ${code}`);
  }

  /** Show the newest position when all is told, and let an own turn begin. */
  protected settle(): void {
    const { view } = this;
    if (!view) return;
    this.position = view.position;
    this.toldTo = view.n;
    if (this.#goesOn && view.state === "over") {
      this.ended = true;
      cue("end");
    }
    this.#goesOn = view.state !== "over";
    const seat = view.position.to_move;
    const player = seat === null ? undefined : view.seats[seat];
    const own = player?.kind === "person" && !player.out && this.plays(player.seat);
    if (view.state !== "playing" || seat === null || !own) {
      this.turn.end();
    } else if (!this.turn.active || this.turn.seat !== seat) {
      this.#lastFocus = seat;
      void untrack(() => this.#begin(seat, view.n));
    }
  }

  async #begin(seat: number, number: number): Promise<void> {
    cue("turn");
    await this.turn.begin(seat, number);
    const only = this.turn.forced ? this.turn.ways?.[0] : undefined;
    if (!settings.forced || !only || this.turn.number !== number) return;
    await this.turn.accept(only);
    await this.turn.confirm();
  }

  protected consider(what: Wanted): Promise<Considered> {
    return api.consider(this.table, what);
  }

  protected async play(n: number, seat: number, path: number[]): Promise<void> {
    try {
      this.hear(await api.play(this.table, n, path, this.#token(seat)));
    } catch (error) {
      const refused = asApiError(error);
      if (refused.code !== "conflict") throw refused;
      // The game has gone on and this page does not know yet: say so and catch up.
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

/** Return whether an answer is an event of the table, not a proposal. */
function isEvent(answer: unknown): answer is TableEvent {
  return typeof answer === "object" && answer !== null && "n" in answer && "at" in answer;
}

/** Return whether an event changes the position. */
const isMove = (event: TableEvent): boolean => event.kind === "turn" || event.kind === "undo";

function liveAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}
