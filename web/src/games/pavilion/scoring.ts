// The words for what scores in Summer Pavilion.
import { t } from "../../lib/i18n.svelte";
import type { GameInfo } from "../../lib/types";
import { boardOf, ownInfo } from "./info";
import type { PavilionFinalItem as Item, PavilionOptions } from "./types";

const KINDS: Partial<Record<Item["kind"], string>> = {
  kept: "item-kept",
  star: "item-star",
  number: "item-number",
  sets: "item-sets",
};

export function finals(info: GameInfo, options: PavilionOptions): Item["kind"][] {
  const { set_points: sets } = boardOf(ownInfo(info), options.board);
  return ["star", "number", ...(sets > 0 ? ["sets" as const] : []), "kept"];
}

/** A star by its colour, a number by itself. */
export function itemDetail(item: Item): string | null {
  if (item.kind === "star") return t("pavilion-star", { colour: item.name });
  if (item.kind === "number") return t("pavilion-scored-number", { number: item.number });
  return null;
}

export const itemWords = (item: Item): string => t(KINDS[item.kind] ?? item.kind);
