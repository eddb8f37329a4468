// A table that is being set up on the start screen.
import { PAGES, pageOf } from "../games";
import type { OwnOptions } from "./game";
import type { GameName } from "./game";
import type { NewSeat, NewTable } from "./types";

/** The player of a seat: "me", "device" (a person at this device), "friend", or "bot:<level>". */
export type Sitter = "me" | "device" | "friend" | `bot:${string}`;
export type SetupSeat = { key: number; sitter: Sitter; name: string };

/** Seconds for everybody and seconds added each turn. */
export type SetupClock = { initial: number; increment: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** For an evening, and for a game over days. */
export const CLOCKS: readonly SetupClock[] = [
  { initial: 5 * MINUTE, increment: 5 },
  { initial: 10 * MINUTE, increment: 10 },
  { initial: 20 * MINUTE, increment: 20 },
  { initial: DAY, increment: 8 * HOUR },
  { initial: 3 * DAY, increment: DAY },
  { initial: 7 * DAY, increment: DAY },
];
/** Where somebody begins who sets a clock by hand. */
export const OWN_CLOCK: SetupClock = { initial: 15 * MINUTE, increment: 10 };

export class Setup {
  game = $state<GameName>([...PAGES.keys()][0] ?? "");
  seats = $state<SetupSeat[]>([
    { key: 0, sitter: "me", name: "" },
    { key: 1, sitter: "bot:casual", name: "" },
  ]);
  /** The seat that starts, or that the service draws it. */
  starts = $state<number | "drawn">("drawn");
  clock = $state<SetupClock | null>(null);
  seed = $state("");
  public = $state(false);
  /** Whether everybody may ask for hints where somebody else plays. */
  hints = $state(false);

  #keys = 2;
  readonly #options = new Map<GameName, OwnOptions>();

  /** Whether somebody else can take a seat, by link or at a public table. */
  get othersPlay(): boolean {
    return this.seats.some((seat) => seat.sitter === "friend");
  }

  /** Whether a seed can be given: whoever knows it knows the deal, so only if nobody else plays. */
  get seedAllowed(): boolean {
    return !this.public && !this.othersPlay;
  }

  /** The options that only this game has; each game keeps its own. */
  optionsOf(game: GameName): OwnOptions {
    const known = this.#options.get(game);
    if (known) return known;
    const begun = new (pageOf(game).Options)();
    this.#options.set(game, begun);
    return begun;
  }

  addSeat(most: number): void {
    if (this.seats.length >= most) return;
    this.seats.push({ key: this.#keys++, sitter: "bot:casual", name: "" });
  }

  removeSeat(index: number): void {
    this.seats.splice(index, 1);
    if (this.starts !== "drawn" && this.starts >= this.seats.length) this.starts = "drawn";
  }

  /** Return the request for the service; `nameless` is the name of a person who gave none. */
  request(nameless: (seat: number) => string): NewTable {
    const seed = this.seed.trim();
    return {
      game: this.game,
      seats: this.seats.map((seat, index) => newSeat(seat, nameless(index))),
      options: {
        ...this.optionsOf(this.game).values,
        ...(this.starts === "drawn" ? {} : { starts: this.starts }),
      },
      ...(this.seedAllowed && /^\d{1,15}$/.test(seed) ? { seed: Number(seed) } : {}),
      clock: this.clock && {
        initial: Math.max(5, Math.round(this.clock.initial)),
        increment: Math.max(0, Math.round(this.clock.increment)),
      },
      public: this.public,
      ...(this.othersPlay ? { hints: this.hints } : {}),
    };
  }
}

function newSeat(seat: SetupSeat, nameless: string): NewSeat {
  if (seat.sitter.startsWith("bot:"))
    return { kind: "bot", level: seat.sitter.slice(4) as NonNullable<NewSeat["level"]> };
  if (seat.sitter === "friend") return { kind: "friend" };
  return { kind: "me", name: seat.name.trim() || nameless };
}
