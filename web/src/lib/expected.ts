// What a player is expected to do next, said by what can be chosen.
import { t } from "./i18n.svelte";
import type { Turn } from "./turn.svelte";
import type { Choice, StepKind } from "./types";

const EXPECTED: Record<Exclude<StepKind, "turn">, string> = {
  name: "table-expect-name",
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

const PLACING: readonly string[] = ["tile", "expansion", "buy"];

/** The kinds of turns there are to choose from. */
function turns(choices: Choice[]): string {
  const kinds = choices.map((choice) => choice.turn ?? "");
  const places = kinds.some((kind) => PLACING.includes(kind));
  if (kinds.includes("draft")) return t("table-expect-draft");
  if (kinds.includes("place")) return t("table-expect-lay-or-pass");
  if (kinds.includes("acquire")) {
    return places ? t("table-expect-acquire-or-place") : t("table-expect-acquire");
  }
  return places ? t("table-expect-place-or-pass") : t("table-expect-pass");
}

export function expectation(turn: Turn): string {
  const kind = turn.whole ? "done" : turn.choices[0]?.kind;
  if (kind === undefined) return "";
  if (kind === "turn") return turns(turn.choices);
  const passing = turn.path[0]?.turn === "pass";
  if (passing && ["tile", "expansion"].includes(kind)) return t("table-expect-discard");
  return t(EXPECTED[kind]);
}
