// The lessons that the page has words for, and which of them were done in this browser.
import { pageOf } from "../games";
import { api } from "./api";
import type { GameName, LessonWords } from "./game";
import { Kept } from "./kept";
import type { LessonInfo } from "./types";

/** A lesson of the service, with the page's words for it. */
export type Taught = LessonInfo & { words: LessonWords };

export async function lessonsOf(game: GameName): Promise<Taught[]> {
  const [lessons, part] = await Promise.all([api.lessons(game), pageOf(game).loadLessons?.()]);
  return lessons.flatMap((lesson) => {
    const words = part?.LESSONS[lesson.key];
    return words ? { ...lesson, words } : [];
  });
}

const kept = new Kept("quinta.lessons");

export const doneLessons = (game: GameName): string[] => kept.of(game);

export const keepDone = (game: GameName, lesson: string): void => kept.keep(game, lesson);
