// The best turns that a bot found: which of them is shown, and what speaks for each, in words.
import { pageOf } from "../games";
import type { GameName, Telling } from "./game";
import { list, signed, t } from "./i18n.svelte";
import { turnLines } from "./log";
import type { TurnBuilder } from "./turn.svelte";
import type { GameEvent, Hint, HintReason, HintTurn, Item } from "./types";

const OF_POINTS: Record<string, string> = {
  points: "hint-points",
  round: "hint-round",
  final: "hint-final",
};

/** Return which turn of a hint is put together now; -1 if it is another one. */
export function shownOf(hint: Hint | null, { preview }: Pick<TurnBuilder, "preview">): number {
  const path = preview?.path.join();
  return hint?.turns.findIndex((one) => one.path.join() === path) ?? -1;
}

/** The events of a turn that tell what it is about, that first. */
function about(telling: Telling, events: GameEvent[]): GameEvent[] {
  const { prelude = [] } = pageOf(telling.info.name);
  return events.filter((event) => "seat" in event && !prelude.includes(event.event));
}

/** Return what a turn is about, in one line. */
export const toldTurn = (telling: Telling, events: GameEvent[]): string =>
  turnLines(telling, about(telling, events))[0]?.text ?? "";

/** Return what a turn is about, in one line, spoken to the seat that would play it. */
export function turnWords(telling: Telling, { events }: Pick<HintTurn, "events">): string {
  const [first] = about(telling, events);
  const you = first && "seat" in first ? { you: first.seat } : {};
  return toldTurn({ ...telling, ...you }, events);
}

/** Return the lead that a bot expects after a turn. */
export const leadWords = ({ value }: HintTurn): string =>
  value === null ? "" : signed(Math.round(value * 10) / 10);

/** Return the reasons for a turn, the most telling first. */
export function reasonsFor(game: GameName, { reasons }: Pick<HintTurn, "reasons">): string {
  const words = reasons.flatMap((reason) => reasonWords(game, reason));
  return (words.length > 0 ? words : [pointsWords("hint-points", 0)]).join(" · ");
}

function reasonWords(game: GameName, { key, value, items = [] }: HintReason): string[] {
  if (key === "marker") return [t("table-first-marker")];
  if (key === "others") {
    const count = Math.round(Math.abs(value));
    return [value < 0 ? t("hint-others-less", { count }) : t("hint-others-more", { count })];
  }
  const id = OF_POINTS[key];
  if (!id) return pageOf(game).gained({ [key]: value });
  const reason = pointsWords(id, value);
  const scored = items.map((item) => itemWords(game, item));
  return [scored.length > 0 ? t("hint-for", { reason, items: list(scored) }) : reason];
}

const pointsWords = (id: string, points: number): string =>
  t(id, { points: signed(points), count: Math.abs(points) });

function itemWords(game: GameName, item: Item): string {
  const page = pageOf(game);
  return page.itemDetail?.(item as never) ?? page.itemWords(item as never);
}
