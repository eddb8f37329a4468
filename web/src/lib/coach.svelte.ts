// Tips in the first game of each kind. Each is shown once, beside the thing it is about; which were
// shown, and at which table, is kept in this browser.
import type { GameName } from "./game";
import { ownTables, tokensOf } from "./seats";
import { settings } from "./settings.svelte";
import type { TurnBuilder } from "./turn.svelte";
import type { Position } from "./types";

/** What tips depend on. */
export type Moment = { turn: TurnBuilder; position: Position };

export type Tip = {
  key: string;
  /** The id of its message. */
  words: string;
  /** The selector of the thing it is about. */
  at: string;
  when: (moment: Moment) => boolean;
};

/** Return whether a turn can be begun now. */
export const isOpen = ({ turn }: Moment): boolean =>
  turn.active && turn.path.length === 0 && turn.root.length > 0;

/** Return whether the turn in hand is of one of these kinds. */
export const isKind = ({ turn }: Moment, ...kinds: string[]): boolean =>
  turn.active && kinds.includes(turn.path[0]?.turn ?? "");

/** Tips for every game, after its own. */
export const SHARED: readonly Tip[] = [
  {
    key: "confirm",
    words: "coach-confirm",
    at: ".act",
    when: ({ turn }) => turn.active && turn.preview !== null,
  },
];

type Stored = Record<GameName, { table: string; seen: string[] }>;

const KEY = "quinta.coach";

function load(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Stored) : {};
  } catch {
    return {};
  }
}

export class Coach {
  readonly #game: GameName;
  readonly #table: string;
  readonly #isFirst: boolean;
  #seen = $state.raw<readonly string[]>([]);

  constructor(game: GameName, table: string) {
    this.#game = game;
    this.#table = table;
    const known = load()[game];
    // Tables from before there were tips are games that were played, too.
    this.#isFirst = known
      ? known.table === table
      : !ownTables().some((one) => one.own.game === game && one.table !== table);
    this.#seen = known?.seen ?? [];
    // Whoever only watches has yet to play.
    if (this.#isFirst && tokensOf(table).size > 0) this.#keep();
  }

  /** Return the tip for this moment, null if there is none. */
  tip(tips: readonly Tip[], moment: Moment): Tip | null {
    if (!this.#isFirst || !settings.tips) return null;
    return tips.find(({ key, when }) => !this.#seen.includes(key) && when(moment)) ?? null;
  }

  /** A tip was shown, and is not shown again. */
  see(key: string): void {
    this.#seen = [...this.#seen.filter((one) => one !== key), key];
    this.#keep();
  }

  #keep(): void {
    try {
      const mine = { table: this.#table, seen: this.#seen };
      localStorage.setItem(KEY, JSON.stringify({ ...load(), [this.#game]: mine }));
    } catch {
      // A browser that stores nothing shows them in every game.
    }
  }
}

// --- where a tip stands --------------------------------------------------------------------

export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

const GAP = 12;
const EDGE = 8;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Return a place beside a thing that covers nothing of what is taken; null if there is none. */
export function besides(thing: Box, tip: Size, taken: Box[], screen: Size): Box | null {
  const { width, height } = tip;
  const centre = (thing.left + thing.right - width) / 2;
  const middle = (thing.top + thing.bottom - height) / 2;
  const corners: [number, number][] = [
    [centre, thing.top - GAP - height],
    [centre, thing.bottom + GAP],
    [thing.left - GAP - width, middle],
    [thing.right + GAP, middle],
    [thing.left, thing.bottom + GAP],
    [thing.right - width, thing.bottom + GAP],
    [thing.left, thing.top - GAP - height],
    [thing.right - width, thing.top - GAP - height],
  ];
  return (
    corners
      .map(([left, top]) => ({ left, top, right: left + width, bottom: top + height }))
      .find(
        (box) =>
          box.left >= EDGE &&
          box.top >= EDGE &&
          box.right <= screen.width - EDGE &&
          box.bottom <= screen.height - EDGE &&
          !taken.some((other) => overlaps(box, other)),
      ) ?? null
  );
}
