// The Fluent catalogues as the tests see them: read, taken apart, put into words.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "pl", "ru"] as const;
export const CATALOGUES = [
  "common",
  "garden",
  "lessons",
  "mine",
  "pavilion",
  "puzzles",
  "review",
  "rules",
  "study",
] as const;
export type Language = (typeof LANGUAGES)[number];
export type Catalogue = (typeof CATALOGUES)[number];

type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
export type Select = Extract<Expression, { type: "select" }>;

const FILES = import.meta.glob<string>("../../src/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function source(language: Language, catalogue: Catalogue): string {
  const found = FILES[`../../src/locale/${language}/${catalogue}.ftl`];
  if (found === undefined) throw new Error(`there is no ${language}/${catalogue}.ftl`);
  return found;
}

/** The names of all catalogue files, such as `en/common`. */
export function fileNames(): string[] {
  return Object.keys(FILES).map((path) => path.split("/").slice(-2).join("/").replace(".ftl", ""));
}

/** The ids as written, also of entries that the parser silently skips. */
export function writtenIds(language: Language, catalogue: Catalogue): string[] {
  return [...source(language, catalogue).matchAll(/^(-?[A-Za-z][\w-]*) *=/gmu)].map(
    ([, id = ""]) => id,
  );
}

export function messages(language: Language, catalogue: Catalogue): Map<string, Message> {
  const { body } = new FluentResource(source(language, catalogue));
  return new Map(body.map((entry) => [entry.id, entry]));
}

const known = new Map<Language, Map<string, Message>>();

export function allMessages(language: Language): Map<string, Message> {
  const found = known.get(language);
  if (found) return found;
  const all = new Map(CATALOGUES.flatMap((catalogue) => [...messages(language, catalogue)]));
  known.set(language, all);
  return all;
}

function* inside(pattern: Pattern | null): Generator<Expression> {
  if (pattern === null || typeof pattern === "string") return;
  for (const part of pattern) {
    if (typeof part === "string") continue;
    yield part;
    if (part.type !== "select") continue;
    yield part.selector;
    for (const { value } of part.variants) yield* inside(value);
  }
}

/** Every expression of a message, those in variants included. */
export function expressions(message: Message): Expression[] {
  return [...inside(message.value)];
}

export function references(message: Message): string[] {
  return expressions(message).flatMap((part) => (part.type === "mesg" ? [part.name] : []));
}

export function selects(message: Message): Select[] {
  return expressions(message).flatMap((part) => (part.type === "select" ? [part] : []));
}

/** What has to be given to put a message into words, also for the messages that it refers to. */
export function variables(language: Language, id: string): Set<string> {
  const message = allMessages(language).get(id);
  if (!message) return new Set();
  const own = expressions(message).flatMap((part) => (part.type === "var" ? [part.name] : []));
  const others = references(message).flatMap((other) => [...variables(language, other)]);
  return new Set([...own, ...others]);
}

const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  const found = bundles.get(language);
  if (found) return found;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of CATALOGUES) {
    const [error] = made.addResource(new FluentResource(source(language, catalogue)));
    if (error) throw error;
  }
  bundles.set(language, made);
  return made;
}

/** A message in words; what goes wrong is thrown. */
export function words(
  language: Language,
  id: string,
  values: Record<string, FluentVariable> = {},
): string {
  const message = bundle(language).getMessage(id);
  if (!message?.value) throw new Error(`${language} has no message ${id}`);
  const errors: Error[] = [];
  const text = bundle(language).formatPattern(message.value, values, errors);
  if (errors[0]) throw new Error(`${language}, ${id}: ${errors[0].message}`);
  return text;
}
