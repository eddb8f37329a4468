// People who sit at a table, for the tests.
import type { Seat } from "../src/lib/types";

export const people = (...names: string[]): Seat[] =>
  names.map((name, seat) => ({
    seat,
    kind: "person",
    level: null,
    name,
    joined: true,
    present: true,
    out: null,
    held: false,
  }));
