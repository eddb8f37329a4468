// What a player is expected to do next, said by what can be chosen.
import { t } from "./i18n.svelte";
import type { Turn } from "./turn.svelte";
import type { StepKind } from "./types";

const EXPECTED: Record<StepKind, string> = {
  turn: "table-expect-turn",
  name: "table-expect-colour",
  slot: "table-expect-copy",
  hexagon: "table-expect-piece",
  cell: "table-expect-place",
  area: "table-expect-place",
  tile: "table-expect-pay",
  expansion: "table-expect-pay",
  joker: "table-expect-pay",
  source: "table-expect-source",
  colour: "table-expect-colour",
  space: "table-expect-place",
  wilds: "table-expect-wilds",
  bonus: "table-expect-bonus",
  keep: "table-expect-keep",
  done: "table-expect-confirm",
};

export function expectation(turn: Turn): string {
  const [first, ...others] = turn.choices;
  // Where there is only one kind of turn, what is asked for is what it begins with.
  const next =
    first?.kind === "turn" && others.length === 0 ? (first.choices?.[0] ?? first) : first;
  const kind = turn.whole ? "done" : next?.kind;
  if (kind === undefined) return "";
  const passing = turn.path[0]?.turn === "pass";
  if (passing && ["tile", "expansion"].includes(kind)) return t("table-expect-discard");
  return t(EXPECTED[kind]);
}
