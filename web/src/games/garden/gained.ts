// What a turn of Queen's Garden brings besides points, in words.
import { t } from "../../lib/i18n.svelte";

export const gained = ({ jokers = 0, pieces = 0 }: Record<string, number>): string[] => [
  ...(jokers > 0 ? [`+${t("table-preview-jokers", { count: jokers })}`] : []),
  ...(pieces > 0 ? [`+${t("garden-pieces", { count: pieces })}`] : []),
];
