// Setting up a table: what is asked of the service.
import { describe, expect, it } from "vitest";
import type { Options } from "../src/games/garden/options.svelte";
import { Setup } from "../src/lib/setup.svelte";
import type { GameInfo } from "../src/lib/types";

const GARDEN = {
  name: "queens-garden",
  options: [
    {
      name: "edition",
      kind: "choice",
      values: ["en", "ru"],
      default: "en",
      sets: {
        en: { repeat_payment: false, refill: "short" },
        ru: { repeat_payment: true, refill: "empty" },
      },
    },
  ],
  own: {
    boards: {
      standard: {
        rounds: [{ tree: 1 }, { bird: 1 }, { flower: 2 }, { tulip: 3 }],
        group_bonus: { "6": 6 },
        jokers: { fountain: 1, statue: 2, bench: 2, pavilion: 3 },
      },
    },
  },
} as unknown as GameInfo;

const gardenOptions = (setup: Setup): Options => setup.optionsOf("queens-garden") as Options;
const nameless = (seat: number): string => `Player ${seat + 1}`;

describe("a table being set up", () => {
  it("is me against a bot, without any click", () => {
    expect(new Setup().request(nameless)).toEqual({
      game: "queens-garden",
      seats: [
        { kind: "me", name: "Player 1" },
        { kind: "bot", level: "casual" },
      ],
      options: {
        board: "standard",
        edition: "en",
        repeat_payment: false,
        refill: "short",
      },
      clock: null,
      public: false,
    });
  });

  it("asks only for options that the game has", () => {
    const setup = new Setup();
    gardenOptions(setup).chooseBoard("custom", GARDEN);
    setup.game = "summer-pavilion";
    expect(setup.request(nameless).options).toEqual({ board: "standard" });
  });

  it("sets what an edition sets", () => {
    const setup = new Setup();
    gardenOptions(setup).chooseEdition("ru", GARDEN);
    expect(setup.request(nameless).options).toMatchObject({
      repeat_payment: true,
      refill: "empty",
    });
  });

  it("seats friends, people at this device and bots", () => {
    const setup = new Setup();
    setup.seats[0]!.name = "  Anna ";
    setup.seats[1]!.sitter = "device";
    setup.addSeat(4);
    setup.seats[2]!.sitter = "friend";
    setup.addSeat(4);
    setup.seats[3]!.sitter = "bot:master";
    setup.addSeat(4);
    expect(setup.request(nameless).seats).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "me", name: "Player 2" },
      { kind: "friend" },
      { kind: "bot", level: "master" },
    ]);
  });

  it("says who starts only where somebody has chosen", () => {
    const setup = new Setup();
    expect(setup.request(nameless).options).not.toHaveProperty("starts");
    setup.starts = 1;
    expect(setup.request(nameless).options).toMatchObject({ starts: 1 });
  });

  it("lets no seat start that was removed", () => {
    const setup = new Setup();
    setup.addSeat(4);
    setup.starts = 2;
    setup.removeSeat(2);
    expect(setup.request(nameless).options).not.toHaveProperty("starts");
  });

  it("begins an own scoring board with the standard one and drops what scores nothing", () => {
    const setup = new Setup();
    const options = gardenOptions(setup);
    options.chooseBoard("custom", GARDEN);
    options.custom.rounds[0]!["bird"] = 4;
    options.custom.rounds[0]!["tree"] = 0;
    options.custom.jokers["bench"] = 0;
    expect(setup.request(nameless).options?.["board"]).toEqual({
      rounds: [{ bird: 4 }, { bird: 1 }, { flower: 2 }, { tulip: 3 }],
      group_bonus: { "6": 6 },
      jokers: { fountain: 1, statue: 2, bench: 0, pavilion: 3 },
    });
  });

  it("takes a seed and a clock", () => {
    const setup = new Setup();
    setup.seed = " 42 ";
    setup.clock = { initial: 600, increment: 5 };
    expect(setup.request(nameless)).toMatchObject({
      seed: 42,
      clock: { initial: 600, increment: 5 },
    });
    setup.seed = "many";
    expect(setup.request(nameless)).not.toHaveProperty("seed");
  });

  it("says whether hints are allowed only where somebody else plays", () => {
    const setup = new Setup();
    setup.hints = true;
    setup.public = true;
    expect(setup.request(nameless)).not.toHaveProperty("hints");
    setup.seats[1]!.sitter = "device";
    expect(setup.request(nameless)).not.toHaveProperty("hints");
    setup.seats[1]!.sitter = "friend";
    expect(setup.request(nameless).hints).toBe(true);
    setup.hints = false;
    expect(setup.request(nameless).hints).toBe(false);
  });

  it("sends no seed where somebody else is concerned", () => {
    const setup = new Setup();
    setup.seed = "42";
    setup.seats[1]!.sitter = "device";
    expect([setup.seedAllowed, setup.request(nameless).seed]).toEqual([true, 42]);
    setup.seats[1]!.sitter = "friend";
    expect(setup.seedAllowed).toBe(false);
    expect(setup.request(nameless)).not.toHaveProperty("seed");
    setup.seats[1]!.sitter = "bot:strong";
    setup.public = true;
    expect(setup.seedAllowed).toBe(false);
    expect(setup.request(nameless)).not.toHaveProperty("seed");
  });
});
