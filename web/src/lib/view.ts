// What is known about a table after one event: what the event brings replaces what was known.
import type { TableEvent, TableView } from "./types";

/** The table after this event. */
export function afterEvent(view: TableView, event: TableEvent): TableView {
  const move = event.kind === "turn" || event.kind === "undo" ? event : null;
  return {
    ...view,
    n: event.n,
    turn: move?.turn ?? view.turn,
    // Of turns that were missed only the last brings its position.
    position: move?.position ?? view.position,
    state: event.state ?? view.state,
    // Who is here is told apart from what happens.
    seats: event.seats?.map((seat, at) => ({ ...seat, present: isHere(view, at) })) ?? view.seats,
    proposals: event.proposals ?? view.proposals,
    clock: event.clock ?? view.clock,
    undo: event.undo === undefined ? view.undo : event.undo,
    result: event.result ?? view.result,
    rematch: event.rematch ?? view.rematch,
  };
}

const isHere = (view: TableView, seat: number): boolean => view.seats[seat]?.present ?? false;

/** The table with these seats' players there. */
export function withPresent(view: TableView, present: number[]): TableView {
  const seats = view.seats.map((one) => ({ ...one, present: present.includes(one.seat) }));
  return { ...view, seats };
}
