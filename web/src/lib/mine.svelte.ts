// The games of this browser as the screens list them; those that are not over are asked for anew.
import { PAGES } from "../games";
import { api } from "./api";
import { asApiError } from "./errors";
import { isOwnTurn, type Played } from "./played";
import { hide, keepGone, keepView, ownTables, seatsOf, type Listed } from "./seats";

/** More than this many are not asked for at a time. */
const MOST_ASKED = 60;

export class MyGames {
  all = $state.raw<Listed[]>(listed());
  /** The table that was hidden last, until something else is done. */
  hiddenLast = $state<string | null>(null);

  /** Those to be shown; the one that was hidden last keeps its place, to be brought back. */
  get shown(): Listed[] {
    return this.all.filter(({ table, own }) => !own.hidden || table === this.hiddenLast);
  }

  get hidden(): Listed[] {
    return this.all.filter(({ table, own }) => own.hidden && table !== this.hiddenLast);
  }

  /** Ask how the games stand that are not over. */
  async refresh(): Promise<void> {
    const open = this.shown.filter(({ own }) => !own.gone && !own.facts?.result);
    await Promise.all(open.slice(0, MOST_ASKED).map(({ table }) => this.#ask(table)));
  }

  async #ask(table: string): Promise<void> {
    try {
      keepView(await api.table(table));
    } catch (error) {
      // Without an answer the list says what was known before.
      if (asApiError(error).code !== "not-found") return;
      keepGone(table);
    }
    this.reread();
  }

  hide(table: string): void {
    hide(table, true);
    this.hiddenLast = table;
    this.reread();
  }

  show(table: string): void {
    hide(table, false);
    this.hiddenLast = null;
    this.reread();
  }

  /** See what is stored now. */
  reread(): void {
    this.all = listed();
  }
}

/** What is known of a game, if anything is. */
export function playedAt({ own }: Listed): Played | null {
  return own.facts ? { game: own.game, mine: seatsOf(own), facts: own.facts } : null;
}

/** The own tables: where it is one's turn, where the game goes on, and those that are over. */
function listed(): Listed[] {
  const rank = (one: Listed): number => {
    const played = playedAt(one);
    if (one.own.gone || played?.facts.result) return 2;
    return played && isOwnTurn(played) ? 0 : 1;
  };
  return ownTables()
    .filter(({ own }) => PAGES.has(own.game))
    .sort((one, other) => rank(one) - rank(other));
}
