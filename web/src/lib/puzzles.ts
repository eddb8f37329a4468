// Puzzles: how hard they are in words, what a turn loses, and which were solved in this browser.
import type { GameName } from "./game";
import { language, t } from "./i18n.svelte";
import { Kept } from "./kept";
import type { PuzzleInfo, Standing } from "./types";

const kept = new Kept("quinta.puzzles");

export const solvedPuzzles = (game: GameName): string[] => kept.of(game);

export const keepSolved = (game: GameName, puzzle: string): void => kept.keep(game, puzzle);

type Grade = PuzzleInfo["grade"];

const GRADES: Record<Grade, { some: string; one: string }> = {
  easy: { some: "puzzles-easy", one: "puzzles-is-easy" },
  medium: { some: "puzzles-medium", one: "puzzles-is-medium" },
  hard: { some: "puzzles-hard", one: "puzzles-is-hard" },
};

/** Return what puzzles of a grade are called. */
export const gradeWords = (grade: Grade): string => t(GRADES[grade].some);

/** Return how hard one puzzle is. */
export const isOfGrade = (grade: Grade): string => t(GRADES[grade].one);

/** Return what is between two turns: points, with one place, and of the chance to win whole percents. */
export function between({ lead, chance }: Standing): { points: string; chance: string } {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return {
    points: new Intl.NumberFormat(language(), tenths).format(lead),
    chance: percent(chance),
  };
}

export const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);
