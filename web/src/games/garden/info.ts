// What the service tells of Queen's Garden.
import type { GameInfo } from "../../lib/types";
import type { GardenInfo } from "./types";

export const ownInfo = (info: GameInfo): GardenInfo => info.own as GardenInfo;
