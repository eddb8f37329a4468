// How a storage looks while a turn is put together: what leaves, what comes, what a click does.
import type { GardenInfo, GardenSeat } from "../types";
import type { Plan } from "./plan.svelte";
import { JOKER, numbered, pieceKey, storedPieces, type Piece, type Stored } from "./position";

/** What becomes of a piece: it stays, is placed, leaves (paid or discarded), or comes. */
export type Fate = "stays" | "placed" | "leaves" | "comes";
/** What a click on it does; null: nothing. */
export type Click = "place" | "toggle" | null;

export type Space = { piece: Stored | null; fate: Fate; click: Click };

function fates(pieces: Stored[], plan: Plan | null): Space[] {
  const left = new Map<string, number>();
  const spaces: Space[] = [];
  // From the last copy on, so that the first ones stay where they are.
  for (const piece of [...pieces].reverse()) {
    const key = pieceKey(piece);
    const leaving = left.get(key) ?? plan?.leaving(piece) ?? 0;
    left.set(key, leaving);
    const placed = plan?.isPlaced(piece) ?? false;
    const leaves = !placed && leaving > 0;
    if (leaves) left.set(key, leaving - 1);
    const fate = placed ? "placed" : leaves ? "leaves" : "stays";
    spaces.unshift({ piece, fate, click: clickOn(piece, fate, plan) });
  }
  return spaces;
}

function clickOn(piece: Piece, fate: Fate, plan: Plan | null): Click {
  if (!plan?.turn || fate === "comes") return null;
  const changing = plan.kind === "pass" || plan.settled !== null;
  if (changing && fate !== "placed" && plan.canToggle(piece, fate === "leaves")) return "toggle";
  return plan.kind !== "pass" && plan.canPlace(piece) ? "place" : null;
}

/** The pieces the turn would bring into storage. */
function coming(plan: Plan | null): { small: Piece[]; large: Piece[] } {
  const { data, preview } = plan ?? { data: null, preview: null };
  if (data?.turn === "acquire") {
    const pieces = (up: boolean): string[] =>
      data.take.filter((one) => (one.from === "up") === up).map((one) => one.hexagon);
    return {
      small: pieces(false).map((hexagon) => ({ kind: "tile", hexagon })),
      large: pieces(true).map((hexagon) => ({ kind: "expansion", hexagon })),
    };
  }
  const jokers = preview?.gains["jokers"] ?? 0;
  return { small: Array.from({ length: Math.max(0, jokers) }, () => JOKER), large: [] };
}

/** Spaces up to the size of the storage, with what comes in the first free ones. */
function filled(spaces: Space[], come: Piece[], size: number): Space[] {
  const arrivals = numbered([...spaces.flatMap(({ piece }) => piece ?? []), ...come])
    .slice(spaces.length)
    .map((piece): Space => ({ piece, fate: "comes", click: null }));
  const all = [...spaces, ...arrivals];
  while (all.length < size) all.push({ piece: null, fate: "stays", click: null });
  return all;
}

export function storageView(
  info: GardenInfo,
  seat: GardenSeat,
  plan: Plan | null,
): { small: Space[]; large: Space[] } {
  const { small, large } = storedPieces(seat);
  const come = coming(plan);
  return {
    small: filled(fates(small, plan), come.small, info.storage.tiles),
    large: filled(fates(large, plan), come.large, info.storage.expansions),
  };
}
