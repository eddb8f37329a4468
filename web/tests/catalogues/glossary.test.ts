// @vitest-environment node
// The catalogues use the words that players of each edition know.
import { describe, expect, test } from "vitest";
import { LANGUAGES, words } from "./catalogue";

type Row = [
  id: string,
  values: Record<string, string | number>,
  ...terms: [string, string, string, string],
];

const TERMS: Row[] = [
  [
    "game-queens-garden",
    {},
    "Queen’s Garden",
    "Tuin van de Koningin",
    "Ogród Królowej",
    "Сад королевы",
  ],
  [
    "game-summer-pavilion",
    {},
    "Summer Pavilion",
    "Zomerpaviljoen",
    "Letni Pawilon",
    "Летний павильон",
  ],
  [
    "table-first-marker",
    {},
    "first-player marker",
    "startspelerfiche",
    "płytka gracza rozpoczynającego",
    "фишка первого игрока",
  ],
  ["table-pass", {}, "pass", "passen", "spasuj", "пас"],

  ["garden-tiles", { count: 1 }, "tile", "tegel", "płytka", "плитка"],
  ["rules-qg-pieces-tiles", {}, "garden expansion", "tuinuitbreiding", "kaflu ogrodu", "аллее"],
  ["rules-qg-pieces-hexagon", {}, "hexagon", "zeshoek", "heksagon", "гекс"],
  ["garden-jokers", { count: 1 }, "joker", "joker", "joker", "джокер"],
  ["garden-storage", {}, "storage", "opslagbord", "magazyn", "склад"],
  [
    "rules-qg-figure-garden",
    {},
    "fountain board",
    "fonteinbord",
    "plansza fontanny",
    "площадь с фонтаном",
  ],
  ["garden-display", {}, "display", "speelgebied", "pula", "выставочная зона"],
  [
    "rules-qg-setup-display",
    {},
    "round stack",
    "rondestapel",
    "stos rundy",
    "стопку первого раунда",
  ],
  ["garden-bag", {}, "bag", "zak", "woreczek", "мешочек"],
  ["garden-tower", {}, "tower", "toren", "wieża", "башня"],
  ["garden-wheel", {}, "wheel", "draaiwiel", "koło obrotowe", "вращающийся диск"],
  [
    "garden-feature-surrounded",
    { feature: "statue" },
    "surrounded",
    "omsloten",
    "otoczony",
    "окружена",
  ],
  [
    "table-terms-board",
    { board: "standard" },
    "scoring board",
    "scorebord",
    "plansza punktacji",
    "поле подсчёта очков",
  ],
  [
    "table-scoring-final",
    {},
    "final scoring",
    "eindscore",
    "punktacja końcowa",
    "финальный подсчёт очков",
  ],
  [
    "garden-slot-up",
    { slot: 1, colour: "blue", pattern: "tree" },
    "face up",
    "open",
    "odkryty",
    "лицевой стороной вверх",
  ],
  ["garden-slot", { slot: 1, count: 2 }, "face down", "gedekt", "zakryty", "лицевой стороной вниз"],
  [
    "rules-qg-cost-where",
    {},
    "back to the pool",
    "terug in de voorraad",
    "do puli pozostałych jokerów",
    "рядом с башней",
  ],
  ["rules-qg-groups", {}, "groups", "groepen", "grupy", "группы"],
  ["rules-qg-glance-acquire", {}, "acquire", "nemen", "dobierz", "приобрести"],
  ["rules-qg-glance-place", {}, "place", "plaatsen", "dołóż", "разместить"],

  ["garden-pattern", { pattern: "tree" }, "tree", "boom", "drzewo", "дерево"],
  ["garden-pattern", { pattern: "bird" }, "bird", "vogel", "ptak", "птица"],
  ["garden-pattern", { pattern: "butterfly" }, "butterfly", "vlinder", "motyl", "бабочка"],
  ["garden-pattern", { pattern: "flower" }, "flower", "bloem", "kwiat", "цветок"],
  ["garden-pattern", { pattern: "plant" }, "plant", "plant", "roślina", "растение"],
  ["garden-pattern", { pattern: "tulip" }, "tulip", "tulp", "tulipan", "тюльпан"],
  ["garden-colour", { colour: "blue" }, "blue", "blauw", "niebieski", "голубой"],
  ["garden-colour", { colour: "purple" }, "purple", "paars", "fioletowy", "фиолетовый"],
  ["garden-colour", { colour: "lilac" }, "lilac", "lila", "liliowy", "сиреневый"],
  ["garden-colour", { colour: "yellow" }, "yellow", "geel", "żółty", "жёлтый"],
  ["garden-colour", { colour: "lime" }, "lime", "lichtgroen", "jasnozielony", "салатный"],
  ["garden-colour", { colour: "green" }, "green", "groen", "zielony", "зелёный"],
  ["garden-feature", { feature: "fountain" }, "fountain", "fontein", "fontanna", "фонтан"],
  ["garden-feature", { feature: "statue" }, "statue", "standbeeld", "posąg", "статуя"],
  ["garden-feature", { feature: "bench" }, "bench", "bankje", "ławka", "скамейка"],
  ["garden-feature", { feature: "pavilion" }, "pavilion", "paviljoen", "pawilon", "беседка"],
  [
    "garden-hexagon",
    { colour: "lime", pattern: "plant" },
    "lime plant",
    "lichtgroene plant",
    "jasnozielona roślina",
    "салатное растение",
  ],

  [
    "rules-sp-draft",
    {},
    "phase 1: drafting",
    "fase 1: nemen",
    "faza 1: oferta dostawców",
    "фаза 1: разбор плиток",
  ],
  [
    "rules-sp-place",
    {},
    "phase 2: placing",
    "fase 2: plaatsen",
    "faza 2: układanie płytek i punktacja",
    "фаза 2: размещение",
  ],
  ["rules-sp-glance-draft", {}, "draft", "nemen", "zabierz", "взять"],
  ["rules-sp-glance-place", {}, "place", "plaatsen", "połóż", "разместить"],
  ["pavilion-factory", { factory: 1, count: 4 }, "factory", "werkplaats", "warsztat", "фабрика"],
  [
    "pavilion-centre",
    { count: 4 },
    "centre of the table",
    "midden van de tafel",
    "środek pola gry",
    "центр стола",
  ],
  ["pavilion-wild-colour", {}, "wild colour", "jokerkleur", "kolor atutowy", "козырной цвет"],
  ["pavilion-supply-title", {}, "supply", "voorraad", "magazyn", "запас"],
  [
    "pavilion-star",
    { colour: "red" },
    "red star",
    "rode ster",
    "czerwona gwiazda",
    "красная звезда",
  ],
  [
    "pavilion-star",
    { colour: "many" },
    "multicoloured star",
    "veelkleurige ster",
    "gwiazda wielokolorowa",
    "разноцветная звезда",
  ],
  ["pavilion-space-empty", { space: 1, cost: 1 }, "space", "vak", "pole", "ячейка"],
  ["pavilion-feature", { feature: "pillar" }, "pillar", "pilaar", "filar", "колонна"],
  ["pavilion-feature", { feature: "statue" }, "statue", "standbeeld", "posąg", "статуя"],
  ["pavilion-feature", { feature: "window" }, "window", "raam", "okno", "окно"],
  ["pavilion-feature", { feature: "fountain" }, "fountain", "fontein", "fontanna", "фонтан"],
  ["pavilion-colour", { colour: "orange" }, "orange", "oranje", "pomarańczowy", "оранжевый"],
  ["pavilion-colour", { colour: "red" }, "red", "rood", "czerwony", "красный"],
];

describe.each(LANGUAGES.map((language, place) => ({ language, place })))(
  "$language",
  ({ language, place }) => {
    test.each(TERMS)("%s %o has the word of the glossary", (id, values, ...terms) => {
      expect(words(language, id, values).toLowerCase()).toContain(terms[place]?.toLowerCase());
    });
  },
);

test("counted tiles agree with their number", () => {
  const tiles = (language: "pl" | "ru"): string[] =>
    [1, 2, 5, 22].map((count) => words(language, "pavilion-tiles", { count, colour: "red" }));
  expect(tiles("pl")).toEqual([
    "1 czerwona płytka",
    "2 czerwone płytki",
    "5 czerwonych płytek",
    "22 czerwone płytki",
  ]);
  expect(tiles("ru")).toEqual([
    "1 красная плитка",
    "2 красные плитки",
    "5 красных плиток",
    "22 красные плитки",
  ]);
});
