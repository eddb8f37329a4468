// The Fluent catalogues as the tests see them: read, taken apart, put into words.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
export type Select = Extract<Expression, { type: "select" }>;

const FILES = import.meta.glob<string>(
  ["../../src/locale/*/*.ftl", "../../src/games/*/locale/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

/** All texts by language and catalogue: `common` is every game's, `toy/common` only the toy's. */
const TEXTS = new Map(
  Object.entries(FILES).map(([path, text]) => {
    const [, game = "", language = "", part = ""] =
      /(?:games\/([^/]+)\/)?locale\/([^/]+)\/([^/]+)\.ftl$/u.exec(path) ?? [];
    return [`${language}:${game ? `${game}/` : ""}${part}`, text] as const;
  }),
);

/** The names of the catalogues of a language. */
export function cataloguesOf(language: string): string[] {
  const own = [...TEXTS.keys()].filter((key) => key.startsWith(`${language}:`));
  return own.map((key) => key.slice(language.length + 1)).sort();
}

export const CATALOGUES = cataloguesOf("en");

export function source(language: Language, catalogue: string): string {
  const found = TEXTS.get(`${language}:${catalogue}`);
  if (found === undefined) throw new Error(`there is no ${catalogue}.ftl in ${language}`);
  return found;
}

/** The languages that there are files for. */
export function languagesFound(): string[] {
  return [...new Set([...TEXTS.keys()].map((key) => key.split(":")[0] ?? ""))].sort();
}

/** The ids as written, also of entries that the parser silently skips. */
export function writtenIds(language: Language, catalogue: string): string[] {
  return [...source(language, catalogue).matchAll(/^(-?[A-Za-z][\w-]*) *=/gmu)].map(
    ([, id = ""]) => id,
  );
}

export function messages(language: Language, catalogue: string): Map<string, Message> {
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
