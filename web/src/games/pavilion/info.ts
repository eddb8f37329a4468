// What the service tells of Summer Pavilion.
import type { GameInfo } from "../../lib/types";
import type { PavilionInfo } from "./types";

export const ownInfo = (info: GameInfo): PavilionInfo => info.own as PavilionInfo;
