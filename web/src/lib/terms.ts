// What a table plays by, in words: edition, board, bonuses, who starts. The facts are the table's
// options and what the service tells of the game; nothing is worked out here.
import { list, signed, t } from "./i18n.svelte";
import type { GameInfo, GardenInfo, GardenPosition, ScoringBoard, Seat, TableView } from "./types";

/** The version of the rules that the page tells of; a game begun by an earlier one goes on by it. */
const RULES_TOLD = 2;

export const isOfBefore = (view: Pick<TableView, "position">): boolean =>
  view.position.version < RULES_TOLD;

export type Terms = {
  /** What is said first: the edition and the board. */
  head: string[];
  rest: string[];
};

type EditionRules = Pick<GardenPosition["options"], "edition" | "repeat_payment" | "refill">;

/** A scoring board by its name or as it was entered. */
export function scoringBoard(
  garden: GardenInfo,
  board: string | ScoringBoard,
): ScoringBoard | undefined {
  return typeof board === "string" ? garden.boards[board] : board;
}

/** The sizes of groups that earn a bonus, and how much. */
export function bonusesOf(board: ScoringBoard | undefined): { size: number; points: number }[] {
  return Object.entries(board?.group_bonus ?? {})
    .map(([size, points]) => ({ size: Number(size), points }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => one.size - other.size);
}

/** The edition, and whether one of the rules that it sets is another. */
export function editionWords(info: GameInfo, options: EditionRules): string {
  const { edition } = options;
  const sets = info.options.find((option) => option.name === "edition")?.sets?.[edition] ?? {};
  const isChanged = Object.entries(sets).some(
    ([name, value]) => options[name as keyof typeof options] !== value,
  );
  return isChanged
    ? t("table-terms-edition-changed", { edition })
    : t("table-terms-edition", { edition });
}

function boardWords(board: string | ScoringBoard): string {
  if (typeof board === "string") return t("table-terms-board", { board });
  return board.name
    ? t("table-terms-board-named", { name: board.name })
    : t("table-terms-board", { board: "custom" });
}

function bonusWords(board: ScoringBoard | undefined): string {
  // A size and its points stay on one line.
  const bonuses = bonusesOf(board).map(({ size, points }) =>
    t("table-terms-bonus", { count: size, points: signed(points) }).replaceAll(" ", "\u00a0"),
  );
  return bonuses.length > 0
    ? t("table-terms-bonuses", { bonuses: list(bonuses) })
    : t("table-terms-bonus-none");
}

/** The jokers for surrounding, where they are others than usual. */
function jokerWords(garden: GardenInfo, board: ScoringBoard | undefined): string[] {
  const usual = garden.boards["standard"]?.jokers ?? {};
  const others = Object.entries(board?.jokers ?? {}).filter(
    ([name, count]) => count !== usual[name],
  );
  const jokers = others.map(([feature, count]) => t("table-terms-joker", { feature, count }));
  return jokers.length > 0 ? [t("table-terms-jokers", { jokers: list(jokers) })] : [];
}

/** What a table plays by; the seats have the names that are shown. */
export function termsOf(
  info: GameInfo,
  view: Pick<TableView, "options" | "position">,
  seats: Seat[],
): Terms {
  const given = view.options;
  const starter = seats[Number(given["starts"])];
  const isThere = starter?.kind === "bot" || starter?.joined;
  const name = isThere ? starter.name : t("start-seat", { seat: Number(given["starts"] ?? 0) + 1 });
  const last = [t("table-terms-starts", { name })];
  if (isOfBefore(view)) last.push(t("table-terms-version", { version: view.position.version }));
  if (!info.garden) {
    return { head: [t("table-terms-side", { board: String(given["board"]) })], rest: last };
  }
  const options = given as GardenPosition["options"];
  const board = scoringBoard(info.garden, options.board);
  return {
    head: [editionWords(info, options), boardWords(options.board)],
    rest: [
      bonusWords(board),
      ...jokerWords(info.garden, board),
      options.repeat_payment ? t("table-terms-repeat-yes") : t("table-terms-repeat-no"),
      options.refill === "empty" ? t("table-terms-refill-empty") : t("table-terms-refill-short"),
      ...last,
    ],
  };
}
