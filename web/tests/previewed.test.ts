// The words for turns before they are played, of real games.
// tests/web/test_previewed.py plays the games and runs this.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, signed, useLanguage } from "../src/lib/i18n.svelte";
import { previewLines } from "../src/lib/log";
import type { GameInfo, Preview } from "../src/lib/types";
import { people } from "./people";

type Table = { game: string; options: Record<string, unknown>; previews: Preview[] };

const file = process.env["QUINTA_PREVIEWED"];
const facts = file
  ? (JSON.parse(readFileSync(file, "utf8")) as { games: GameInfo[]; tables: Table[] })
  : null;

const YOU = {
  en: /^You\b/u,
  nl: /^(Je|Jij)\b/u,
  // The verb alone says it.
  pl: /^(Ty:|\p{Lu}\p{L}+sz\b)/u,
  ru: /^Вы(?!\p{L})/u,
};
test.skipIf(!facts).each(LANGUAGES)("%s: all lines, spoken to whoever plays", async (language) => {
  await useLanguage(language);
  let counted = 0;
  for (const { game, options, previews } of facts!.tables) {
    const info = facts!.games.find(({ name }) => name === game)!;
    const telling = { info, seats: people("Anna", "Bram", "Celina", "Dima"), options };
    for (const preview of previews) {
      const texts = previewLines(telling, preview).map(({ text }) => text);
      expect(texts, preview.text).not.toHaveLength(0);
      for (const text of texts) expect(text).toMatch(YOU[language]);
      const points = texts.flatMap((text) => /^\p{L}+: ([+-]\d+) \(/u.exec(text)?.[1] ?? []);
      const sum = points.reduce((total, some) => total + Number(some), 0);
      expect(signed(sum), `${preview.text}: ${texts.join(" | ")}`).toBe(signed(preview.points));
      counted += points.length;
    }
  }
  expect(counted).toBeGreaterThan(100);
});
