// The keys of a table: what each asks for, and when Enter confirms.
import type { TurnBuilder } from "./turn.svelte";

/** The letters of what can be done at every table. */
export const SHORTCUTS = { hint: "H", undo: "U", pass: "P" } as const;
export type Shortcut = keyof typeof SHORTCUTS;

const ASKED = new Map<string, Shortcut | "help" | "back">([
  ...(Object.keys(SHORTCUTS) as Shortcut[]).map((name) => [SHORTCUTS[name], name] as const),
  ["?", "help"],
  ["Escape", "back"],
]);

const TYPED = "input, textarea, select, [contenteditable]";
const CONTROL = `${TYPED}, a, button, summary, [role=button], [role=tab], dialog`;

const within = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** Return the key that is pressed; null if it is typed, or if a dialog is open for it. */
export function pressedKey(event: KeyboardEvent): string | null {
  const { key, code } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector("dialog[open]")) return null;
  if (key !== "Escape" && within(event.target, TYPED)) return null;
  // On a keyboard with other letters it is the key at the same place.
  const foreign = key.length === 1 && key > "\u007f" && code.startsWith("Key");
  const letter = foreign ? code.slice(3) : key;
  return letter.length === 1 ? letter.toUpperCase() : letter;
}

/** Return what a key asks for at every table. */
export function askedBy(event: KeyboardEvent): Shortcut | "help" | "back" | null {
  return ASKED.get(pressedKey(event) ?? "") ?? null;
}

/**
 * Enter confirms where it would do nothing else, and on the control that has just been chosen:
 * whoever chose it, by key or pointer, presses Enter to play.
 */
export class Entering {
  #chosen: Element | null = null;
  /** The path of the turn before that choice. */
  #before: unknown = null;
  readonly #turn: () => TurnBuilder;

  constructor(turn: () => TurnBuilder) {
    this.#turn = turn;
  }

  /** Note what is chosen by a click. */
  clicked(event: Event): void {
    this.#note(within(event.target, CONTROL));
  }

  /** Return whether a key confirms; else note what it chooses. */
  confirms(event: KeyboardEvent): boolean {
    if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const control = within(event.target, CONTROL);
    const turn = this.#turn();
    const again = control !== null && control === this.#chosen && turn.path !== this.#before;
    if (event.key === "Enter" && turn.confirmable && (control === null || again)) return true;
    this.#note(control);
    return false;
  }

  /** Only what is chosen on the board, or instead of that, is part of a turn. */
  #note(control: Element | null): void {
    this.#chosen = control?.closest("main, [data-chooses]") ? control : null;
    this.#before = this.#turn().path;
  }
}
