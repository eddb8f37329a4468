// What the service tells of Summer Pavilion.
import type { GameInfo, PavilionBoard, PavilionInfo } from "../../lib/types";

export const ownInfo = (info: GameInfo): PavilionInfo => info.pavilion!;

/** A side of the board by its name; an unknown one is never taken for another. */
export function boardOf(info: PavilionInfo, name: unknown): PavilionBoard {
  const board = info.boards[String(name)];
  if (!board) throw new Error(`Summer Pavilion has no board "${name}"`);
  return board;
}
