// What is lit on a pavilion: choices, the preview of a turn, and what is being told.

import type {
  FinalItem,
  GameEvent,
  PavilionEvent,
  PavilionInfo,
  PavilionPosition,
  Preview,
} from "../../../lib/types";
import type { Choosing } from "./plan.svelte";
import { tileAt } from "./position";

/** Spaces are written star.space, as in the notation. */
export type Highlights = {
  lit: Set<string>;
  aimed: string | null;
  ghost: { key: string; colour: string } | null;
  points: { key: string; points: number } | null;
  glowing: Set<string>;
  fresh: string | null;
  /** Indices of features in the game's list of them. */
  features: Set<number>;
  /** What is being counted at the end. */
  scored: FinalItem[];
  scoredStar: number | null;
  scoredNumber: number | null;
};

export function nothing(): Highlights {
  return {
    lit: new Set(),
    aimed: null,
    ghost: null,
    points: null,
    glowing: new Set(),
    fresh: null,
    features: new Set(),
    scored: [],
    scoredStar: null,
    scoredNumber: null,
  };
}

type Placed = Extract<PavilionEvent, { event: "place"; star: number }>;

const keyOf = (spot: { star: number; space: number }): string => `${spot.star}.${spot.space}`;

function isPlace(event: GameEvent): event is Placed {
  return event.event === "place" && "star" in event;
}

/** What can be chosen on the own pavilion, and what the turn that is chosen or pointed at does. */
export function ofChoosing(choosing: Choosing, info: PavilionInfo): Highlights {
  const marks = nothing();
  marks.lit = new Set(choosing.lit.map(keyOf));
  marks.aimed = choosing.aim && keyOf(choosing.aim);
  if (choosing.shown) addPreview(marks, choosing.shown, info);
  return marks;
}

function addPreview(marks: Highlights, preview: Preview, info: PavilionInfo): void {
  const place = preview.events.find(isPlace);
  if (!place) return;
  const key = keyOf(place);
  marks.ghost = { key, colour: place.colour };
  for (const event of preview.events) {
    if (event.event === "points" && event.seat === place.seat) {
      marks.points ??= { key, points: event.points };
    }
    if (event.event === "feature") marks.features.add(featureIndex(info, event));
  }
}

/** What is being told about a seat. */
export function ofStory(
  seat: number,
  told: readonly GameEvent[],
  now: GameEvent | null,
  position: PavilionPosition,
  info: PavilionInfo,
): Highlights {
  const marks = nothing();
  if (!now) return marks;
  if (now.event === "final-scored") {
    addScored(marks, seat, now, position, info);
    return marks;
  }
  const place = [...told, now].findLast(isPlace);
  if (place?.seat !== seat) return marks;
  const key = keyOf(place);
  if (now === place) marks.fresh = key;
  if (now.event === "points" && now.seat === seat) marks.points = { key, points: now.points };
  if (now.event === "feature") {
    const index = featureIndex(info, now);
    marks.features.add(index);
    for (const [star, space] of info.features[index]?.spaces ?? [])
      marks.glowing.add(keyOf({ star, space }));
  }
  return marks;
}

function addScored(
  marks: Highlights,
  number: number,
  event: Extract<GameEvent, { event: "final-scored" }>,
  position: PavilionPosition,
  info: PavilionInfo,
): void {
  marks.scored = event.seats[number]?.items ?? [];
  for (const item of marks.scored) {
    if (item.kind === "star") {
      marks.scoredStar = item.star;
      for (let space = 1; space <= 6; space++) marks.glowing.add(keyOf({ star: item.star, space }));
    } else if (item.kind === "number") {
      marks.scoredNumber = item.number;
      const seat = position.seats[number];
      info.costs[position.options.board].forEach((costs, star) =>
        costs.forEach((cost, place) => {
          if (cost === item.number && seat && tileAt(seat, star, place + 1) !== null) {
            marks.glowing.add(keyOf({ star, space: place + 1 }));
          }
        }),
      );
    }
  }
}

/** The game lists the features of a kind star by star; a statue's star is the first of its two. */
function featureIndex(info: PavilionInfo, event: { feature: string; star: number }): number {
  let left = event.star;
  return info.features.findIndex(({ feature }) => feature === event.feature && --left === 0);
}
