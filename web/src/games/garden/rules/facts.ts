// What the pictures and tables of the rules are drawn from.
import type { GameInfo } from "../../../lib/types";
import type { GardenInfo, GardenPosition, GardenScoringBoard } from "../types";
import { ownInfo } from "../info";
import { scoringBoard } from "../terms";

export type Here = GardenPosition["options"];

/** What the service tells of the game, and the options of the table that the rules are read at. */
export type Facts = GardenInfo & { here: Here | null };

export const factsOf = (info: GameInfo, here: Here | null): Facts => ({ ...ownInfo(info), here });

/** A scoring board that is shown, and what it is called. */
export type ShownBoard = { name: string; board: GardenScoringBoard };

/** The scoring boards there are to tell of: the table's own, or those that can be chosen. */
export function boardsShown(facts: Facts, choices: string[]): ShownBoard[] {
  const { here } = facts;
  const names = here ? [here.board] : choices;
  return names.flatMap((one) => {
    const board = scoringBoard(facts, one);
    return board ? [{ name: typeof one === "string" ? one : "custom", board }] : [];
  });
}
