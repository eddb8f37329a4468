// A review as numbers to draw: the lead of one seat from turn to turn, its luck, and what turns cost.
import type { Judged, ReviewedTurn, Value } from "./types";

/** The verdicts that are marks, the worst first; a good turn has none to look at. */
export const MARKS = ["blunder", "mistake", "inaccuracy"] as const;
export type Mark = (typeof MARKS)[number];

/** The signs of the marks, as they are written beside moves. */
export const SIGNS: Record<Mark, string> = { blunder: "??", mistake: "?", inaccuracy: "?!" };

export const isMark = (verdict: string | null | undefined): verdict is Mark =>
  MARKS.some((mark) => mark === verdict);

/** The turns that are jumped to: an inaccuracy is marked, but is no mistake. */
const isMistake = ({ verdict }: ReviewedTurn): boolean =>
  verdict === "blunder" || verdict === "mistake";

/** Return the number of the next mistake after a turn, or the last one before it; null if none. */
export function mistakeFrom(turns: ReviewedTurn[], at: number, way: 1 | -1): number | null {
  const numbers = turns.filter(isMistake).map(({ number }) => number);
  const found = numbers.filter((number) => (number - at) * way > 0);
  return found.length > 0 ? (way > 0 ? Math.min(...found) : Math.max(...found)) : null;
}

/** What a review knows so far. */
export type Known = {
  /** Quick estimates of all positions. */
  outline: Value[];
  /** By their numbers, in whatever order they were done. */
  turns: ReadonlyMap<number, ReviewedTurn>;
  end: Value | null;
};

/** The position after so many turns, as one seat sees it. */
export type Moment = {
  lead: number;
  /** Whether it is more than a quick estimate. */
  judged: boolean;
};

/** What one turn changed for a seat, in points. */
export type Change = {
  number: number;
  /** What came, minus what could have come. */
  luck: number;
  /** The turn compared with the best one: below 0 where it cost this seat something. */
  play: number;
};

export type Course = { moments: Moment[]; changes: Change[] };

/** Return the course of a game for a seat, as far as it is known. */
export function courseOf({ outline, turns, end }: Known, seat: number): Course {
  const last = outline.length - 1;
  const moments = outline.map((rough, at) => {
    const value = at === last ? end : turns.get(at + 1)?.value;
    return { lead: (value ?? rough).leads[seat] ?? 0, judged: Boolean(value) };
  });
  const changes = [...turns.values()]
    .sort((one, other) => one.number - other.number)
    .map(({ number, luck, chosen, value }) => ({
      number,
      luck: luck?.value.leads[seat] ?? 0,
      play: (chosen.leads[seat] ?? 0) - (value.leads[seat] ?? 0),
    }));
  return { moments, changes };
}

/** How a turn that was tried compares with the one that was played and with the best one. */
export type Trial = {
  /** Whether it is the turn that was played. */
  same: boolean;
  /** Compared with what was played: `even` where the judgement is not sure enough to say. */
  played: "better" | "worse" | "even";
  /** Whether nothing better was found, as far as that can be told. */
  best: boolean;
  /** What it gains against the turn played, and what it lacks of the best one. */
  gain: { lead: number; chance: number };
  lack: { lead: number; chance: number };
};

/** Return how a turn did that was judged together with the one that was played. */
export function trialOf(judged: Judged, seat: number, tried: string, played: string): Trial | null {
  const find = (text: string) => judged.turns.find((turn) => turn.text === text);
  const [one, before, best] = [find(tried), find(played), judged.turns[0]];
  if (!one || !before || !best) return null;
  const over = (other: typeof one) => ({
    lead: (one.value.leads[seat] ?? 0) - (other.value.leads[seat] ?? 0),
    chance: (one.value.chances[seat] ?? 0) - (other.value.chances[seat] ?? 0),
  });
  /** Differences below the standard error say nothing; the lead decides where chances are alike. */
  const compared = (other: typeof one): number => {
    if (other === one) return 0;
    const { lead, chance } = over(other);
    const sure = (mine: number | undefined, its: number | undefined): number =>
      Math.hypot(mine ?? 0, its ?? 0);
    if (Math.abs(chance) > sure(one.error.chances[seat], other.error.chances[seat])) return chance;
    return Math.abs(lead) > sure(one.error.leads[seat], other.error.leads[seat]) ? lead : 0;
  };
  const against = compared(before);
  const missing = over(best);
  return {
    same: tried === played,
    played: against > 0 ? "better" : against < 0 ? "worse" : "even",
    best: compared(best) >= 0,
    gain: over(before),
    lack: { lead: -missing.lead, chance: -missing.chance },
  };
}
