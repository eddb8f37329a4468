// A table that is being set up on the start screen.
import type { Counts, GameInfo, GameName, NewSeat, NewTable, ScoringBoard } from "./types";

/** Who sits on a seat: "me", "device" (a person at this device), "friend", or "bot:<level>". */
export type Sitter = "me" | "device" | "friend" | `bot:${string}`;
export type SetupSeat = { key: number; sitter: Sitter; name: string };

/** Minutes for everybody and seconds added each turn. */
export type SetupClock = { minutes: number; increment: number };

export const CLOCKS: readonly SetupClock[] = [
  { minutes: 5, increment: 5 },
  { minutes: 10, increment: 10 },
  { minutes: 20, increment: 20 },
];

const MOST_POINTS = 99;

export class Setup {
  game = $state<GameName>("queens-garden");
  seats = $state<SetupSeat[]>([
    { key: 0, sitter: "me", name: "" },
    { key: 1, sitter: "bot:casual", name: "" },
  ]);
  /** "standard", "variant" or, in Queen's Garden, "custom". */
  board = $state("standard");
  edition = $state("en");
  /** Whether the edition is that of the page's language, because nobody has chosen one. */
  followsLanguage = $state(false);
  repeatPayment = $state(false);
  refill = $state("short");
  starts = $state(0);
  clock = $state<SetupClock | null>(null);
  seed = $state("");
  public = $state(false);
  custom = $state<ScoringBoard>({ rounds: [{}, {}, {}, {}], group_bonus: {}, jokers: {} });

  #keys = 2;
  #isChosen = false;

  /** Whoever knows the seed knows the deal, so nobody else may be concerned. */
  get seedAllowed(): boolean {
    return !this.public && this.seats.every((seat) => seat.sitter !== "friend");
  }

  /** The edition and what it sets, as options of the game. */
  get editionRules(): { edition: string; repeat_payment: boolean; refill: string } {
    return { edition: this.edition, repeat_payment: this.repeatPayment, refill: this.refill };
  }

  addSeat(most: number): void {
    if (this.seats.length >= most) return;
    this.seats.push({ key: this.#keys++, sitter: "bot:casual", name: "" });
  }

  removeSeat(index: number): void {
    this.seats.splice(index, 1);
    if (this.starts >= this.seats.length) this.starts = 0;
  }

  /** Choose an edition, and with it what it sets. */
  chooseEdition(edition: string, info: GameInfo): void {
    this.#choose();
    this.#takeEdition(edition, info);
  }

  /** Choose one of the two rules that an edition sets. */
  chooseRule(rule: { repeatPayment: boolean } | { refill: string }): void {
    this.#choose();
    Object.assign(this, rule);
  }

  /** Play the edition in the language of the page, if there is one, until something is chosen. */
  followLanguage(language: string, info: GameInfo): void {
    const editions = info.options.find((option) => option.name === "edition")?.values ?? [];
    if (this.#isChosen) return;
    const isThere = editions.includes(language);
    this.followsLanguage = isThere;
    if (isThere) this.#takeEdition(language, info);
  }

  #choose(): void {
    this.#isChosen = true;
    this.followsLanguage = false;
  }

  #takeEdition(edition: string, info: GameInfo): void {
    this.edition = edition;
    const sets = info.options.find((option) => option.name === "edition")?.sets?.[edition];
    if (typeof sets?.["repeat_payment"] === "boolean") this.repeatPayment = sets["repeat_payment"];
    if (typeof sets?.["refill"] === "string") this.refill = sets["refill"];
  }

  /** Choose the scoring board; one's own begins with the numbers of the standard one. */
  chooseBoard(board: string, info: GameInfo): void {
    this.board = board;
    const standard = info.garden?.boards["standard"];
    const untouched = this.custom.rounds.every((round) => Object.keys(round).length === 0);
    if (board === "custom" && untouched && standard) {
      this.custom = {
        rounds: standard.rounds.map((round) => ({ ...round })),
        group_bonus: { ...standard.group_bonus },
        jokers: { ...standard.jokers },
      };
    }
  }

  /** What to ask of the service; `nameless` calls a person who gave no name. */
  request(nameless: (seat: number) => string): NewTable {
    const seed = this.seed.trim();
    return {
      game: this.game,
      seats: this.seats.map((seat, index) => newSeat(seat, nameless(index))),
      options: this.#options(),
      ...(this.seedAllowed && /^\d{1,15}$/.test(seed) ? { seed: Number(seed) } : {}),
      clock: this.clock && {
        initial: Math.max(5, Math.round(this.clock.minutes * 60)),
        increment: Math.max(0, Math.round(this.clock.increment)),
      },
      public: this.public,
    };
  }

  #options(): Record<string, unknown> {
    const both = { board: this.board, starts: this.starts };
    if (this.game === "summer-pavilion") {
      return { ...both, board: this.board === "variant" ? "variant" : "standard" };
    }
    return {
      ...both,
      board: this.board === "custom" ? tidy(this.custom) : this.board,
      ...this.editionRules,
    };
  }
}

function newSeat(seat: SetupSeat, nameless: string): NewSeat {
  if (seat.sitter.startsWith("bot:")) return { kind: "bot", level: seat.sitter.slice(4) };
  if (seat.sitter === "friend") return { kind: "friend" };
  return { kind: "me", name: seat.name.trim() || nameless };
}

const scoring = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .map(([name, points]) => [name, Math.min(MOST_POINTS, Math.round(points || 0))] as const)
      .filter(([, points]) => points > 0),
  );

/** A scoring board without the entries that score nothing; no jokers at all are another matter. */
function tidy(board: ScoringBoard): ScoringBoard {
  return {
    rounds: board.rounds.map(scoring),
    group_bonus: scoring(board.group_bonus),
    jokers: { ...board.jokers },
  };
}
