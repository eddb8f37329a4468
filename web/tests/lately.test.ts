// What the others did last.
import { expect, test } from "vitest";
import { lately } from "../src/lib/lately";
import type { TableEvent } from "../src/lib/types";

const turn = (seat: number, name: string): TableEvent =>
  ({ kind: "turn", seat, events: [{ event: name }] }) as unknown as TableEvent;
const names = (told: TableEvent[]): string[] => lately(told, 0).map(({ event }) => event as string);

test("the last turn of each other seat stays until the own next one", () => {
  const told = [turn(1, "before"), turn(0, "own"), turn(1, "first"), turn(2, "other")];
  expect(names(told)).toEqual(["other", "first"]);
  expect(names([...told, turn(1, "again")])).toEqual(["again", "other"]);
  expect(names([...told, turn(0, "own")])).toEqual([]);
});

test("what was taken back is outlined no longer", () => {
  const undone = { kind: "undo", seat: 1 } as unknown as TableEvent;
  expect(names([turn(1, "taken back"), undone])).toEqual([]);
  expect(names([turn(1, "taken back"), undone, turn(1, "instead")])).toEqual(["instead"]);
});
