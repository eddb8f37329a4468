// What is heard and felt besides what is seen: when, and whether at all. The sounds themselves are
// made in synth.ts, which is fetched when the first of them is due.
import { settings } from "./settings.svelte";
import type { Synth } from "./synth";

/** A turn of one's own begins, a piece lands, points are counted, the game ends. */
export type Cue = "turn" | "tile" | "score" | "end";

/** Only worth hearing for somebody who watches. */
const SEEN: readonly Cue[] = ["tile", "score"];
const TURN_MS = 40;

/** Whether somebody has touched this page yet: before that it makes no sound. */
let touched = false;
for (const gesture of ["pointerup", "keydown"] as const) {
  addEventListener(gesture, () => (touched = true), { capture: true, once: true });
}

/** Whether there may be sounds; browsers do not count every key as a gesture. */
const isAllowed = (): boolean => touched && navigator.userActivation?.hasBeenActive !== false;

export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

let synth: Promise<Synth> | null = null;

/** Let something be heard and felt, as far as the reader wants that. */
export function cue(name: Cue): void {
  if (!isAllowed()) return;
  if (name === "turn" && settings.vibration && canVibrate()) navigator.vibrate(TURN_MS);
  if (!settings.sound || (document.hidden && SEEN.includes(name))) return;
  void sound(name);
}

async function sound(name: Cue): Promise<void> {
  try {
    synth ??= import("./synth").then(({ Synth }) => new Synth(new AudioContext()));
    const made = await synth;
    // It may have been switched off meanwhile.
    if (settings.sound) await made.play(name, settings.volume);
  } catch (error) {
    // A device without sound, or without the network just now: play goes on, and the next may work.
    synth = null;
    console.info(error);
  }
}
