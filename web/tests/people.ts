// People who sit at a table, for the tests.
import type { Seat } from "../src/lib/types";
import { person } from "../src/lib/view";

export const people = (...names: string[]): Seat[] => names.map((name, seat) => person(seat, name));
