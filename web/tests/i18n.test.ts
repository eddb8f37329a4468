// Words: each language's own plurals, arguments handed on to inner messages, the reader's language.
import { beforeAll, describe, expect, it } from "vitest";
import {
  bundleOf,
  LANGUAGES,
  list,
  nameOf,
  preferred,
  signed,
  t,
  useLanguage,
} from "../src/lib/i18n.svelte";

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
