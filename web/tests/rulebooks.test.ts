import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, loadWords, useLanguage } from "../src/lib/i18n.svelte";
import type { GameInfo } from "../src/lib/types";
import * as GardenRules from "../src/games/garden/rules";
import { INFO } from "../src/games/pavilion/board/fixtures";
import * as PavilionRules from "../src/games/pavilion/rules";
import type { RulesPart } from "../src/lib/game";
import Rulebook from "../src/rules/Rulebook.svelte";

const PAGES = [
  { rules: GardenRules, clause: "QG-4.7b", title: "QG-4.7" },
  { rules: PavilionRules, clause: "SP-5.2", title: "SP-5.2" },
];

const complaints = vi.spyOn(console, "error");
let shown: ReturnType<typeof mount> | null = null;

function open(
  rules: RulesPart,
  info: GameInfo | null,
  options: Record<string, unknown> | null,
): void {
  const game = info?.name ?? "queens-garden";
  shown = mount(Rulebook, { target: document.body, props: { game, rules, info, options } });
  flushSync();
}

beforeEach(async () => {
  complaints.mockClear();
  await loadWords("rules", "garden/rules", "pavilion/rules");
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(PAGES)("$clause can be read at its place", async ({ rules, clause, title }) => {
    await useLanguage(language);
    open(rules, null, null);
    expect(document.getElementById(clause)?.textContent.trim().length).toBeGreaterThan(40);
    const link = document.getElementById(title)?.querySelector("a.number");
    expect(link?.getAttribute("href")).toBe(`#${title}`);
    expect(complaints).not.toHaveBeenCalled();
  });
});

test("a clause that is mentioned is a link to it", async () => {
  await useLanguage("en");
  open(GardenRules, null, null);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#QG-4\\.4 p a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#QG-4.6", "#QG-4.7"]);
});

const BOARDS = {
  standard: { rounds: [{ green: 1 }], group_bonus: { "6": 6 }, jokers: { bench: 2 } },
  variant: { rounds: [{ tree: 2 }], group_bonus: { "4": 2, "6": 8 }, jokers: { bench: 2 } },
};
// A garden with as little to draw as there can be.
const GARDEN = {
  name: "queens-garden",
  own: {
    colours: ["green"],
    patterns: [{ name: "tree", value: 1 }],
    tiles: [],
    cells: [],
    areas: [],
    fountain_board: [],
    features: [],
    directions: [],
    boards: BOARDS,
  },
} as unknown as GameInfo;
const PAVILION = { name: "summer-pavilion", own: INFO } as unknown as GameInfo;

const ENGLISH = {
  board: "standard",
  edition: "en",
  repeat_payment: false,
  refill: "short",
  starts: 0,
};

const at = (clause: string): string =>
  (document.getElementById(clause)?.textContent ?? "").replace(/\s+/gu, " ");
const cells = (clause: string): string[][] =>
  [...(document.getElementById(clause)?.querySelectorAll("table:first-of-type tr") ?? [])].map(
    (row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/gu, " ").trim()),
  );

async function read(...page: Parameters<typeof open>): Promise<void> {
  await useLanguage("en");
  open(...page);
}

describe("opened on their own, the rules say where the editions and boards differ", () => {
  beforeEach(() => read(GardenRules, GARDEN, null));

  test("in drawing tiles", () => {
    expect(at("QG-4.3")).toContain("fewer than 4 tiles, all tiles from the tower");
    expect(at("QG-4.3")).toContain("In the Polish and the Russian edition");
  });

  test("in paying", () => {
    expect(at("QG-4.6")).toContain("one pattern in different colours");
    expect(at("QG-4.6")).toContain("In the Russian edition");
  });

  test("in the bonus for groups", () => {
    expect(at("QG-7.2")).toContain("On the standard board");
    expect(cells("QG-7.2").slice(0, 3)).toEqual([
      ["Hexagons", "Standard", "Variant"],
      ["4", "0", "+2"],
      ["6", "+6", "+8"],
    ]);
  });

  test("and which numbers are read from pictures", () => {
    expect(document.body.textContent).toContain("shown there only in pictures");
    for (const clause of ["QG-2", "QG-4.9", "QG-5"]) {
      expect(at(clause)).toContain("read from a picture");
    }
  });
});

describe("opened from a table, they say what holds there", () => {
  test("with the rules of the Russian edition and the variant", async () => {
    const options = {
      ...ENGLISH,
      board: "variant",
      edition: "ru",
      repeat_payment: true,
      refill: "empty",
    };
    await read(GardenRules, GARDEN, options);
    expect(at("QG-4.3")).toContain("The moment the bag becomes empty");
    expect(at("QG-4.3")).not.toContain("edition");
    expect(at("QG-4.6")).toContain("They may be identical to each other");
    expect(at("QG-4.6")).not.toContain("edition");
    expect(cells("QG-7.2").slice(0, 3)).toEqual([
      ["Hexagons", "Points"],
      ["4", "+2"],
      ["6", "+8"],
    ]);
    expect(at("QG-5")).toContain("on the board of the variant");
    expect(cells("QG-5")[1]).toEqual(["1", "tree 2"]);
    expect(at("QG-8")).toContain("this table");
  });

  test("with the rules of the English edition", async () => {
    await read(GardenRules, GARDEN, ENGLISH);
    expect(at("QG-4.3")).toContain("before the draw");
    expect(at("QG-4.3")).not.toContain("edition");
    expect(at("QG-4.6")).not.toContain("edition");
    expect(cells("QG-7.2").slice(0, 2)).toEqual([
      ["Hexagons", "Points"],
      ["6", "+6"],
    ]);
    expect(at("QG-8")).not.toContain("this table");
  });

  test("with a board of its own", async () => {
    const board = { rounds: [{ green: 7 }], group_bonus: {}, jokers: { bench: 9 } };
    await read(GardenRules, GARDEN, { ...ENGLISH, board });
    expect(at("QG-7.2")).toContain("groups earn no bonus");
    expect(at("QG-4.9")).toMatch(/9\s*bench|bench\s*9/u);
    expect(at("QG-5")).toContain("this table’s board");
    expect(cells("QG-5")[1]).toEqual(["1", "green 7"]);
  });

  test.each([
    ["standard", "Standard side", ["1", "2"], 12, 0],
    ["variant", "Variant side", ["3", "3"], 12, 0],
    ["glazed-orange", "Orange side", ["1", "2"], 15, 4],
    ["glazed-purple", "Purple side", ["3", "3"], 15, 18],
  ] as const)("with the %s board of the pavilion", async (board, words, costs, many, more) => {
    await read(PavilionRules, PAVILION, { board, starts: 0 });
    for (const side of ["Standard side", "Variant side", "Orange side", "Purple side"]) {
      expect(at("SP-2").includes(side)).toBe(side === words);
    }
    expect(at("SP-7").includes("On the variant side")).toBe(board === "variant");
    expect(at("SP-7").includes("On the purple side")).toBe(board === "glazed-purple");
    expect(at("SP-7")).toContain(String(many));
    const shownCosts = [...document.querySelectorAll("#SP-2 svg text")].map((one) =>
      one.textContent.trim(),
    );
    expect(shownCosts.slice(0, 2)).toEqual(costs);
    expect(at("SP-9") !== "").toBe(more > 0);
    expect(at("SP-2").includes("fountain")).toBe(more > 0);
    if (more) expect(at("SP-7")).toContain(String(more));
  });

  test("and an unknown board is not taken for another", async () => {
    await expect(read(PavilionRules, PAVILION, { board: "grey", starts: 0 })).rejects.toThrow(
      'no board "grey"',
    );
  });

  test("and without a table all sides of the pavilion are told", async () => {
    await read(PavilionRules, PAVILION, null);
    expect(at("SP-2")).toContain("Standard side");
    expect(at("SP-2")).toContain("Variant side");
    expect(at("SP-9")).toContain("public implementation");
    expect(at("SP-9")).toContain("Orange side");
    expect(at("SP-9")).toContain("Purple side");
    expect(at("SP-9.1")).toContain("fountains");
    expect(at("SP-9.2")).toContain("12 on the purple side");
    expect(at("SP-4.3")).toContain("our ruling");
    expect(at("SP-7").indexOf("full stars")).toBeLessThan(at("SP-7").indexOf("you have kept"));
  });
});
