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
  it("is what the event brings, and otherwise what it was", () => {
    const clock = { initial: 60, increment: 0, left: [60, 50], running: 0, at: "" };
    const undo = { seat: 0, free: true, left: 2 };
    const after = afterEvent(view(), event({ kind: "renamed", name: "Bo", clock, undo }));
    expect(after).toEqual(view({ n: 5, clock, undo }));
    expect(afterEvent(after, event({ kind: "renamed", name: "Bo", undo: null })).undo).toBeNull();
    expect(afterEvent(view(), event({ kind: "void" }))).toEqual(view({ n: 5 }));
  });

  it("keeps the position it knows when a missed turn brings none", () => {
    const after = afterEvent(view(), event({ kind: "turn", turn: 4, position: null }));
    expect(after.turn).toBe(4);
    expect(after.position).toEqual({ round: 1 });
  });

  it("has other seats, and the same people are there", () => {
    const [{ present: _one, ...first }, { present: _other, ...second }] = [seat(0), seat(1)];
    const held = { ...second, kind: "bot", level: "strong", held: true };
    const seats = [first, held];
    const after = afterEvent(
      withPresent(view(), [1]),
      event({ kind: "replaced", level: "strong", name: "P1", seats }),
    );
    expect(after.seats[1]).toEqual({ ...held, present: true });
    expect(after.seats[0]?.present).toBe(false);
  });

  it("knows who is there", () => {
    expect(withPresent(view(), [1]).seats.map((one) => one.present)).toEqual([false, true]);
  });
});
