// A played turn while it is told: the position as far as it has been told, and what the event told
// now shows off.
import type { Story } from "../../../lib/board";
import { keyOf, type Cell } from "./geometry";
import { afterAny, toldBy, withSeat } from "../../../lib/telling";
import type {
  GardenEvent,
  GardenFinalItem,
  GardenPlacedExpansion,
  GardenPosition,
  GardenRoundItem,
  GardenSeat,
} from "../types";

/** A turn of Queen's Garden while it is told. */
export type GardenStory = Story<GardenEvent, GardenPosition>;

/** Puts pieces into the order in which they lie in a storage. */
type Sorted = (pieces: string[]) => string[];

/** The position as far as the story has told it. */
export const told = (
  position: GardenPosition,
  story: GardenStory,
  sorted: Sorted,
): GardenPosition => toldBy(position, story, (shown, event) => after(shown, event, sorted));

/** A position after an event. */
function after(position: GardenPosition, event: GardenEvent, sorted: Sorted): GardenPosition {
  const { display } = position;
  switch (event.event) {
    case "acquire": {
      const tiles = event.take.filter((one) => one.from !== "up").map((one) => one.hexagon);
      const expansions = event.take.filter((one) => one.from === "up").map((one) => one.hexagon);
      const slots = display.slots
        .filter(({ face_up }) => face_up === undefined || !expansions.includes(face_up))
        .map((slot) => {
          const taken = event.take.filter((one) => one.from === slot.slot);
          const gone = taken.map((one) => one.hexagon);
          return slot.tiles ? { ...slot, tiles: without(slot.tiles, gone) } : slot;
        });
      return withSeat({ ...position, display: { ...display, slots } }, event.seat, (one) => ({
        tiles: sorted([...one.tiles, ...tiles]),
        expansions: sorted([...one.expansions, ...expansions]),
      }));
    }
    case "aside":
      return { ...position, display: { ...display, stack: display.stack - 1 } };
    case "draw": {
      const { slot, tiles = [] } = event;
      const slots = [...display.slots, { slot, tiles }];
      return { ...position, bag: position.bag - tiles.length, display: { ...display, slots } };
    }
    case "refill":
      return { ...position, bag: position.bag + event.tiles, tower: [] };
    case "flip": {
      const { slot, hexagon = "" } = event;
      const lay = display.slots.some((one) => one.slot === slot);
      const others = display.slots.filter((one) => one.slot !== slot);
      const slots = [...others, { slot, face_up: hexagon }].sort((a, b) => a.slot - b.slot);
      // What did not lie in the display comes from the stack.
      return { ...position, display: { stack: display.stack - (lay ? 0 : 1), slots } };
    }
    case "pay":
      return withSeat(givenUp(position, event.payment, sorted), event.seat, (one) => ({
        ...left(one, event.payment),
        jokers: one.jokers - event.payment.jokers,
      }));
    case "place": {
      const supply = position.supply - (event.piece === "bought" ? 1 : 0);
      return withSeat({ ...position, supply }, event.seat, (one) => withPlaced(one, event));
    }
    case "surround":
      return withSeat(position, event.seat, (one) => ({ jokers: one.jokers + event.jokers }));
    case "pass":
      return withSeat(givenUp(position, event.discard, sorted), event.seat, (one) => ({
        ...left(one, event.discard),
        passed: true,
      }));
    case "clear":
      return {
        ...position,
        tower: sorted([...position.tower, ...event.tiles]),
        supply: position.supply + event.expansions,
        returned: sorted([
          ...position.returned,
          ...display.slots.flatMap(({ face_up }) => face_up ?? []),
        ]),
        display: { stack: 0, slots: [] },
      };
    case "round":
      return { ...afterAny(position, event), display: { stack: event.stack, slots: [] } };
    default:
      return afterAny(position, event);
  }
}

type Pieces = { tiles: string[]; expansions: string[] };

function without(pieces: string[], gone: string[]): string[] {
  const left = [...pieces];
  for (const piece of gone) left.splice(left.indexOf(piece), 1);
  return left;
}

/** What is left in a storage without these pieces. */
const left = (one: GardenSeat, { tiles, expansions }: Pieces): Pieces => ({
  tiles: without(one.tiles, tiles),
  expansions: without(one.expansions, expansions),
});

/** With tiles that went to the tower and expansions that went under the supply. */
function givenUp(
  position: GardenPosition,
  { tiles, expansions }: Pieces,
  sorted: Sorted,
): GardenPosition {
  return {
    ...position,
    tower: sorted([...position.tower, ...tiles]),
    supply: position.supply + expansions.length,
    returned: sorted([...position.returned, ...expansions]),
  };
}

function withPlaced(one: GardenSeat, event: GardenEvent & { event: "place" }): Partial<GardenSeat> {
  const { garden } = one;
  const { piece, cell, hexagon = "", area = 0, orientation } = event;
  if (piece === "tile") {
    const tiles = [...garden.tiles, { cell, hexagon }];
    return { garden: { ...garden, tiles }, tiles: without(one.tiles, [hexagon]) };
  }
  const laid: GardenPlacedExpansion =
    piece === "bought"
      ? { area, face_up: null }
      : { area, face_up: hexagon, ...(orientation === undefined ? {} : { orientation }) };
  const expansions = [...garden.expansions, laid].sort((a, b) => a.area - b.area);
  const held = piece === "bought" ? one.expansions : without(one.expansions, [hexagon]);
  return { garden: { ...garden, expansions }, expansions: held };
}

/** What the last turns put into a seat's garden and storage. */
export function lastOf(
  events: GardenEvent[],
  seat: number,
): { cells: Set<string>; pieces: string[] } {
  const cells = new Set<string>();
  const pieces: string[] = [];
  for (const event of events) {
    if (event.event === "place" && event.seat === seat) cells.add(keyOf(event.cell));
    if (event.event === "acquire" && event.seat === seat) {
      pieces.push(...event.take.map(({ hexagon }) => hexagon));
    }
  }
  return { cells, pieces };
}

export type Scored = { item: GardenRoundItem | GardenFinalItem; cells: Cell[] };

/** What the scoring told now counts in this garden. */
export function scoredNow(story: GardenStory, seat: number): Scored[] {
  const event = story.now;
  if (event?.event !== "round-scored" && event?.event !== "final-scored") return [];
  const items: (GardenRoundItem | GardenFinalItem)[] = event.seats[seat]?.items ?? [];
  return items.map((item) => ({ item, cells: "cells" in item ? item.cells : [] }));
}
