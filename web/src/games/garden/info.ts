// What the service tells of Queen's Garden.
import type { GameInfo, GardenInfo } from "../../lib/types";

export const ownInfo = (info: GameInfo): GardenInfo => info.garden!;
