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

export const finals = (): Item["kind"][] => ["jokers", "storage", "group"];

/** A group by its name and size. */
export function itemDetail(item: Item): string | null {
  if (item.kind !== "group") return null;
  const { name, line, hexagons, bonus } = item;
  const words =
    line === "colour" ? t("item-colour", { colour: name }) : t("item-pattern", { pattern: name });
  return t(bonus > 0 ? "garden-scored-group-bonus" : "garden-scored-group", {
    count: hexagons.length,
    name: words,
    bonus,
  });
}

export function itemWords(item: Item): string {
  if (item.kind === "colour") return t("item-colour", { colour: item.name ?? "" });
  if (item.kind === "pattern") return t("item-pattern", { pattern: item.name ?? "" });
  return t(KINDS[item.kind] ?? item.kind);
}
