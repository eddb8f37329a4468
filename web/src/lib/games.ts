// The games that both the service and the page have, fetched once.
import { PAGES } from "../games";
import { api } from "./api";
import type { GameInfo } from "./types";
import type { GameName } from "./game";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().then(
    (found) => found.filter(({ name }) => PAGES.has(name)),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function gameInfo(name: GameName): Promise<GameInfo> {
  const found = (await games()).find((game) => game.name === name);
  if (!found) throw new Error(`the service has no game ${name}`);
  return found;
}
