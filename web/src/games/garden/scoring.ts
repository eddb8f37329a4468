// The words for what scores in Queen's Garden.
import { t } from "../../lib/i18n.svelte";
import type { GardenFinalItem, GardenRoundItem } from "./types";

type Item = GardenRoundItem | GardenFinalItem;

const KINDS: Partial<Record<Item["kind"], string>> = {
  pavilion: "item-pavilion",
  jokers: "item-jokers",
  storage: "item-storage",
  group: "item-group",
};

export function itemWords(item: Item): string {
  if (item.kind === "colour") return t("item-colour", { colour: item.name ?? "" });
  if (item.kind === "pattern") return t("item-pattern", { pattern: item.name ?? "" });
  return t(KINDS[item.kind] ?? item.kind);
}
