// The position that the analysis board and the editor are opened with: that of the address, or a new game.
import { api } from "../api";
import type { GameName } from "../game";
import type { PositionView } from "../types";
import { unpack } from "./link";

/** Return what lies behind "#" in the address, if anything does. */
export const linked = (): string => location.hash.slice(1);

/** Return the position of the address as the service reads it; without one, the start of a game. */
export async function openedPosition(game: GameName, blank: boolean): Promise<PositionView> {
  const text = linked();
  if (text === "") return api.newPosition({ game, players: 2, options: {}, blank });
  return api.position({ position: await unpack(text, game) });
}
