// What a table plays by: said at the table, on the rules page and where a table is set up.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Options as OwnOptions } from "../src/games/garden/options.svelte";
import { LANGUAGES, t, useLanguage } from "../src/lib/i18n.svelte";
import { named } from "../src/lib/names";
import { readRoute, rulesAddress } from "../src/lib/router.svelte";
import { Setup } from "../src/lib/setup.svelte";
import { hintTerms, termsOf } from "../src/lib/terms";
import type { GameInfo, Seat, TableView } from "../src/lib/types";
import Options from "../src/screens/start/Options.svelte";
import Terms from "../src/screens/table/Terms.svelte";

const JOKERS = { fountain: 1, statue: 2, bench: 2, pavilion: 3 };
const GARDEN = {
  name: "queens-garden",
  options: [
    { name: "board", kind: "choice", values: ["standard", "variant"], default: "standard" },
    {
      name: "edition",
      kind: "choice",
      values: ["en", "nl", "pl", "ru"],
      default: "en",
      sets: {
        en: { repeat_payment: false, refill: "short" },
        nl: { repeat_payment: false, refill: "short" },
        pl: { repeat_payment: false, refill: "empty" },
        ru: { repeat_payment: true, refill: "empty" },
      },
    },
    { name: "refill", kind: "choice", values: ["short", "empty"], default: null },
  ],
  own: {
    colours: [],
    patterns: [],
    boards: {
      standard: { rounds: [{}, {}, {}, {}], group_bonus: { "6": 6 }, jokers: JOKERS },
      variant: {
        rounds: [{}, {}, {}, {}],
        group_bonus: { "6": 8, "4": 2, "5": 4 },
        jokers: JOKERS,
      },
    },
  },
} as unknown as GameInfo;
const PAVILION = { name: "summer-pavilion", options: [], own: {} } as unknown as GameInfo;

const RUSSIAN = {
  board: "variant",
  edition: "ru",
  repeat_payment: true,
  refill: "empty",
  starts: 1,
};
const SEATS = named([
  { seat: 0, kind: "person", name: "Anna", joined: true },
  { seat: 1, kind: "person", name: "Bram", joined: true },
] as Seat[]);

const viewOf = (options: Record<string, unknown>, facts: object = {}): TableView =>
  ({
    state: "playing",
    options,
    hints: false,
    position: { version: 2 },
    ...facts,
  }) as unknown as TableView;
const told = (options: Record<string, unknown>, info = GARDEN, version = 2): string[] => {
  const { head, rest } = termsOf(info, viewOf(options, { position: { version } }), SEATS);
  return [...head, ...rest].map((words) => words.replaceAll("\u00a0", " "));
};

let shown: Record<string, unknown> | null = null;
const text = (selector: string): string =>
  [...document.querySelectorAll(selector)]
    .map((one) => one.textContent.replace(/\s+/gu, " ").trim())
    .join(" | ");

beforeAll(() => useLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  await useLanguage("en");
});

describe("what a table plays by", () => {
  it("is its edition, board, bonuses, the two rules of the edition and who starts", () => {
    expect(told(RUSSIAN)).toEqual([
      "Russian edition",
      "Scoring board of the variant",
      "Bonus for groups: 4 hexagons +2, 5 hexagons +4, 6 hexagons +8",
      "Hexagons of one payment may be identical to each other",
      "The tower refills the bag the moment it is empty",
      "Bram starts",
      "No hints",
    ]);
  });

  it("is what the options say, also where they differ from the edition", () => {
    const options = { ...RUSSIAN, board: "standard", edition: "en", refill: "short", starts: 0 };
    expect(told(options)).toEqual([
      "English edition, with changes",
      "Standard scoring board",
      "Bonus for groups: 6 hexagons +6",
      "Hexagons of one payment may be identical to each other",
      "The tower refills the bag when fewer than 4 tiles are left",
      "Anna starts",
      "No hints",
    ]);
  });

  it("names a board of one's own, and says when groups earn nothing", () => {
    const board = { name: "Late <b>bloomers</b>", rounds: [{}, {}, {}, {}], group_bonus: {} };
    const words = told({ ...RUSSIAN, board });
    expect(words[1]).toBe("Scoring board of its own: Late <b>bloomers</b>");
    expect(words[2]).toBe("No bonus for groups");
    const { name: _, ...nameless } = board;
    expect(told({ ...RUSSIAN, board: nameless })[1]).toBe("Scoring board of its own");
  });

  it("takes no unknown edition or board for another", () => {
    const words = told({ ...RUSSIAN, edition: "de", board: "grey" });
    expect(words.slice(0, 2)).toEqual(["Edition de", "Scoring board grey"]);
  });

  it("tells the jokers of a board of one's own that are not the usual ones", () => {
    const jokers = { ...JOKERS, bench: 0, pavilion: 4 };
    const board = { rounds: [{}, {}, {}, {}], group_bonus: {}, jokers };
    expect(told({ ...RUSSIAN, board })[3]).toBe("Jokers for surrounding: bench 0, pavilion 4");
  });

  it("is a side of the board in Summer Pavilion", () => {
    expect(told({ board: "variant", starts: 0 }, PAVILION)).toEqual([
      "Variant side",
      "Anna starts",
      "No hints",
    ]);
    expect(told({ board: "glazed-purple", starts: 0 }, PAVILION)[0]).toBe(
      "Purple side of the Glazed Pavilion",
    );
    expect(told({ board: "grey", starts: 0 }, PAVILION)[0]).toBe("Board grey");
  });

  it("says by which rules a game of before goes on", () => {
    expect(told({ board: "standard", starts: 0 }, PAVILION, 1)).toEqual([
      "Standard side",
      "Anna starts",
      "No hints",
      "Begun by version 1 of the rules",
    ]);
  });

  it("names a seat that nobody has taken by its number", () => {
    const free = named([{ seat: 0, kind: "person", name: "", joined: false }] as Seat[]);
    const view = viewOf({ board: "standard", starts: 0 }, { hints: true });
    expect(termsOf(PAVILION, view, free).rest).toEqual(["Seat 1 starts"]);
  });

  it.each([
    ["people who may not ask", false, ["person", "person"], "No hints"],
    ["people who may", true, ["person", "person"], "Hints are allowed"],
    ["people, one held by a bot", true, ["person", "held"], "Hints are allowed"],
    ["a person against bots", true, ["person", "bot"], null],
    ["a person against bots who may not", false, ["person", "bot"], "No hints"],
  ])("says of hints what concerns %s", (_, hints, kinds, words) => {
    const seats = kinds.map((kind, number) => ({
      ...SEATS[number]!,
      kind: kind === "person" ? "person" : "bot",
      held: kind === "held",
    })) as Seat[];
    const { rest } = termsOf(PAVILION, viewOf({ board: "standard", starts: 0 }, { hints }), seats);
    expect(rest).toEqual(["Anna starts", ...(words ? [words] : [])]);
    // A list has no room for what is usual.
    expect(hintTerms({ hints, seats })).toEqual(rest.filter((one) => one.includes("allowed")));
  });

  it.each(LANGUAGES)("is said wholly in %s", async (language) => {
    const complained = vi.spyOn(console, "error");
    await useLanguage(language);
    expect(new Set(told(RUSSIAN)).size).toBe(7);
    expect(complained).not.toHaveBeenCalled();
  });
});

describe("the table's page", () => {
  const show = (state: string): void => {
    const view = viewOf(RUSSIAN, { state });
    shown = mount(Terms, {
      target: document.body,
      props: { info: GARDEN, view, seats: SEATS },
    });
    flushSync();
  };

  it("shows it all to whoever is about to sit down", () => {
    show("waiting");
    expect(document.querySelector("details")?.open).toBe(true);
    expect(text(".head span")).toBe("Russian edition | Scoring board of the variant");
    expect(text("li")).toContain("Bram starts");
  });

  it("folds it up during the game", () => {
    show("playing");
    expect(document.querySelector("details")?.open).toBe(false);
  });

  it("leads to the rules of this table", () => {
    expect(rulesAddress("queens-garden", "a b", "QG-4.6")).toBe(
      "/rules/queens-garden?table=a%20b#QG-4.6",
    );
    expect(rulesAddress("queens-garden")).toBe("/rules/queens-garden");
    expect(readRoute("/rules/queens-garden", "?table=a%20b")).toEqual({
      screen: "rules",
      game: "queens-garden",
      table: "a b",
    });
  });
});

describe("the edition of a new game", () => {
  it("is that of the page's language, with what it sets", () => {
    const options = new OwnOptions();
    options.followLanguage("ru", GARDEN);
    expect(options.followsLanguage).toBe(true);
    expect(options.values).toMatchObject({
      edition: "ru",
      repeat_payment: true,
      refill: "empty",
    });
    options.followLanguage("pl", GARDEN);
    expect(options.values).toMatchObject({ edition: "pl", repeat_payment: false });
  });

  it("stays the usual one where the language has none", () => {
    const options = new OwnOptions();
    options.followLanguage("de", GARDEN);
    expect(options.followsLanguage).toBe(false);
    expect(options.values).toMatchObject({ edition: "en", refill: "short" });
  });

  it.each([
    ["another edition", (options: OwnOptions) => options.chooseEdition("nl", GARDEN), "nl"],
    [
      "one of its rules",
      (options: OwnOptions) => options.chooseRule({ repeatPayment: false }),
      "ru",
    ],
    [
      "the other of its rules",
      (options: OwnOptions) => options.chooseRule({ refill: "short" }),
      "ru",
    ],
  ])("stays once %s is chosen", (_, choose, edition) => {
    const options = new OwnOptions();
    options.followLanguage("ru", GARDEN);
    choose(options);
    const before = options.values;
    options.followLanguage("pl", GARDEN);
    expect(options.values).toEqual(before);
    expect(before).toMatchObject({ edition });
    expect(options.followsLanguage).toBe(false);
  });

  it.each([
    ["en", "English edition, by the language of the page"],
    ["nl", "Nederlandse editie, volgens de taal van de pagina"],
    ["pl", "Wydanie polskie, według języka strony"],
    ["ru", "Русское издание, по языку страницы"],
  ] as const)("is said to be chosen by the language: %s", async (language, words) => {
    await useLanguage(language);
    const setup = new Setup();
    const options = setup.optionsOf("queens-garden") as OwnOptions;
    options.followLanguage(language, GARDEN);
    shown = mount(Options, { target: document.body, props: { setup, info: GARDEN } });
    flushSync();
    expect(text("summary span")).toBe(words);
    options.chooseRule({ refill: language === "en" || language === "nl" ? "empty" : "short" });
    flushSync();
    expect(text("summary span")).toBe(t("table-terms-edition-changed", { edition: language }));
  });

  it("has a clock of one's own that is not called a board", async () => {
    const own: string[] = [];
    for (const language of LANGUAGES) {
      await useLanguage(language);
      shown = mount(Options, {
        target: document.body,
        props: { setup: new Setup(), info: GARDEN },
      });
      flushSync();
      own.push(text('option[value="own"]'));
      await unmount(shown);
    }
    shown = null;
    expect(own).toEqual(["Your own time", "Eigen tijd", "Własny czas", "Своё время"]);
  });
});
