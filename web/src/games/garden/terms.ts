// What a table of Queen's Garden plays by: edition, scoring board, bonuses.
import type { Terms } from "../../lib/game";
import { list, signed, t } from "../../lib/i18n.svelte";
import type { GameInfo } from "../../lib/types";
import type { GardenInfo, GardenPosition, GardenScoringBoard } from "./types";
import { ownInfo } from "./info";

type EditionRules = Pick<GardenPosition["options"], "edition" | "repeat_payment" | "refill">;

/** A scoring board by its name or as it was entered. */
export function scoringBoard(
  info: GardenInfo,
  board: string | GardenScoringBoard,
): GardenScoringBoard | undefined {
  return typeof board === "string" ? info.boards[board] : board;
}

/** The sizes of groups that earn a bonus, and how much. */
export function bonusesOf(
  board: GardenScoringBoard | undefined,
): { size: number; points: number }[] {
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

function boardWords(board: string | GardenScoringBoard): string {
  if (typeof board === "string") return t("table-terms-board", { board });
  return board.name
    ? t("table-terms-board-named", { name: board.name })
    : t("table-terms-board", { board: "custom" });
}

function bonusWords(board: GardenScoringBoard | undefined): string {
  // A size and its points stay on one line.
  const bonuses = bonusesOf(board).map(({ size, points }) =>
    t("table-terms-bonus", { count: size, points: signed(points) }).replaceAll(" ", "\u00a0"),
  );
  return bonuses.length > 0
    ? t("table-terms-bonuses", { bonuses: list(bonuses) })
    : t("table-terms-bonus-none");
}

/** The jokers for surrounding, where they are others than usual. */
function jokerWords(info: GardenInfo, board: GardenScoringBoard | undefined): string[] {
  const usual = info.boards["standard"]?.jokers ?? {};
  const others = Object.entries(board?.jokers ?? {}).filter(
    ([name, count]) => count !== usual[name],
  );
  const jokers = others.map(([feature, count]) => t("table-terms-joker", { feature, count }));
  return jokers.length > 0 ? [t("table-terms-jokers", { jokers: list(jokers) })] : [];
}

export function terms(info: GameInfo, options: GardenPosition["options"]): Terms {
  const garden = ownInfo(info);
  const board = scoringBoard(garden, options.board);
  return {
    head: [editionWords(info, options), boardWords(options.board)],
    rest: [
      bonusWords(board),
      ...jokerWords(garden, board),
      options.repeat_payment ? t("table-terms-repeat-yes") : t("table-terms-repeat-no"),
      options.refill === "empty" ? t("table-terms-refill-empty") : t("table-terms-refill-short"),
    ],
  };
}
