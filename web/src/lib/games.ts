// The games the service has, asked for once.
import { api } from "./api";
import type { GameInfo, GameName } from "./types";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function gameInfo(name: GameName): Promise<GameInfo> {
  const found = (await games()).find((game) => game.name === name);
  if (!found) throw new Error(`the service has no game ${name}`);
  return found;
}
