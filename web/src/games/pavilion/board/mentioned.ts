// The tiles that an event speaks of, as they are drawn beside a line of the log.
import type { PavilionEvent } from "../types";
import { eachTile, type Tiles } from "./position";

const tile = (colour: string): string => `#sp-${colour}-0`;
const each = (tiles: Tiles): string[] => eachTile(tiles, Object.keys(tiles)).map(tile);

export function mentioned(event: PavilionEvent): string[] {
  switch (event.event) {
    case "draft":
    case "bonus":
    case "unpack":
      return each(event.tiles);
    case "place":
      return [tile(event.colour)];
    case "supply":
      return each(event.tiles ?? {});
    case "pass":
      return [...each(event.kept), ...each(event.discarded)];
    default:
      return [];
  }
}
