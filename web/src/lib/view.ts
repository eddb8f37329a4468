// The view of a table after an event: what the event has replaces what was known.
import type { TableEvent, TableView } from "./types";

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
