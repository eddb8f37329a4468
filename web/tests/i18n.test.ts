// Words: each language's own plurals, arguments handed on to inner messages, the reader's language.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GamePage } from "../src/lib/game";
import {
  addCatalogues,
  bundleOf,
  LANGUAGES,
  list,
  loadWords,
  nameOf,
  preferred,
  signed,
  t,
  useLanguage,
} from "../src/lib/i18n.svelte";

const GAMES = Object.entries(
  import.meta.glob<GamePage>("../src/games/*/index.ts", { eager: true, import: "page" }),
).map(([path, page]) => [path.split("/").at(-2) ?? "", page] as const);
const WORDS = import.meta.glob<string>("../src/games/*/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The first message of a game's catalogue that nothing has to be filled in. */
function firstOf(game: string, part: string): string {
  const text = WORDS[`../src/games/${game}/locale/en/${part}.ftl`] ?? "";
  return /^([a-z][\w-]*) = [^{\n]+$/mu.exec(text)?.[1] ?? "";
}

describe("the words of the page", () => {
  beforeAll(() => useLanguage("en"));

  it("come from the catalogue with their arguments", () => {
    expect(t("game-round", { round: 2, rounds: 4 })).toBe("Round 2 of 4");
    expect(t("garden-hexagon", { colour: "blue", pattern: "tree" })).toBe("blue tree");
  });

  it("count as the language does", () => {
    const source = "tiles = { $count ->\n [one] a\n [few] b\n [many] c\n*[other] d\n}\n";
    const count = (language: "en" | "pl" | "ru", number: number): string => {
      const bundle = bundleOf(language, [source]);
      const pattern = bundle.getMessage("tiles")?.value;
      return pattern ? bundle.formatPattern(pattern, { count: number }) : "";
    };
    expect([1, 2, 5].map((number) => count("en", number)).join("")).toBe("add");
    expect([1, 2, 5, 22].map((number) => count("pl", number)).join("")).toBe("abcb");
    expect([1, 2, 5, 21].map((number) => count("ru", number)).join("")).toBe("abca");
  });

  it("change with the language", async () => {
    await useLanguage("nl");
    expect(document.documentElement.lang).toBe("nl");
    expect(t("game-summer-pavilion")).toBe("Zomerpaviljoen");
    await useLanguage("en");
  });

  it("show the language asked for last, whichever arrives first", async () => {
    await Promise.all([useLanguage("pl"), useLanguage("en")]);
    expect(document.documentElement.lang).toBe("en");
  });

  it("join lists and show the sign of points", () => {
    expect(list(["a", "b"])).toBe("a, b");
    expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "-2"]);
  });

  it("begin in the first language of the reader that there is", () => {
    expect(preferred(["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(preferred(["ja"])).toBe("en");
  });

  it("name each language in itself", () => {
    expect(LANGUAGES.map(nameOf)).toEqual(["English", "Nederlands", "Polski", "Русский"]);
  });
});

describe.each(GAMES)("the words of %s", (game, page) => {
  it.each([
    ["rules", page.loadRules],
    ["lessons", page.loadLessons],
    ["board", page.loadBoard],
    ["editor", page.loadEditor],
  ])("%s come with that part, in the language of the page", async (part, load) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const id = firstOf(game, part);
    await useLanguage("en");
    expect(t(id)).toBe(id);
    expect(complaints).toHaveBeenCalledOnce();
    complaints.mockClear();
    await load?.();
    const english = t(id);
    await useLanguage("ru");
    expect(t(id)).not.toBe(english);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe("words that are fetched later", () => {
  const put = (name: string, load: () => Promise<string>): void =>
    addCatalogues({ [`/tests/${name}/locale/en/later.ftl`]: load });

  beforeAll(() => useLanguage("en"));

  it("are there for all who asked for them at once", async () => {
    put("some", () => Promise.resolve("some-words = some"));
    put("other", () => Promise.resolve("other-words = other"));
    await Promise.race([loadWords("some/later"), loadWords("other/later")]);
    expect([t("some-words"), t("other-words")]).toEqual(["some", "other"]);
  });

  it("can be asked for again, and keep nothing else from being shown", async () => {
    const load = vi.fn(() => Promise.reject<string>(new Error("offline")));
    put("lost", load);
    await expect(loadWords("lost/later")).rejects.toThrow("offline");
    await useLanguage("en");
    load.mockImplementation(() => Promise.resolve("lost-words = found"));
    await loadWords("lost/later");
    expect(t("lost-words")).toBe("found");
  });
});
