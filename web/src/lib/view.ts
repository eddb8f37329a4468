// The view of a table after an event: what the event has replaces what was known. And that of a position
// which is at no table.
import type { Position, Seat, TableEvent, TableView } from "./types";

/** Return the table after this event. */
export function afterEvent(view: TableView, event: TableEvent): TableView {
  const move = event.kind === "turn" || event.kind === "undo" ? event : null;
  return {
    ...view,
    n: event.n,
    turn: move?.turn ?? view.turn,
    // Of several missed turns only the last has its position.
    position: move?.position ?? view.position,
    state: event.state ?? view.state,
    // Presence has its own message.
    seats: event.seats?.map((seat, at) => ({ ...seat, present: isHere(view, at) })) ?? view.seats,
    proposals: event.proposals ?? view.proposals,
    clock: event.clock ?? view.clock,
    undo: event.undo === undefined ? view.undo : event.undo,
    result: event.result ?? view.result,
    rematch: event.rematch ?? view.rematch,
  };
}

const isHere = (view: TableView, seat: number): boolean => view.seats[seat]?.present ?? false;

/** Return the table with these seats' players present. */
export function withPresent(view: TableView, present: number[]): TableView {
  const seats = view.seats.map((one) => ({ ...one, present: present.includes(one.seat) }));
  return { ...view, seats };
}

/** A seat that somebody plays for. */
export const person = (seat: number, name = ""): Seat => ({
  seat,
  kind: "person",
  level: null,
  name,
  joined: true,
  present: true,
  out: null,
  held: false,
});

/** Return a position as a table would show it. */
export const madeView = (position: Position, n: number, seats: Seat[]): TableView => ({
  table: "",
  game: position.game,
  players: position.players,
  options: position.options,
  public: false,
  seed: null,
  hints: true,
  made: true,
  created: "",
  state: "playing",
  seats,
  n,
  turn: n,
  position,
  clock: null,
  proposals: [],
  result: null,
  rematch: null,
  undo: null,
});
