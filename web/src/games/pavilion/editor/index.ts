// What editing positions of Summer Pavilion needs; fetched when the editor is opened.
import { t } from "../../../lib/i18n.svelte";
import type { PavilionPosition } from "../types";

export { default as Editor } from "./Editor.svelte";
export { COUNTED, laidOn } from "./edits";

export const PHASES = {
  drafting: "editor-phase-drafting",
  placing: "editor-phase-placing",
  over: "editor-phase-over",
};

export const counts = ({ bag }: PavilionPosition): [string, number][] => [[t("pavilion-bag"), bag]];
