// The options of a table in words. The facts are the table's options and the service's data of the
// game; nothing is derived here.
import { pageOf } from "../games";
import type { Terms } from "./game";
import { t } from "./i18n.svelte";
import type { GameInfo, Seat, TableSummary, TableView } from "./types";

/** The version of the rules that the page describes; older games go on by their own. */
const RULES_TOLD = 2;

export const isOfBefore = (view: Pick<TableView, "position">): boolean =>
  view.position.version < RULES_TOLD;

/** Return the options of a table in words; the seats have the names that are shown. */
export function termsOf(
  info: GameInfo,
  view: Pick<TableView, "options" | "position" | "hints">,
  seats: Seat[],
): Terms {
  const { head, rest } = pageOf(info.name).terms(info, view.options as never);
  const starts = Number(view.options["starts"]);
  const starter = seats[starts];
  const isThere = starter?.kind === "bot" || starter?.joined;
  const last = [
    isThere
      ? t("table-terms-starts", { name: starter.name })
      : t("table-terms-starts-seat", { seat: (starts || 0) + 1 }),
  ];
  if (isBetweenPeople(seats) || !view.hints)
    last.push(t(view.hints ? "table-terms-hints" : "table-terms-hints-none"));
  if (isOfBefore(view)) last.push(t("table-terms-version", { version: view.position.version }));
  return { head, rest: [...rest, ...last] };
}

/** Return what a list says of hints: that people may ask for them, where several play. */
export const hintTerms = ({ hints, seats }: Pick<TableSummary, "hints" | "seats">): string[] =>
  hints && isBetweenPeople(seats) ? [t("table-terms-hints")] : [];

/** Return whether several people play, those included whose place a bot holds. */
const isBetweenPeople = (seats: Seat[]): boolean =>
  seats.filter(({ kind, held }) => kind === "person" || held).length > 1;
