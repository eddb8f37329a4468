// What the pictures and tables of the rules are drawn from.
import type { GameInfo } from "../../../lib/types";
import type { PavilionBoard, PavilionInfo, PavilionPosition } from "../types";
import { boardOf, ownInfo } from "../info";

export type Here = PavilionPosition["options"];

/** What the service tells of the game, and the side of the board that is shown. */
export type Facts = PavilionInfo & { side: string; board: PavilionBoard };

/** Without a table the standard side is shown, and others where their rules are. */
export const factsOf = (info: GameInfo, here: Here | null): Facts =>
  withSide(ownInfo(info), here?.board ?? "standard");

export const withSide = (info: PavilionInfo, side: string): Facts => ({
  ...info,
  side,
  board: boardOf(info, side),
});
