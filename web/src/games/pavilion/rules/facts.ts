// What the pictures and tables of the rules are drawn from.
import type { GameInfo } from "../../../lib/types";
import type { PavilionInfo, PavilionPosition } from "../types";
import { ownInfo } from "../info";

export type Here = PavilionPosition["options"];

/** What the service tells of the game, and the side of the board that is shown. */
export type Facts = PavilionInfo & { side: Here["board"] };

export const factsOf = (info: GameInfo, here: Here | null): Facts => ({
  ...ownInfo(info),
  side: here?.board ?? "standard",
});
