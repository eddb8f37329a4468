// The options of a new table of Queen's Garden.
import { valuesOf, type OwnOptions } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import type { GameInfo } from "../../lib/types";
import type { GardenScoringBoard } from "./types";
import { ownInfo } from "./info";
import { editionWords } from "./terms";

export class Options implements OwnOptions {
  /** "standard", "variant" or "custom". */
  board = $state("standard");
  edition = $state("en");
  /** Whether the edition is that of the page's language, because nobody has chosen one. */
  followsLanguage = $state(false);
  repeatPayment = $state(false);
  refill = $state("short");
  custom = $state<GardenScoringBoard>({ rounds: [], group_bonus: {}, jokers: {} });

  #isChosen = false;

  get values(): Record<string, unknown> {
    return {
      board: this.board === "custom" ? tidy(this.custom) : this.board,
      ...this.#editionRules,
    };
  }

  summary(info: GameInfo): string {
    return this.followsLanguage
      ? t("start-edition-by-language", { edition: this.edition })
      : editionWords(info, this.#editionRules);
  }

  /** The edition and what it sets. */
  get #editionRules(): { edition: string; repeat_payment: boolean; refill: string } {
    return { edition: this.edition, repeat_payment: this.repeatPayment, refill: this.refill };
  }

  take({ board, edition, repeat_payment, refill }: Record<string, unknown>): void {
    this.#choose();
    if (typeof board === "string") this.board = board;
    else if (board) [this.board, this.custom] = ["custom", structuredClone(board) as never];
    if (typeof edition === "string") this.edition = edition;
    if (typeof repeat_payment === "boolean") this.repeatPayment = repeat_payment;
    if (typeof refill === "string") this.refill = refill;
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
    if (this.#isChosen) return;
    const isThere = valuesOf(info, "edition").includes(language);
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
    const standard = ownInfo(info).boards["standard"];
    const untouched = this.custom.rounds.every((round) => Object.keys(round).length === 0);
    if (board === "custom" && untouched && standard) {
      this.custom = {
        rounds: standard.rounds.map((round) => ({ ...round })),
        group_bonus: { ...standard.group_bonus },
        jokers: { ...standard.jokers },
      };
    }
  }
}

const scoring = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts)
      .map(([name, points]) => [name, Math.round(points || 0)] as const)
      .filter(([, points]) => points > 0),
  );

/** A scoring board without the entries that score nothing; no jokers at all are another matter. */
function tidy(board: GardenScoringBoard): GardenScoringBoard {
  return {
    rounds: board.rounds.map(scoring),
    group_bonus: scoring(board.group_bonus),
    jokers: { ...board.jokers },
  };
}
