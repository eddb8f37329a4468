// Why something cannot be done: said at once in one line, with the rule behind it.
import { pageOf } from "../games";
import { expectation } from "./expected";
import { wantsLessMotion } from "./flights";
import type { GameName } from "./game";
import { t } from "./i18n.svelte";
import type { Playing } from "./playing.svelte";
import type { Refused } from "./types";

/** What the service refuses, words of the page's own, or null: nothing can be done now. */
export type Why = Pick<Refused, "reason" | "facts" | "clause"> | { words: string } | null;

/** Say why what was pointed at cannot be done. */
export type Explain = (why: Why, at: Element | null) => void;

/** One line, and the clause of the rules that it follows from. */
export type Refusal = { words: string; clause?: string };

const SHAKE_MS = 380;

/** What was refused last, until something else happens. */
export class Refusals {
  said = $state.raw<Refusal | null>(null);

  say(refusal: Refusal, at: Element | null): void {
    this.said = { ...refusal };
    if (at) shake(at);
  }

  forget(): void {
    this.said = null;
  }
}

/** The line for a refusal. */
function refusalOf(why: Exclude<Why, null>, game: GameName): Refusal {
  if ("words" in why) return why;
  const id = pageOf(game).refusals[why.reason] ?? "error-illegal";
  return { words: t(id, why.facts ?? {}), clause: why.clause };
}

/** What explains refusals at a table or in a lesson. */
export function explainer(session: Playing, game: GameName): Explain {
  return (why, at) => {
    const refusal = why ? refusalOf(why, game) : { words: waitWords(session, game) };
    session.refusals.say(refusal, at);
  };
}

/** Why nothing that is pointed at does anything now, where no rule is concerned. */
function waitWords(session: Playing, game: GameName): string {
  const { view, turn } = session;
  if (session.teller.telling) return t("no-told");
  if (view?.state === "over") return t("table-over");
  if (view?.state === "waiting") return t("table-waiting");
  if (session.acting === null) return t("table-watching");
  return turn.active ? expectation(game, turn) : t("table-expect-wait");
}

/** Shake a piece, or only mark it where less motion is wanted: styles see `data-no`. */
function shake(at: Element): void {
  at.setAttribute("data-no", "");
  const still = wantsLessMotion() || typeof at.animate !== "function";
  const away = still ? 0 : 4;
  const steps = [0, -away, away, -away * 0.6, away * 0.6, 0];
  const shaken = at.animate?.(
    steps.map((x) => ({ translate: `${x}px 0` })),
    { duration: SHAKE_MS, id: "no" },
  );
  const settle = (): void => at.removeAttribute("data-no");
  if (shaken) shaken.finished.then(settle, settle);
  else settle();
}
