// A table that is being set up on the start screen.
import { PAGES, pageOf } from "../games";
import type { OwnOptions } from "./game";
import type { GameName } from "./game";
import type { NewSeat, NewTable } from "./types";

/** The player of a seat: "me", "device" (a person at this device), "friend", or "bot:<level>". */
export type Sitter = "me" | "device" | "friend" | `bot:${string}`;
export type SetupSeat = { key: number; sitter: Sitter; name: string };

/** Minutes for everybody and seconds added each turn. */
export type SetupClock = { minutes: number; increment: number };

export const CLOCKS: readonly SetupClock[] = [
  { minutes: 5, increment: 5 },
  { minutes: 10, increment: 10 },
  { minutes: 20, increment: 20 },
];

export class Setup {
  game = $state<GameName>([...PAGES.keys()][0] ?? "");
  seats = $state<SetupSeat[]>([
    { key: 0, sitter: "me", name: "" },
    { key: 1, sitter: "bot:casual", name: "" },
  ]);
  starts = $state(0);
  clock = $state<SetupClock | null>(null);
  seed = $state("");
  public = $state(false);

  #keys = 2;
  readonly #options = new Map<GameName, OwnOptions>();

  /** Whether a seed can be given: whoever knows it knows the deal, so only if nobody else plays. */
  get seedAllowed(): boolean {
    return !this.public && this.seats.every((seat) => seat.sitter !== "friend");
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
    if (this.starts >= this.seats.length) this.starts = 0;
  }

  /** Return the request for the service; `nameless` is the name of a person who gave none. */
  request(nameless: (seat: number) => string): NewTable {
    const seed = this.seed.trim();
    return {
      game: this.game,
      seats: this.seats.map((seat, index) => newSeat(seat, nameless(index))),
      options: { ...this.optionsOf(this.game).values, starts: this.starts },
      ...(this.seedAllowed && /^\d{1,15}$/.test(seed) ? { seed: Number(seed) } : {}),
      clock: this.clock && {
        initial: Math.max(5, Math.round(this.clock.minutes * 60)),
        increment: Math.max(0, Math.round(this.clock.increment)),
      },
      public: this.public,
    };
  }
}

function newSeat(seat: SetupSeat, nameless: string): NewSeat {
  if (seat.sitter.startsWith("bot:"))
    return { kind: "bot", level: seat.sitter.slice(4) as NonNullable<NewSeat["level"]> };
  if (seat.sitter === "friend") return { kind: "friend" };
  return { kind: "me", name: seat.name.trim() || nameless };
}
