// The games of the page: each folder beside this file is one, found by its index.ts. What is
// large (boards, rules) it fetches when asked.
import type { GamePage } from "../lib/game";
import type { GameInfo } from "../lib/types";
import type { GameName } from "../lib/game";

const found = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "page" });

export const PAGES = new Map<GameName, GamePage>(
  Object.values(found).map((page) => [page.name, page]),
);

export function pageOf(game: GameName): GamePage {
  const page = PAGES.get(game);
  if (!page) throw new Error(`the page has no game ${game}`);
  return page;
}

/** What the service tells of a game alone, for that game's own components. */
export const own = (info: GameInfo): never => info.own as never;
