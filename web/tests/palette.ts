/// <reference types="node" />
// What every game's colours have to hold: they stay apart, also for people who see fewer of them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloursIn, contrast, difference, SIGHTS, type Sight } from "../src/lib/colour-vision";

type Palette = {
  /** The style sheet, from the folder of the page. */
  file: string;
  /** What the names of its colours begin with. */
  prefix: string;
  colours: readonly string[];
  /** How different two colours of the usual palette are at least. */
  apart: number;
  /** How much a sign stands out from its colour at least. */
  contrast: number;
};

export function testPalette({ file, prefix, colours, apart, contrast: least }: Palette): void {
  const css = readFileSync(file, "utf8");
  const usual = coloursIn(css, ":root");
  const blind = new Map([...usual, ...coloursIn(css, ':root[data-palette="colour-blind"]')]);
  const palettes: [string, Map<string, string>, number][] = [
    ["usual", usual, apart],
    ["colour-blind", blind, 0.18],
  ];
  const paint = (palette: Map<string, string>, name: string): string =>
    palette.get(`--${prefix}-${name}`) ?? `--${prefix}-${name} is missing`;

  for (const [name, palette, far] of palettes) {
    test.each(Object.keys(SIGHTS) as Sight[])(
      `no two colours of the ${name} palette look alike with %s sight`,
      (sight) => {
        colours.forEach((one, index) => {
          for (const other of colours.slice(index + 1)) {
            const found = difference(paint(palette, one), paint(palette, other), sight);
            expect(found, `${one} and ${other}`).toBeGreaterThan(far);
          }
        });
      },
    );

    test(`every sign stands out from its colour in the ${name} palette`, () => {
      for (const colour of colours) {
        const ratio = contrast(paint(palette, colour), paint(palette, `${colour}-ink`));
        expect(ratio, colour).toBeGreaterThan(least);
      }
    });
  }
}
