// The names of pieces and places in the language of the page.
import { t } from "../../../lib/i18n.svelte";
import type { Cell } from "./geometry";
import type { GardenInfo } from "../types";

export type Hexagon = { colour: string; pattern: string };

export function split(hexagon: string): Hexagon {
  const [colour = "", pattern = ""] = hexagon.split("-");
  return { colour, pattern };
}

export function tileWords(hexagon: string): string {
  return t("garden-hexagon", split(hexagon));
}

export function expansionWords(hexagon: string): string {
  return t("garden-expansion", split(hexagon));
}

/** A colour or a pattern. */
export function lineWords(info: GardenInfo, name: string): string {
  return info.colours.includes(name)
    ? t("garden-colour", { colour: name })
    : t("garden-pattern", { pattern: name });
}

export function cellWords([q, r]: Cell): string {
  return t("garden-cell", { q, r });
}
