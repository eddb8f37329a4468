// What the service tells of Summer Pavilion.
import type { GameInfo } from "../../lib/types";
import type { PavilionBoard, PavilionInfo } from "./types";

export const ownInfo = (info: GameInfo): PavilionInfo => info.own as PavilionInfo;

/** A side of the board by its name; an unknown one is never taken for another. */
export function boardOf(info: PavilionInfo, name: unknown): PavilionBoard {
  const board = info.boards[String(name)];
  if (!board) throw new Error(`Summer Pavilion has no board "${name}"`);
  return board;
}
