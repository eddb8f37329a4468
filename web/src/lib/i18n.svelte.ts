// The messages of the page: Fluent catalogues, one language at a time, fetched when needed.
//
// There is no fallback to another language: every catalogue is complete, and a test checks it.
// Messages that have not loaded yet are empty.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

type Load = () => Promise<string>;

/** The name of the catalogues that are in use from the start. */
const FIRST = "common";

/** All catalogues by their languages and names, such as `en/rules`; a game's by its folder as well. */
const files = new Map<string, Load>();
/** The names of those in use. */
const wanted = new Set<string>();
const texts = new Map<string, Promise<string>>();

/** Take in the files of a folder `locale`: the page's own, or that of a game. */
export function addCatalogues(found: Record<string, Load>): void {
  for (const [path, load] of Object.entries(found)) {
    const [part = "", language, , folder = ""] = path
      .replace(/\.ftl$/, "")
      .split("/")
      .reverse();
    const name = folder === ".." ? part : `${folder}/${part}`;
    files.set(`${language}/${name}`, load);
    if (part === FIRST) wanted.add(name);
  }
}
addCatalogues(
  import.meta.glob<string>(["../locale/*/*.ftl", "../games/*/locale/*/*.ftl"], {
    query: "?raw",
    import: "default",
  }),
);

/** What is shown; replaced as a whole, so that everything that called `t` updates. */
let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({
  language: "en",
  bundle: null,
});
/** The catalogues in it; asking for these is no reason to be updated. */
let shown: readonly string[] = [];

function text(language: Language, catalogue: string): Promise<string> {
  const path = `${language}/${catalogue}`;
  const known = texts.get(path);
  if (known) return known;
  const load = files.get(path);
  const loading = load ? load() : Promise.reject(new Error(`no catalogue ${path}`));
  // A failed download may be tried again.
  loading.catch(() => texts.delete(path));
  texts.set(path, loading);
  return loading;
}

export function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }
  return bundle;
}

/** The language requested last; its messages may still be loading. */
let chosen: Language = "en";
let asked = 0;
let latest: Promise<void> = Promise.resolve();

/** Show the page in this language; resolves when its messages have loaded. */
export function useLanguage(language: Language): Promise<void> {
  chosen = language;
  latest = show(language, ++asked);
  return latest;
}

async function show(language: Language, request: number): Promise<void> {
  const catalogues = [...wanted];
  const sources = await Promise.all(catalogues.map((catalogue) => text(language, catalogue)));
  if (request !== asked) return latest;
  current = { language, bundle: bundleOf(language, sources) };
  shown = catalogues;
  document.documentElement.lang = language;
}

/** Load more catalogues, now and after a change of language. */
export async function loadWords(...catalogues: string[]): Promise<void> {
  if (catalogues.every((catalogue) => shown.includes(catalogue))) return;
  // Only what could be fetched is wanted from then on: without it the rest can still be shown.
  await Promise.all(catalogues.map((catalogue) => text(chosen, catalogue)));
  for (const catalogue of catalogues) wanted.add(catalogue);
  await useLanguage(chosen);
}

/** Return a part of a game once the catalogues with its words have loaded as well. */
export async function withWords<Part>(part: Promise<Part>, ...catalogues: string[]): Promise<Part> {
  const [loaded] = await Promise.all([part, loadWords(...catalogues)]);
  return loaded;
}

export function language(): Language {
  return current.language;
}

/** Return the message with this id in the language of the page. */
export function t(id: string, values: Arguments = {}): string {
  const { bundle } = current;
  if (!bundle) return "";
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const words = bundle.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`message ${id}: ${error.message}`);
  return words;
}

/** Return finished texts as a list, joined as the language does. */
export function list(parts: string[]): string {
  return parts.join(t("app-list-separator"));
}

/** Return a change of points with its sign. */
export function signed(points: number): string {
  return new Intl.NumberFormat(current.language, { signDisplay: "exceptZero" }).format(points);
}

/** Return a number with at most one place behind the point. */
export function rounded(value: number): string {
  return new Intl.NumberFormat(current.language, { maximumFractionDigits: 1 }).format(value);
}

type Unit = "day" | "hour" | "minute" | "second";
const UNITS: [Unit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Return a time as the language counts it, in the largest unit that fits without a rest. */
export function duration(seconds: number, display: "long" | "short" = "long"): string {
  const [unit, length] = UNITS.find(([, length]) => seconds > 0 && seconds % length === 0) ?? [
    "second" as const,
    1,
  ];
  return counted(seconds / length, unit, display);
}

/** Return a number of units of time. */
export function counted(
  count: number,
  unit: Unit,
  unitDisplay: "long" | "short" | "narrow",
): string {
  const form = { style: "unit", unit, unitDisplay, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(current.language, form).format(count);
}

/** Return the words for the time on a clock. */
export function clockWords(clock: { initial: number; increment: number }): string {
  const initial = duration(clock.initial);
  return clock.increment > 0
    ? t("start-option-clock-time", { initial, increment: duration(clock.increment, "short") })
    : t("start-option-clock-time-only", { initial });
}

/** Return a day, short. */
export function date(moment: string): string {
  return new Intl.DateTimeFormat(current.language, { dateStyle: "medium" }).format(
    new Date(moment),
  );
}

/** Return a language's own name. */
export function nameOf(one: Language): string {
  const name = new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one;
  return name.charAt(0).toLocaleUpperCase(one) + name.slice(1);
}

/** Return the first of the reader's languages that the page has. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}
