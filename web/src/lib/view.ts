// What one event changes in what is known about a table.
import type { Proposal, Seat, TableEvent, TableView } from "./types";

function withSeat(view: TableView, seat: number | null, change: Partial<Seat>): TableView {
  const seats = view.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  const complete = seats.every((one) => one.kind === "bot" || one.joined);
  const state = view.state === "waiting" && complete ? "playing" : view.state;
  return { ...view, seats, state };
}

function answered(proposals: Proposal[], event: TableEvent & { kind: "answered" }): Proposal[] {
  if (event.closed) return proposals.filter((one) => one.proposal !== event.proposal);
  return proposals.map((one) => {
    if (one.proposal !== event.proposal || event.seat === null) return one;
    const waiting = one.waiting.filter((seat) => seat !== event.seat);
    return { ...one, agreed: [...one.agreed, event.seat], waiting };
  });
}

function changed(view: TableView, event: TableEvent): TableView {
  switch (event.kind) {
    case "turn": {
      const { turn, state, result } = event;
      // A turn goes by without an answer to what was proposed before it.
      const proposals = view.proposals.filter((one) => one.kind !== "undo");
      const position = event.position ?? view.position;
      return { ...view, turn, state, result, position, proposals };
    }
    case "undo": {
      const { turn, position } = event;
      const proposals = view.proposals.filter((one) => one.kind !== "undo");
      return { ...view, turn, position, proposals, state: "playing", result: null };
    }
    case "joined":
      return withSeat(view, event.seat, { joined: true, name: event.name });
    case "renamed":
      return withSeat(view, event.seat, { name: event.name });
    case "proposed":
      return { ...view, proposals: [...view.proposals, event.proposal] };
    case "answered":
      return { ...view, proposals: answered(view.proposals, event) };
    case "replaced": {
      const { level, name } = event;
      const left = view.proposals.filter(
        (one) => one.kind !== "replace" || one.seat !== event.seat,
      );
      const held = { kind: "bot", level, name, held: true } as const;
      return withSeat({ ...view, proposals: left }, event.seat, held);
    }
    case "returned": {
      const back = { kind: "person", level: null, name: event.name, held: false } as const;
      return withSeat(view, event.seat, back);
    }
    case "resigned": {
      const { reason, result } = event;
      const state = result ? "over" : view.state;
      return withSeat({ ...view, state, result }, event.seat, { out: reason });
    }
    case "rematch":
      return { ...view, rematch: event.table };
    // What it says about the clock is taken over below.
    case "paused":
    case "void":
      return view;
  }
}

/** The table after this event. */
export function afterEvent(view: TableView, event: TableEvent): TableView {
  const next = changed({ ...view, n: event.n }, event);
  return {
    ...next,
    clock: event.clock ?? next.clock,
    undo: event.undo === undefined ? next.undo : event.undo,
  };
}

/** The table with these seats' players there. */
export function withPresent(view: TableView, present: number[]): TableView {
  const seats = view.seats.map((one) => ({ ...one, present: present.includes(one.seat) }));
  return { ...view, seats };
}
