// What was done in this browser, by game: lessons, puzzles.
import type { GameName } from "./game";

export class Kept {
  readonly #name: string;

  /** @param name the name under which it is stored */
  constructor(name: string) {
    this.#name = name;
  }

  /** The keys of what was done in a game. */
  of(game: GameName): string[] {
    return this.#load()[game] ?? [];
  }

  keep(game: GameName, key: string): void {
    const all = this.#load();
    try {
      localStorage.setItem(
        this.#name,
        JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), key])] }),
      );
    } catch {
      // A browser that stores nothing goes on all the same.
    }
  }

  /** All keys, as far as what is stored means something. */
  #load(): Record<GameName, string[]> {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.#name) ?? "{}");
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
}

/** The key to go on with: the first after this one that was not done, from the start again if need be. */
export function nextOf(keys: string[], done: string[], after: string | null): string | null {
  const at = after === null ? 0 : keys.indexOf(after) + 1;
  const rest = [...keys.slice(at), ...keys.slice(0, at)].filter((key) => key !== after);
  return rest.find((key) => !done.includes(key)) ?? null;
}
