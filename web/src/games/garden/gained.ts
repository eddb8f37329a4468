// What a turn of Queen's Garden brings besides points, in words.
import { t } from "../../lib/i18n.svelte";
import type { Counts } from "../../lib/types";

export const gained = ({ jokers = 0 }: Counts): string[] =>
  jokers > 0 ? [`+${t("table-preview-jokers", { count: jokers })}`] : [];
