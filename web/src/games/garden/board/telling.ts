// A played turn while it is told: the position without what is still to come, and what the
// event told now shows off.
import type { Story } from "../../../lib/board";
import { beforeRound, withSeat } from "../../../lib/telling";
import type { Cell } from "./geometry";
import type {
  GardenEvent,
  GardenFinalItem,
  GardenPosition,
  GardenRoundItem,
  GardenSeat,
} from "../types";
import { keyOf } from "./geometry";
import { shows } from "./words";
import type { GardenView } from "./position";

/** A turn of Queen's Garden while it is told. */
export type GardenStory = Story<GardenEvent, GardenPosition>;

function without(pieces: string[], gone: string[]): string[] {
  const left = [...pieces];
  for (const piece of gone) {
    const index = left.indexOf(piece);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Without tiles that went to the tower and expansions that went under the supply. */
function withoutGone(
  position: GardenPosition,
  tiles: string[],
  expansions: number,
): GardenPosition {
  const { tower, supply } = position;
  return { ...position, tower: without(tower, tiles), supply: supply - expansions };
}

/** The position as it was before this event, as far as it can be seen on the board. */
function undone(
  position: GardenPosition,
  event: GardenEvent,
  before: GardenPosition | null,
): GardenPosition {
  const { display } = position;
  switch (event.event) {
    case "acquire": {
      const tiles = event.take.filter((one) => one.from !== "up").map((one) => one.hexagon);
      const expansions = event.take.filter((one) => one.from === "up").map((one) => one.hexagon);
      const slots = display.slots.map((slot) => {
        const taken = event.take.filter((one) => one.from === slot.slot);
        const back = [...(slot.tiles ?? []), ...taken.map((one) => one.hexagon)];
        return slot.tiles ? { ...slot, tiles: back } : slot;
      });
      return withSeat({ ...position, display: { ...display, slots } }, event.seat, (one) => ({
        tiles: without(one.tiles, tiles),
        expansions: without(one.expansions, expansions),
      }));
    }
    case "aside":
      return { ...position, display: { ...display, stack: display.stack + 1 } };
    case "draw": {
      const slots = display.slots.filter((slot) => slot.slot !== event.slot);
      const bag = position.bag + (event.tiles?.length ?? 0);
      return { ...position, bag, display: { ...display, slots } };
    }
    case "flip": {
      const slots = display.slots.map((slot) =>
        slot.slot === event.slot ? { slot: slot.slot, tiles: [] } : slot,
      );
      return { ...position, display: { ...display, slots } };
    }
    case "pay": {
      const { tiles, expansions, jokers } = event.payment;
      return withSeat(withoutGone(position, tiles, expansions.length), event.seat, (one) => ({
        tiles: [...one.tiles, ...tiles],
        expansions: [...one.expansions, ...expansions],
        jokers: one.jokers + jokers,
      }));
    }
    case "place":
      return withSeat(position, event.seat, (one) => withoutPlaced(one, event));
    case "surround":
      return withSeat(position, event.seat, (one) => ({
        jokers: Math.max(0, one.jokers - event.jokers),
      }));
    case "pass": {
      const { tiles, expansions } = event.discard;
      return withSeat(withoutGone(position, tiles, expansions.length), event.seat, (one) => ({
        passed: false,
        tiles: [...one.tiles, ...tiles],
        expansions: [...one.expansions, ...expansions],
      }));
    }
    case "clear":
      // Everybody has passed, so the display is as it was before the turn.
      return {
        ...withoutGone(position, event.tiles, event.expansions),
        display: before?.display ?? display,
      };
    case "marker":
      return { ...position, marker: null };
    case "round":
      return { ...beforeRound(position, event), display: { stack: 0, slots: [] } };
    default:
      return position;
  }
}

function withoutPlaced(
  one: GardenSeat,
  event: GardenEvent & { event: "place" },
): Partial<GardenSeat> {
  const { garden } = one;
  const hexagon = event.hexagon ?? "";
  if (event.piece === "tile") {
    const tiles = garden.tiles.filter(({ cell }) => keyOf(cell) !== keyOf(event.cell));
    return { garden: { ...garden, tiles }, tiles: [...one.tiles, hexagon] };
  }
  const expansions = garden.expansions.filter(({ area }) => area !== event.area);
  const held = event.piece === "expansion" ? [...one.expansions, hexagon] : one.expansions;
  return { garden: { ...garden, expansions }, expansions: held };
}

/** The position as it is while the story is told: what is still coming has not happened. */
export function told(position: GardenPosition, story: GardenStory): GardenPosition {
  return story.coming.reduceRight<GardenPosition>(
    (shown, event) => undone(shown, event, story.before),
    position,
  );
}

export type Scored = { item: GardenRoundItem | GardenFinalItem; cells: Cell[] };

/** What the scoring told now counts in this garden. */
export function scoredNow(story: GardenStory, seat: number, view: GardenView): Scored[] {
  const event = story.now;
  if (event?.event !== "round-scored" && event?.event !== "final-scored") return [];
  const items: (GardenRoundItem | GardenFinalItem)[] = event.seats[seat]?.items ?? [];
  return items.map((item) => ({ item, cells: cellsOf(item, view) }));
}

function cellsOf(item: GardenRoundItem | GardenFinalItem, view: GardenView): Cell[] {
  switch (item.kind) {
    case "colour":
    case "pattern":
      return view.hexagons
        .filter(({ hexagon }) => shows(hexagon, item.name ?? ""))
        .map(({ cell }) => cell);
    case "pavilion":
      return view.features.filter((one) => one.feature === "pavilion").map((one) => one.cell);
    case "group":
      return item.cells;
    default:
      return [];
  }
}
