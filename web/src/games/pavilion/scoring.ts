// The words for what scores in Summer Pavilion.
import { t } from "../../lib/i18n.svelte";
import type { PavilionFinalItem as Item } from "./types";

const KINDS: Partial<Record<Item["kind"], string>> = {
  kept: "item-kept",
  star: "item-star",
  number: "item-number",
  sets: "item-sets",
};

export const itemWords = (item: Item): string => t(KINDS[item.kind] ?? item.kind);
