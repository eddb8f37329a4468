// Tables of points by item and seat, as the service counted them.
import { pageOf } from "../games";
import type { Story } from "./board";
import type { GameName } from "./game";
import { t } from "./i18n.svelte";
import { parts } from "./story.svelte";
import type { GameEvent, Item, Result } from "./types";

export type ScoringEvent = GameEvent & { event: "round-scored" | "final-scored" };
/** One line of a table: points for each seat, null where it has not been counted (yet). */
export type ScoreLine = {
  label: string;
  points: (number | null)[];
  /** What it is made of, where that is worth opening it. */
  parts?: ScoreLine[];
};

export function isScoring(event: GameEvent | null): event is ScoringEvent {
  return event?.event === "round-scored" || event?.event === "final-scored";
}

/**
 * Return lines by item, for the items counted up to now; those of one name are added up. Once all are
 * counted, whoever has none of a name got 0 for it.
 */
export function scoreLines(game: GameName, items: Item[][], all = false): ScoreLine[] {
  const { itemWords } = pageOf(game);
  const lines = new Map<string, ScoreLine>();
  items.forEach((own, seat) => {
    for (const item of own) {
      const label = itemWords(item as never);
      const line = lines.get(label) ?? { label, points: items.map(() => (all ? 0 : null)) };
      line.points[seat] = (line.points[seat] ?? 0) + item.points;
      lines.set(label, line);
    }
  });
  return [...lines.values()];
}

/** Return the items of a scoring of which so many parts have been told. */
export function toldItems(event: ScoringEvent, count: number): Item[][] {
  const told = parts(event).slice(0, count).filter(isScoring);
  return event.seats.map((_, seat) => told.flatMap<Item>((part) => part.seats[seat]?.items ?? []));
}

/** Return the scoring to show: one that is yet to be told waits for it. */
export function toldScoring(
  scored: ScoringEvent[],
  { told, now, coming }: Story,
): [ScoringEvent, ...ScoringEvent[]] | null {
  const [first, ...rest] = scored;
  const begun = [...told, now].some(isScoring) || !coming.some(isScoring);
  return first && begun ? [first, ...rest] : null;
}

export const partsOf = (event: ScoringEvent): number => parts(event).length;

const sum = (items: Item[]): number => items.reduce((total, item) => total + item.points, 0);

/** Every item on a line of its own; of several alike each has one. */
function detailLines(game: GameName, items: Item[][]): ScoreLine[] {
  const { itemDetail } = pageOf(game);
  const lines = new Map<string, ScoreLine>();
  items.forEach((own, seat) => {
    for (const item of own) {
      const label = itemDetail?.(item as never);
      if (!label) continue;
      let key = label;
      while (lines.get(key)?.points[seat]) key += "\0";
      const line = lines.get(key) ?? { label, points: items.map(() => 0) };
      line.points[seat] = item.points;
      lines.set(key, line);
    }
  });
  return [...lines.values()];
}

/** A round: what it brought, and what of it was lost in turns. */
function roundLine(round: number, points: number[], lost: number[]): ScoreLine {
  const line = { label: t("table-round", { round }), points };
  if (!lost.some((some) => some < 0)) return line;
  const won = points.map((some, seat) => some - (lost[seat] ?? 0));
  const parts = [
    { label: t("result-won"), points: won },
    { label: t("result-lost"), points: lost },
  ];
  return { ...line, parts };
}

/**
 * Return where all points of a game came from; the lines add up to the scores. What could have scored
 * at the end (`finals`) has a line, also if it brought nobody anything.
 */
export function resultLines(game: GameName, result: Result, finals: string[] = []): ScoreLine[] {
  const counted = moments(result);
  const finished = result.items.some((items) => items.length > 0);
  const rounds = (finished ? counted.slice(0, -1) : counted).map((scores, index) => {
    const before = counted[index - 1] ?? result.start;
    const points = scores.map((score, seat) => score - (before[seat] ?? 0));
    return roundLine(index + 1, points, result.lost[index] ?? []);
  });
  const { itemWords } = pageOf(game);
  const ofLabel = (label: string): Item[][] =>
    result.items.map((own) => own.filter((item) => itemWords(item as never) === label));
  const known = new Map(scoreLines(game, result.items).map((line) => [line.label, line.points]));
  const expected = result.reason === "finished" ? finals : [];
  const labels = expected.map((kind) => itemWords({ kind } as never));
  const items = [...new Set([...labels, ...known.keys()])].map((label) => ({
    label,
    points: result.items.map((_, seat) => known.get(label)?.[seat] ?? 0),
    parts: detailLines(game, ofLabel(label)),
  }));
  return [{ label: t("result-start"), points: result.start }, ...rounds, ...items];
}

/** Return the scores after each round, the last without the final scoring, and the result. */
export function moments(result: Result): number[][] {
  const before = result.scores.map((score, seat) => score - sum(result.items[seat] ?? []));
  const counted = result.items.some((items) => items.length > 0);
  return counted ? [...result.rounds.slice(0, -1), before, result.scores] : result.rounds;
}
