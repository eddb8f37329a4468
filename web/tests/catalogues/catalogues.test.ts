// @vitest-environment node
// The four catalogues say the same things, whole and in correct numbers.
import { describe, expect, test } from "vitest";
import {
  allMessages,
  CATALOGUES,
  cataloguesOf,
  LANGUAGES,
  languagesFound,
  messages,
  references,
  selects,
  variables,
  words,
  writtenIds,
  type Language,
} from "./catalogue";

const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

/** The categories that whole numbers fall into; fractions are never counted here. */
function categories(language: Language): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
}

/** Whether variants are forms of a number, and not names that happen to be called `many`. */
function isCounting(keys: Set<string>): boolean {
  const forms = [...keys].filter((key) => !/^\d+$/u.test(key));
  return forms.every((key) => PLURALS.has(key)) && forms.some((key) => key !== "other");
}

/** A message's values, all of them the same number. */
function filled(language: Language, id: string, count: number): Record<string, number> {
  return Object.fromEntries([...variables(language, id)].map((name) => [name, count]));
}

/** Whether two lists hold the same, in whatever order. */
function alike(some: string[], others: string[]): boolean {
  return some.sort().join(" ") === others.sort().join(" ");
}

test("there is every catalogue in every language and no other", () => {
  expect(languagesFound()).toEqual([...LANGUAGES]);
  for (const language of LANGUAGES) expect(cataloguesOf(language)).toEqual(CATALOGUES);
  expect(CATALOGUES.length).toBeGreaterThan(10);
});

describe.each(LANGUAGES)("%s", (language) => {
  test.each(CATALOGUES)("%s.ftl can be read to the last entry", (catalogue) => {
    expect([...messages(language, catalogue).keys()]).toEqual(writtenIds(language, catalogue));
  });

  test("no id is used twice", () => {
    const ids = CATALOGUES.flatMap((catalogue) => writtenIds(language, catalogue));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test("messages refer only to messages that exist", () => {
    const all = allMessages(language);
    const lost = [...all.values()].flatMap((message) =>
      references(message).filter((other) => !all.has(other)),
    );
    expect(lost).toEqual([]);
  });

  test("counted words have a form for every category of the language", () => {
    const needed = categories(language);
    const faults: string[] = [];
    for (const [id, message] of allMessages(language)) {
      for (const { variants } of selects(message)) {
        const keys = new Set(variants.map(({ key }) => String(key.value)));
        for (const category of isCounting(keys) ? needed : []) {
          if (!keys.has(category)) faults.push(`${id} has no form for ${category}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test("every message can be put into words", () => {
    const faults = [...allMessages(language).keys()].flatMap((id) => {
      const texts = [0, 1, 2, 5].map((count) => words(language, id, filled(language, id, count)));
      return texts.filter((text) => text.trim() === "" || /[{}]| {2}/u.test(text));
    });
    expect(faults).toEqual([]);
  });
});

describe.each(TRANSLATIONS)("%s beside English", (language) => {
  test.each(CATALOGUES)("%s.ftl has the same messages in the same order", (catalogue) => {
    expect(writtenIds(language, catalogue)).toEqual(writtenIds("en", catalogue));
  });

  test("each message wants the same to be filled in", () => {
    const differ = [...allMessages("en").keys()].filter(
      (id) => !alike([...variables(language, id)], [...variables("en", id)]),
    );
    expect(differ).toEqual([]);
  });

  test("each message has the same attributes", () => {
    const differ = [...allMessages("en")].filter(([id, { attributes }]) => {
      const other = allMessages(language).get(id)?.attributes ?? {};
      return !alike(Object.keys(other), Object.keys(attributes));
    });
    expect(differ.map(([id]) => id)).toEqual([]);
  });

  test("no sentence is left in English", () => {
    const left = [...allMessages("en").keys()].filter((id) => {
      const text = words("en", id, filled("en", id, 2));
      const other = words(language, id, filled(language, id, 2));
      return /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text) && text === other;
    });
    expect(left).toEqual([]);
  });

  test("clauses and emphasis of the rules are the same", () => {
    const marks = (one: Language, id: string): string[] =>
      words(one, id, filled(one, id, 2)).match(/(?:QG|SP)-\d+(?:\.\d+)?[a-z]?|\*\*/gu) ?? [];
    const rules = CATALOGUES.filter((catalogue) => /(?:^|\/)rules$/u.test(catalogue));
    const differ = rules
      .flatMap((catalogue) => [...messages("en", catalogue).keys()])
      .filter((id) => !alike(marks(language, id), marks("en", id)));
    expect(rules.length).toBeGreaterThan(2);
    expect(differ).toEqual([]);
  });
});
