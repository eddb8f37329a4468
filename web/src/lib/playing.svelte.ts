// What turns are put together and told by, at a table or elsewhere.
import { NO_MOTION } from "./board";
import type { ApiError } from "./errors";
import { Refusals } from "./refusals.svelte";
import { isScoring, type ScoringEvent } from "./scoring";
import { settings } from "./settings.svelte";
import { Teller, type Told } from "./story.svelte";
import { TurnBuilder, type Wanted } from "./turn.svelte";
import type { Considered, Hint, Position, TableEvent, TableView } from "./types";

export abstract class Playing {
  abstract readonly view: TableView | null;
  /** What the boards draw: behind `view` while turns are being told. */
  abstract position: Position | null;
  abstract readonly mine: number[];
  /** The own seat that acts where it is not about a turn. */
  abstract readonly acting: number | null;
  abstract readonly events: TableEvent[];
  abstract readonly hint: Hint | null;
  abstract readonly hinting: boolean;
  /** The number of the latest event that has been told. */
  toldTo = $state(0);
  /** The latest scoring, until it is closed or an own turn is played. */
  scored = $state.raw<ScoringEvent[]>([]);
  error = $state.raw<ApiError | null>(null);
  /** Whether the list of keys is shown. */
  helping = $state(false);
  motion = NO_MOTION;

  readonly refusals = new Refusals();
  readonly turn: TurnBuilder;
  readonly teller: Teller;

  constructor() {
    this.turn = new TurnBuilder({
      consider: (what) => this.consider(what),
      play: (n, seat, path) => this.play(n, seat, path),
    });
    this.turn.onWhole = () => {
      if (this.playsAtOnce) void this.turn.confirm();
    };
    this.turn.onStep = () => this.stepped();
    this.teller = new Teller({
      speed: () => settings.speed,
      fastScoring: () => settings.fastScoring,
      motion: () => this.motion,
      show: (told) => this.#show(told),
      silent: () => this.settle(),
    });
  }

  /** Whether this is an own seat, which its player plays for. */
  abstract plays(seat: number): boolean;
  /** Put a good turn on the board. */
  abstract askHint(): Promise<void>;
  abstract undo(): Promise<void>;
  protected abstract consider(what: Wanted): Promise<Considered>;
  protected abstract play(n: number, seat: number, path: number[]): Promise<void>;
  /** All is told: the next turn can be put together. */
  protected abstract settle(): void;

  /** Whether a turn is played as soon as it is whole. */
  protected get playsAtOnce(): boolean {
    return !settings.confirm;
  }

  /** Another choice was made or taken back, or the turn ended. */
  protected stepped(): void {
    this.refusals.forget();
  }

  #show(told: Told): void {
    this.position = told.after;
    this.toldTo = told.n;
    const scored = told.events.filter(isScoring);
    if (scored.length > 0) this.scored = scored;
  }
}
