// The options of a table in words. The facts are the table's options and the service's data of the
// game; nothing is derived here.
import { pageOf } from "../games";
import type { Terms } from "./game";
import { t } from "./i18n.svelte";
import type { GameInfo, Seat, TableView } from "./types";

/** The version of the rules that the page describes; older games go on by their own. */
const RULES_TOLD = 2;

export const isOfBefore = (view: Pick<TableView, "position">): boolean =>
  view.position.version < RULES_TOLD;

/** Return the options of a table in words; the seats have the names that are shown. */
export function termsOf(
  info: GameInfo,
  view: Pick<TableView, "options" | "position">,
  seats: Seat[],
): Terms {
  const { head, rest } = pageOf(info.name).terms(info, view.options as never);
  const starts = Number(view.options["starts"]);
  const starter = seats[starts];
  const isThere = starter?.kind === "bot" || starter?.joined;
  const name = isThere ? starter.name : t("start-seat", { seat: (starts || 0) + 1 });
  const last = [t("table-terms-starts", { name })];
  if (isOfBefore(view)) last.push(t("table-terms-version", { version: view.position.version }));
  return { head, rest: [...rest, ...last] };
}
