// What the line beside the board says is expected.
import { beforeAll, describe, expect, it } from "vitest";
import { expectation } from "../src/lib/expected";
import { useLanguage } from "../src/lib/i18n.svelte";
import type { GardenChoice } from "../src/games/garden/types";
import type { TurnBuilder } from "../src/lib/turn.svelte";
import type { Choice } from "../src/lib/types";

const beginning = (...turns: string[]): Choice[] =>
  turns.map((turn, step) => ({ step, kind: "turn", turn }) as Choice);
const said = (facts: Partial<TurnBuilder>, game = "queens-garden"): string =>
  expectation(game, { whole: false, path: [], choices: [], ...facts } as unknown as TurnBuilder);

describe("what is expected", () => {
  beforeAll(() => useLanguage("en"));

  it.each([
    ["summer-pavilion", ["draft"], "Choose a colour at a factory or in the centre."],
    ["summer-pavilion", ["place", "pass"], "Place or pass."],
    ["queens-garden", ["acquire", "tile", "pass"], "Acquire, place or pass."],
    ["queens-garden", ["acquire", "pass"], "Acquire or pass."],
    ["queens-garden", ["buy", "pass"], "Place or pass."],
    ["queens-garden", ["pass"], "You can only pass."],
    ["summer-pavilion", ["pass"], "You can only pass."],
  ])("%s, %s: %s", (game, turns, words) => {
    expect(said({ choices: beginning(...turns) }, game)).toBe(words);
  });

  it("is the next choice, and at last to confirm", () => {
    const tile: GardenChoice = { step: 1, kind: "tile", hexagon: "blue-tree" };
    expect(said({ choices: [tile] })).toBe("Confirm, or pay with something else.");
    const passing = beginning("pass") as unknown as TurnBuilder["path"];
    expect(said({ choices: [tile], path: passing })).toBe("Choose what to discard, or confirm.");
    expect(said({ choices: [tile], whole: true })).toBe("Play this?");
    expect(said({})).toBe("");
  });
});
