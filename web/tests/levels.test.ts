// The levels of bots, in the words of each language.
import { describe, expect, it } from "vitest";
import { LANGUAGES, useLanguage } from "../src/lib/i18n.svelte";
import { levelAbout, levelName, named } from "../src/lib/names";
import type { NewSeat, Seat } from "../src/lib/types";

const LEVELS: Record<NonNullable<NewSeat["level"]>, true> = {
  beginner: true,
  casual: true,
  intermediate: true,
  advanced: true,
  strong: true,
  master: true,
};
const ALL = Object.keys(LEVELS);

const bot = (level: string, seat: number): Seat => ({
  seat,
  kind: "bot",
  level,
  name: "",
  joined: true,
  out: null,
  held: false,
});

describe.each([...LANGUAGES])("in %s every level", (language) => {
  it("has a name and a description of its own", async () => {
    await useLanguage(language);
    expect(new Set(ALL.map(levelName)).size).toBe(ALL.length);
    expect(new Set(ALL.map(levelAbout)).size).toBe(ALL.length);
  });

  it("names its bots, alone and numbered", async () => {
    await useLanguage(language);
    for (const level of ALL) {
      const one = named([bot(level, 0)])[0]!.name;
      const second = named([bot(level, 0), bot(level, 1)])[1]!.name;
      const name = `(${levelName(level).toLocaleLowerCase(language)})`;
      expect(one).toContain(name);
      expect(second).toContain(`2 ${name}`);
    }
  });
});
