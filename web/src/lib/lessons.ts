// The lessons that the page has words for, and which of them were done in this browser.
import { pageOf } from "../games";
import { api } from "./api";
import type { GameName, LessonWords } from "./game";
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

// --- what was done -------------------------------------------------------------------------

const KEY = "quinta.lessons";

/** The keys of the lessons that were done, by game, as far as what is stored means something. */
function load(): Record<GameName, string[]> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([game, keys]) => [
        game,
        Array.isArray(keys) ? keys.filter((key): key is string => typeof key === "string") : [],
      ]),
    );
  } catch {
    return {};
  }
}

export const doneLessons = (game: GameName): string[] => load()[game] ?? [];

export function keepDone(game: GameName, lesson: string): void {
  const all = load();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] }),
    );
  } catch {
    // A browser that stores nothing teaches all the same.
  }
}

/** The lesson to go on with: the first after this one that was not done, from the start again if need be. */
export function nextLesson(keys: string[], done: string[], after: string | null): string | null {
  const at = after === null ? 0 : keys.indexOf(after) + 1;
  const rest = [...keys.slice(at), ...keys.slice(0, at)].filter((key) => key !== after);
  return rest.find((key) => !done.includes(key)) ?? null;
}
