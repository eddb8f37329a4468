/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloursIn, contrast, difference, SIGHTS, type Sight } from "../../../lib/colour-vision";
import { COLOURS } from "./art/signs";

const css = readFileSync("src/games/pavilion/board/art/colours.css", "utf8");
const usual = coloursIn(css, ":root");
const blind = new Map([...usual, ...coloursIn(css, ':root[data-palette="colour-blind"]')]);

const sights = Object.keys(SIGHTS) as Sight[];
const palettes: [string, Map<string, string>, number][] = [
  ["usual", usual, 0.12],
  ["colour-blind", blind, 0.18],
];
const paint = (palette: Map<string, string>, name: string): string =>
  palette.get(`--sp-${name}`) ?? `--sp-${name} is missing`;

test.each(
  palettes.flatMap(([name, palette, least]) =>
    sights.map((sight) => [name, sight, palette, least] as const),
  ),
)(
  "no two tile colours of the %s palette look alike with %s sight",
  (_name, sight, palette, least) => {
    COLOURS.forEach((one, index) => {
      for (const other of COLOURS.slice(index + 1)) {
        const apart = difference(paint(palette, one), paint(palette, other), sight);
        expect(apart, `${one} and ${other}`).toBeGreaterThan(least);
      }
    });
  },
);

test.each(palettes)("every mark stands out from its glaze in the %s palette", (_name, palette) => {
  for (const colour of COLOURS) {
    expect(
      contrast(paint(palette, colour), paint(palette, `${colour}-ink`)),
      colour,
    ).toBeGreaterThan(3.8);
  }
});
