// What a table of Summer Pavilion plays by: the side of the board.
import type { Terms } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import type { GameInfo } from "../../lib/types";
import type { PavilionPosition } from "./types";

export function terms(_info: GameInfo, { board }: PavilionPosition["options"]): Terms {
  return { head: [t("table-terms-side", { board })], rest: [] };
}
