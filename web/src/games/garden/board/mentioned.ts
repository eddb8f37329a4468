// The pieces that an event speaks of, as they are drawn beside a line of the log.
import type { GardenEvent } from "../types";

const tile = (hexagon: string): string => `#qg-${hexagon}`;
const expansion = (hexagon: string): string => `#qg-printed-${hexagon}`;
const jokers = (count: number): string[] => Array<string>(count).fill("#qg-joker");

export function mentioned(event: GardenEvent): string[] {
  switch (event.event) {
    case "acquire":
      return event.take.map(({ hexagon, from }) =>
        from === "up" ? expansion(hexagon) : tile(hexagon),
      );
    case "place":
      if (!event.hexagon) return [];
      return [event.piece === "tile" ? tile(event.hexagon) : expansion(event.hexagon)];
    case "pay": {
      const { tiles, expansions, jokers: paid } = event.payment;
      return [...tiles.map(tile), ...expansions.map(expansion), ...jokers(paid)];
    }
    case "pass":
      return [...event.discard.tiles.map(tile), ...event.discard.expansions.map(expansion)];
    case "surround":
      return jokers(event.jokers);
    case "draw":
      return (event.tiles ?? []).map(tile);
    case "flip":
      return event.hexagon ? [expansion(event.hexagon)] : [];
    default:
      return [];
  }
}
