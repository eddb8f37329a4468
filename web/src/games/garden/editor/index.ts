// What editing positions of Queen's Garden needs; fetched when the editor is opened.
import { t } from "../../../lib/i18n.svelte";
import type { GardenPosition } from "../types";

export { default as Editor } from "./Editor.svelte";
export { COUNTED, laidOn } from "./edits";

export const PHASES = { playing: "editor-phase-playing", over: "editor-phase-over" };

export const counts = ({ bag, supply }: GardenPosition): [string, number][] => [
  [t("garden-bag"), bag],
  [t("garden-supply"), supply],
];
