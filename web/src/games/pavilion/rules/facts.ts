// What the pictures and tables of the rules are drawn from.
import type { PavilionInfo, PavilionPosition } from "../../../lib/types";

export type Here = PavilionPosition["options"];

/** What the service tells of the game, and the side of the board that is shown. */
export type Facts = PavilionInfo & { side: Here["board"] };
