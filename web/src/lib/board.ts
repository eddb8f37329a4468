// The props of every board, and its motion; a game's own have its own events and positions.
import type { Flight } from "./flights";
import type { Explain } from "./refusals.svelte";
import type { TurnBuilder } from "./turn.svelte";
import type { Considered, GameEvent, Position, Seat } from "./types";

/**
 * A played turn told step by step. The boards are given the position after the turn, and show the one
 * before it with all that has been told.
 */
export type Story<Event = GameEvent, At = Position> = {
  told: Event[];
  now: Event | null;
  coming: Event[];
  /** 1 is the normal speed, 0 no animation at all. */
  speed: number;
  /** The position before the turn; null if nothing is told. */
  before: At | null;
};

export type BoardProps<
  Info,
  Event = GameEvent,
  At = Position,
  Told extends Considered = Considered,
> = {
  /** The game's own data from the service. */
  info: Info;
  position: At;
  seats: Seat[];
  /** The reader's own seats; none for watchers and in a replay. */
  mine: number[];
  /** null where nobody can choose: in a replay and for watchers. */
  turn: TurnBuilder<Told> | null;
  story: Story<Event, At>;
  /** The seat whose board is shown large. */
  focus: number;
  /** What the others did since the own last turn: it stays outlined. */
  lately?: Event[];
  /** Says why what was pointed at cannot be done; without it nothing is said. */
  explain?: Explain;
};

/** Returns the pieces that an event moves, from where to where. */
export type Flights<Event = GameEvent, At = Position> = (
  event: Event,
  before: At,
  after: At,
) => Flight[];

/** The milliseconds for which an event is shown at normal speed. */
export type Pace = Record<string, number>;

/** How a game's turns are animated; the screens set it when the board has loaded. */
export type Motion<Event = GameEvent, At = Position> = {
  flights: Flights<Event, At>;
  pace: Pace;
};

export const NO_MOTION: Motion = { flights: () => [], pace: {} };

export const NO_STORY: Story<never, never> = {
  told: [],
  now: null,
  coming: [],
  speed: 0,
  before: null,
};
