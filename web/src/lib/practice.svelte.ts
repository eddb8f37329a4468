// A position to practise on, without a table: it stands where a table's session does, with the same board
// and the same turn being put together, but each turn is only tried, and nothing is stored elsewhere.
import { NO_MOTION } from "./board";
import type { ApiError } from "./errors";
import { Refusals } from "./refusals.svelte";
import { isScoring, type ScoringEvent } from "./scoring";
import type { Playing } from "./session.svelte";
import { settings } from "./settings.svelte";
import { Teller, type Told } from "./story.svelte";
import { TurnBuilder, type Wanted } from "./turn.svelte";
import type {
  Considered,
  GameInfo,
  Position,
  ReplayStep,
  Seat,
  TableEvent,
  TableView,
} from "./types";

const seat = (number: number, own: number): Seat => ({
  seat: number,
  kind: "person",
  level: null,
  name: number === own ? settings.name : "",
  joined: true,
  present: true,
  out: null,
  held: false,
});

export abstract class Practice implements Playing {
  view = $state.raw<TableView>(null!);
  /** What the boards draw: behind `view` while turns are being told. */
  position = $state.raw<Position>(null!);
  events = $state.raw<TableEvent[]>([]);
  toldTo = $state(0);
  scored = $state.raw<ScoringEvent[]>([]);
  /** Whether there is nothing left to do, and what came of the last turn has been told. */
  over = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** Whether the list of keys is shown. */
  helping = $state(false);
  motion = NO_MOTION;

  readonly mine: number[];
  readonly acting: number;
  readonly hint = null;
  readonly hinting = false;
  readonly turn: TurnBuilder;
  readonly teller: Teller;
  readonly refusals = new Refusals();

  readonly #game: GameInfo["name"];
  readonly #start: Position;

  constructor(game: GameInfo["name"], start: Position, own: number) {
    this.#game = game;
    this.#start = start;
    this.mine = [own];
    this.acting = own;
    this.turn = new TurnBuilder({
      consider: (what) => this.consider(what),
      play: (_n, _seat, path) => this.tryTurn(path),
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

  /** Whether another turn is to be found. */
  protected abstract get goesOn(): boolean;
  protected abstract consider(what: Wanted): Promise<Considered>;
  /** Try a turn: play it (`played`), or begin once more (`again`). */
  protected abstract tryTurn(path: number[]): Promise<void>;
  /** Forget what was done. */
  protected abstract forget(): void;
  /** All is done and told. */
  protected abstract finish(): void;
  /** Show how it is done. */
  abstract askHint(): Promise<void>;

  plays(seat: number): boolean {
    return seat === this.acting;
  }

  /** From the start, or from the start again. */
  open(): void {
    this.close();
    this.forget();
    this.#reset();
    this.#settle();
  }

  close(): void {
    this.teller.clear();
    this.turn.end();
  }

  /** A turn that is not it was never played, so there is nothing to take back. */
  undo(): Promise<void> {
    return Promise.resolve();
  }

  /** Begin a turn once more, from the same position. */
  protected again(): void {
    void this.turn.begin(this.acting, this.view.n);
  }

  /** Tell a turn that was played. */
  protected played({ seat, text, data, events, position }: ReplayStep): void {
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

  #reset(): void {
    const start = this.#start;
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
      seats: start.seats.map((_, number) => seat(number, this.acting)),
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

  #show(told: Told): void {
    this.position = told.after;
    this.toldTo = told.n;
    const scored = told.events.filter(isScoring);
    if (scored.length > 0) this.scored = scored;
  }

  #settle(): void {
    this.position = this.view.position;
    if (this.goesOn) {
      this.again();
    } else if (!this.over) {
      this.over = true;
      this.finish();
    }
  }
}
