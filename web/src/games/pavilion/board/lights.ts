// What is lit on a pavilion: choices, the preview of a turn, and what is being told.

import type {
  PavilionEvent,
  PavilionFinalItem,
  PavilionFinalScored,
  PavilionPlaced,
} from "../types";
import type { Preview } from "../../../lib/types";
import type { Plan } from "./plan.svelte";

type Spaces = readonly (readonly [number, number])[];

/** Spaces are written star.space, as in the notation. */
export type Lights = {
  lit: Set<string>;
  aimed: string | null;
  ghost: { key: string; colour: string } | null;
  points: { key: string; points: number } | null;
  glowing: Set<string>;
  fresh: string | null;
  /** Where a tile was placed last. */
  last: Set<string>;
  /** Features by their key. */
  features: Set<string>;
  /** What is being counted at the end. */
  scored: PavilionFinalItem[];
  scoredStar: number | null;
  scoredNumber: number | "sets" | null;
};

export function nothing(): Lights {
  return {
    lit: new Set(),
    aimed: null,
    ghost: null,
    points: null,
    glowing: new Set(),
    fresh: null,
    last: new Set(),
    features: new Set(),
    scored: [],
    scoredStar: null,
    scoredNumber: null,
  };
}

const keyOf = (spot: { star: number; space: number }): string => `${spot.star}.${spot.space}`;

function isPlace(event: PavilionEvent): event is PavilionPlaced {
  return event.event === "place";
}

/** What a seat placed last. */
export function ofLately(seat: number, events: PavilionEvent[]): Lights {
  const placed = events.filter(isPlace).filter((event) => event.seat === seat);
  return { ...nothing(), last: new Set(placed.map(keyOf)) };
}

/** What can be chosen on the own pavilion, and what the turn that is chosen or pointed at does. */
export function ofPlan(plan: Plan): Lights {
  const lights = nothing();
  lights.lit = new Set(plan.lit.map(keyOf));
  lights.aimed = plan.aim && keyOf(plan.aim);
  if (plan.shown) addPreview(lights, plan.shown);
  return lights;
}

function addPreview(lights: Lights, preview: Preview): void {
  const events = preview.events as PavilionEvent[];
  const place = events.find(isPlace);
  if (!place) return;
  const key = keyOf(place);
  lights.ghost = { key, colour: place.colour };
  for (const event of events) {
    if (event.event === "points" && event.seat === place.seat) {
      lights.points ??= { key, points: event.points };
    }
    if (event.event === "feature") lights.features.add(featureKey(event.feature, event.spaces));
  }
}

/** What is being told about a seat. */
export function ofStory(
  seat: number,
  told: readonly PavilionEvent[],
  now: PavilionEvent | null,
): Lights {
  const lights = nothing();
  if (!now) return lights;
  if (now.event === "final-scored") {
    addScored(lights, seat, now);
    return lights;
  }
  const place = [...told, now].findLast(isPlace);
  if (place?.seat !== seat) return lights;
  const key = keyOf(place);
  if (now === place) lights.fresh = key;
  if (now.event === "points" && now.seat === seat) lights.points = { key, points: now.points };
  if (now.event === "feature") {
    lights.features.add(featureKey(now.feature, now.spaces));
    addGlow(lights, now.spaces);
  }
  return lights;
}

function addScored(lights: Lights, number: number, event: PavilionFinalScored): void {
  lights.scored = event.seats[number]?.items ?? [];
  for (const item of lights.scored) {
    if (item.kind === "star") lights.scoredStar = item.star;
    if (item.kind === "number") lights.scoredNumber = item.number;
    if (item.kind === "sets") lights.scoredNumber = "sets";
    if (item.kind === "star" || item.kind === "number") addGlow(lights, item.spaces);
  }
}

function addGlow(lights: Lights, spaces: Spaces): void {
  for (const [star, space] of spaces) lights.glowing.add(keyOf({ star, space }));
}

/** A feature by the spaces around it: no other has the same. */
export const featureKey = (feature: string, spaces: Spaces): string =>
  [feature, ...spaces.map(([star, space]) => keyOf({ star, space }))].join(" ");
