// What a turn of Summer Pavilion brings besides points, in words.
import { t } from "../../lib/i18n.svelte";

export const gained = ({ tiles = 0 }: Record<string, number>): string[] =>
  tiles > 0 ? [`+${t("pavilion-tiles-any", { count: tiles })}`] : [];
