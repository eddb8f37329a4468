// The players' names on the page: bots are named by their level, in the language of the page. A bot
// that holds a seat for somebody has that person's name.
import { pageOf } from "../games";
import { t } from "./i18n.svelte";
import type { GameName } from "./game";
import type { Seat } from "./types";

type LevelWords = { name: string; about: string };

const MASTER: LevelWords = { name: "level-master", about: "level-master-about" };
const LEVELS: Record<string, LevelWords> = {
  beginner: { name: "level-beginner", about: "level-beginner-about" },
  casual: { name: "level-casual", about: "level-casual-about" },
  intermediate: { name: "level-intermediate", about: "level-intermediate-about" },
  advanced: { name: "level-advanced", about: "level-advanced-about" },
  strong: { name: "level-strong", about: "level-strong-about" },
  master: MASTER,
};

export const gameName = (game: GameName): string => t(pageOf(game).title);

export const levelName = (level: string): string => t((LEVELS[level] ?? MASTER).name);

/** What to expect of a bot of this level. */
export const levelAbout = (level: string): string => t((LEVELS[level] ?? MASTER).about);

function nameOf(seat: Seat, seats: Seat[]): string {
  if (seat.kind === "bot" && !seat.held) {
    const level = seat.level ?? "";
    const alike = seats.filter(
      (one) => one.kind === "bot" && !one.held && one.level === seat.level,
    );
    return alike.length === 1
      ? t("bot-name", { level })
      : t("bot-name-numbered", { level, number: alike.indexOf(seat) + 1 });
  }
  if (!seat.joined) return t("table-open-seat");
  return seat.name || t("start-seat-name-default", { seat: seat.seat + 1 });
}

/** Return the seats with the names that are shown. */
export function named(seats: Seat[]): Seat[] {
  return seats.map((seat) => ({ ...seat, name: nameOf(seat, seats) }));
}
