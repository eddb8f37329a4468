// What the service tells of Summer Pavilion.
import type { GameInfo, PavilionInfo } from "../../lib/types";

export const ownInfo = (info: GameInfo): PavilionInfo => info.pavilion!;
