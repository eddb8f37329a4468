// The two games' boards, each fetched when a table of its game is opened.
import type { Component } from "svelte";
import type { BoardProps, Flights } from "./board";
import type { GameName } from "./types";

export type LoadedBoard = { Board: Component<BoardProps>; flights: Flights };

export async function loadBoard(game: GameName): Promise<LoadedBoard> {
  const [board, moving] =
    game === "queens-garden"
      ? await Promise.all([import("../games/garden/board/Board.svelte"), import("../games/garden/board/flights")])
      : await Promise.all([import("../games/pavilion/board/Board.svelte"), import("../games/pavilion/board/flights")]);
  return { Board: board.default, flights: moving.flights };
}
