/// <reference types="node" />
// The six colours stay apart, also for people who see fewer of them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloursIn, contrast, difference, SIGHTS, type Sight } from "../../../lib/colour-vision";

const COLOURS = ["blue", "purple", "lilac", "yellow", "lime", "green"];

const css = readFileSync("src/games/garden/board/art/colours.css", "utf8");
const usual = coloursIn(css, ":root");
const blind = new Map([...usual, ...coloursIn(css, ':root[data-palette="colour-blind"]')]);
const paint = (palette: Map<string, string>, name: string): string =>
  palette.get(`--qg-${name}`) ?? `--qg-${name} is missing`;

/** The least difference between two of the six colours. */
function least(palette: Map<string, string>, sight: Sight): number {
  const pairs = COLOURS.flatMap((one, index) =>
    COLOURS.slice(index + 1).map((other) =>
      difference(paint(palette, one), paint(palette, other), sight),
    ),
  );
  return Math.min(...pairs);
}

const sights = Object.keys(SIGHTS) as Sight[];

test.each(sights)("with %s sight no two colours of the usual palette look alike", (sight) => {
  expect(least(usual, sight)).toBeGreaterThan(0.11);
});

test.each(sights)("with %s sight the colour-blind palette's are far apart", (sight) => {
  expect(least(blind, sight)).toBeGreaterThan(0.18);
});

test.each([
  ["usual", usual],
  ["colour-blind", blind],
])("motifs stand out from every colour of the %s palette", (_name, palette) => {
  for (const colour of COLOURS) {
    const ratio = contrast(paint(palette, colour), paint(palette, `${colour}-ink`));
    expect(ratio, colour).toBeGreaterThan(4);
  }
});
