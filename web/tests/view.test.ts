// What events change in what is known about a table.
import { describe, expect, it } from "vitest";
import type { Seat, TableEvent, TableView } from "../src/lib/types";
import { afterEvent, withPresent } from "../src/lib/view";

const seat = (number: number, joined = true): Seat => ({
  seat: number,
  kind: "person",
  level: null,
  name: `P${number}`,
  joined,
  present: true,
  out: null,
  held: false,
});

const view = (change: Partial<TableView> = {}): TableView =>
  ({
    table: "t",
    state: "playing",
    seats: [seat(0), seat(1)],
    n: 4,
    turn: 3,
    position: { round: 1 },
    proposals: [],
    clock: null,
    undo: null,
    result: null,
    rematch: null,
    ...change,
  }) as TableView;

const event = (facts: object): TableEvent => ({ n: 5, at: "", seat: 1, ...facts }) as TableEvent;

describe("the table after an event", () => {
  it("is in play once the last seat is taken", () => {
    const before = view({ state: "waiting", seats: [seat(0), seat(1, false)] });
    const after = afterEvent(before, event({ kind: "joined", name: "Bob" }));
    expect(after.state).toBe("playing");
    expect(after.seats[1]).toMatchObject({ joined: true, name: "Bob" });
  });

  it("keeps the position it knows when a missed turn brings none", () => {
    const turn = { kind: "turn", turn: 4, position: null, state: "playing", result: null };
    const after = afterEvent(view(), event(turn));
    expect(after.turn).toBe(4);
    expect(after.position).toEqual({ round: 1 });
  });

  it("knows who has still to answer a proposal, and when it is closed", () => {
    const proposal = {
      proposal: 3,
      kind: "undo" as const,
      by: 0,
      seat: 0,
      level: null,
      agreed: [0],
      waiting: [1, 2],
    };
    const asked = view({ proposals: [proposal] });
    const agreed = afterEvent(
      asked,
      event({ kind: "answered", proposal: 3, agree: true, closed: false }),
    );
    expect(agreed.proposals[0]).toMatchObject({ agreed: [0, 1], waiting: [2] });
    const closed = afterEvent(
      asked,
      event({ kind: "answered", proposal: 3, agree: false, closed: true }),
    );
    expect(closed.proposals).toEqual([]);
  });

  it("goes on after a resignation among three, and ends among two", () => {
    const goesOn = afterEvent(
      view(),
      event({ kind: "resigned", reason: "resigned", result: null }),
    );
    expect([goesOn.state, goesOn.seats[1]?.out]).toEqual(["playing", "resigned"]);
    const result = { reason: "resigned", scores: [3, 9], winners: [0] };
    const ends = afterEvent(view(), event({ kind: "resigned", reason: "resigned", result }));
    expect(ends.state).toBe("over");
  });

  it("takes over the clock and what can be undone", () => {
    const clock = { initial: 60, increment: 0, left: [60, 50], running: 0, at: "" };
    const after = afterEvent(
      view(),
      event({ kind: "renamed", name: "Bo", clock, undo: { seat: 0, free: true, left: 2 } }),
    );
    expect([after.clock, after.undo, after.n]).toEqual([
      clock,
      { seat: 0, free: true, left: 2 },
      5,
    ]);
    expect(afterEvent(after, event({ kind: "renamed", name: "Bo", undo: null })).undo).toBeNull();
  });

  it("lets a bot hold the seat of who was replaced, until they take it back", () => {
    const held = afterEvent(view(), event({ kind: "replaced", level: "strong", name: "P1" }));
    expect(held.seats[1]).toMatchObject({ kind: "bot", level: "strong", name: "P1", held: true });
    const back = afterEvent(held, event({ n: 6, kind: "returned", name: "P1" }));
    expect(back.seats[1]).toEqual(seat(1));
  });

  it("has other clocks after a pause, and nothing else", () => {
    const clock = { initial: 60, increment: 0, left: [60, 50], running: 0, at: "later" };
    const after = afterEvent(view(), event({ seat: null, kind: "paused", seconds: 180, clock }));
    expect(after).toEqual(view({ n: 5, clock }));
  });

  it("is what it was after an event that was moved elsewhere", () => {
    expect(afterEvent(view(), event({ kind: "void" }))).toEqual(view({ n: 5 }));
  });

  it("knows who is there", () => {
    expect(withPresent(view(), [1]).seats.map((one) => one.present)).toEqual([false, true]);
  });
});
