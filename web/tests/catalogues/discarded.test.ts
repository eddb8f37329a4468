// @vitest-environment node
// Words that no printed edition uses, or that mean something else there, do not come back.
import { describe, expect, test } from "vitest";
import { CATALOGUES, source, type Language } from "./catalogue";

type Discarded = { word: RegExp; instead: string; within?: RegExp };

/** Words by their beginning; a hyphen and capitals make no difference. */
const stem = (start: string): RegExp => new RegExp(`(?<!\\p{L})(?:${start})`, "iu");
const whole = (word: string): RegExp => new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, "iu");

const PAVILION = /^(?:pavilion|rules-sp|learn-sp|game-summer|table-expect-(?:draft|lay))/u;
const EDITIONS = /^rules-qg-editions-text/u;

const DISCARDED: Partial<Record<Language, Discarded[]>> = {
  en: [{ word: whole("(?:moves|goes|put|set) aside"), instead: "beside the stack" }],
  nl: [
    { word: stem("omring"), instead: "omsluiten" },
    { word: whole("de pot"), instead: "in de voorraad" },
    { word: whole("gebied(?:en)?"), instead: "uitbreidingsgebied" },
    { word: stem("opgroei"), instead: "groeien" },
    { word: stem("eindtelling"), instead: "Eindscore" },
    { word: whole("(?:speel)?stuk(?:ken)?"), instead: "tegel, tuinuitbreiding, zeshoek" },
    { word: whole("doos"), instead: "het spel zelf" },
    { word: whole("opzij"), instead: "naast de stapel" },
    {
      word: whole("(?:de )?eerste plaats|begint plaats|plaats 1 begint"),
      instead: "de speler op plaats 1",
    },
    { word: whole("normaal"), instead: "standaard", within: EDITIONS },
  ],
  pl: [
    { word: whole("na bok"), instead: "obok stosu, do puli pozostałych jokerów" },
    { word: stem("nazwij|nazwie|nazwać|nazwan"), instead: "wybierz" },
    { word: whole("dwie nazwy"), instead: "wybór koloru i wybór wzoru" },
    {
      word: stem("dobier|dobra|dokład(?!n)|doło|dołóż"),
      instead: "zabierz, połóż",
      within: PAVILION,
    },
    { word: stem("kosztuje swoją"), instead: "punkty ujemne według wartości wzoru" },
    { word: whole("kilka (?:naraz|ozdób) się sumuje"), instead: "nagrody … się sumują" },
    { word: whole("pierwsze miejsce|zaczyna miejsce"), instead: "gracz na pierwszym miejscu" },
    { word: whole("zwykle"), instead: "domyślnie", within: EDITIONS },
  ],
  ru: [
    { word: stem("планшет[а-яё]* подсчёта"), instead: "поле подсчёта очков" },
    { word: whole("(?:лицом|оборотом) вверх"), instead: "лицевой стороной вверх, вниз" },
    { word: whole("(?:от|за)крыт(?:а|ая|ую|ой)"), instead: "лицевой стороной вверх, вниз" },
    { word: stem("обороте"), instead: "лицевой стороной вниз" },
    { word: whole("общую кучу"), instead: "рядом с башней" },
    { word: whole("цен(?:а|ы|е|у|ой)"), instead: "стоимость" },
    { word: stem("салатов"), instead: "салатный" },
    { word: whole("итоговый подсчёт|подсчёт (?:садов|павильонов)"), instead: "финальный подсчёт" },
    { word: whole("сыграть дважды"), instead: "принести очки дважды" },
    { word: whole("отнимает свою ценность"), instead: "вычитаются очки по узору" },
    { word: stem("коробк"), instead: "сама игра" },
    { word: whole("в сторону"), instead: "рядом со стопкой" },
    { word: whole("первое место|начинает место"), instead: "игрок на месте 1" },
    { word: whole("обычно"), instead: "по умолчанию", within: EDITIONS },
  ],
};

/** The messages as they are written, with the lines that belong to each. */
function entries(language: Language, catalogue: string): { id: string; text: string }[] {
  return source(language, catalogue)
    .split(/^(?=[a-z][\w-]* =)/mu)
    .map((entry) => entry.replace(/^#.*$/gmu, ""))
    .flatMap((entry) => {
      const [, id, text] = /^([a-z][\w-]*) =(.*)$/su.exec(entry) ?? [];
      return id && text ? [{ id, text }] : [];
    });
}

describe.each(Object.entries(DISCARDED))("%s", (language, discarded) => {
  const all = CATALOGUES.flatMap((catalogue) => entries(language as Language, catalogue));

  test.each(discarded)("says $instead", ({ word, within }) => {
    const found = all.filter(({ id, text }) => (within?.test(id) ?? true) && word.test(text));
    expect(found.map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  ["nl", "het stuk ligt in de pot"],
  ["pl", "odkłada się na bok"],
  ["ru", "Цена: 4"],
] as const)("an old word of %s is found", (language, text) => {
  expect(DISCARDED[language]?.some(({ word }) => word.test(text))).toBe(true);
});
