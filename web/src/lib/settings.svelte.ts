// The reader's settings; stored in this browser and applied to the document.
import { LANGUAGES, preferred, useLanguage, type Language } from "./i18n.svelte";

export type Theme = "auto" | "light" | "dark";
export type Palette = "usual" | "colour-blind";

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const PALETTES: readonly Palette[] = ["usual", "colour-blind"];
/** The speeds of telling turns; 0 shows only the outcome. */
export const SPEEDS = [0, 0.6, 1, 2] as const;
const VOLUMES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

const KEY = "quinta.settings";

type Stored = {
  language: Language;
  theme: Theme;
  palette: Palette;
  marks: boolean;
  speed: number;
  /** Whether points are counted fast, however fast turns are told. */
  fastScoring: boolean;
  confirm: boolean;
  forced: boolean;
  tips: boolean;
  sound: boolean;
  /** From 0.1 to 1. */
  volume: number;
  /** Whether a phone vibrates when it is one's turn. */
  vibration: boolean;
  /** Whether to be told of own turns outside the page. */
  notices: boolean;
  name: string;
};

function oneOf<Value>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.includes(value as Value) ? (value as Value) : otherwise;
}

const boolean = (value: unknown, otherwise: boolean): boolean =>
  typeof value === "boolean" ? value : otherwise;

/** Return the stored settings that are still valid. */
export function understood(stored: unknown, languages: readonly string[]): Stored {
  const facts = (typeof stored === "object" && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  return {
    language: oneOf(LANGUAGES, facts["language"], preferred(languages)),
    theme: oneOf(THEMES, facts["theme"], "auto"),
    palette: oneOf(PALETTES, facts["palette"], "usual"),
    marks: boolean(facts["marks"], true),
    speed: oneOf<number>(SPEEDS, facts["speed"], 1),
    fastScoring: boolean(facts["fastScoring"], false),
    confirm: boolean(facts["confirm"], true),
    forced: boolean(facts["forced"], false),
    tips: boolean(facts["tips"], true),
    sound: boolean(facts["sound"], true),
    volume: oneOf<number>(VOLUMES, facts["volume"], 0.5),
    vibration: boolean(facts["vibration"], false),
    notices: boolean(facts["notices"], false),
    name: typeof facts["name"] === "string" ? facts["name"].slice(0, 40) : "",
  };
}

function load(): Stored {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    // Nothing readable is stored, or storing is not allowed: use the defaults.
  }
  return understood(stored, navigator.languages);
}

/** The reader's settings; assigning one stores and applies it. */
export const settings: Stored = $state(load());

export function applySettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let deviceIsDark = $state(dark.matches);
  dark.addEventListener("change", (event) => (deviceIsDark = event.matches));
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      const isDark = settings.theme === "auto" ? deviceIsDark : settings.theme === "dark";
      root.dataset["theme"] = isDark ? "dark" : "light";
      root.dataset["palette"] = settings.palette;
      root.dataset["marks"] = settings.marks ? "on" : "off";
    });
    $effect(() => {
      useLanguage(settings.language).catch((error: unknown) => console.error(error));
    });
    $effect(() => {
      const stored = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, stored);
      } catch {
        // A browser that stores nothing still plays.
      }
    });
  });
}
