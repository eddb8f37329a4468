// What a player of Summer Pavilion is expected to do next, said by what can be chosen.
import type { Choice } from "../../lib/types";

const EXPECTED: Partial<Record<string, string>> = {
  source: "table-expect-source",
  colour: "table-expect-colour",
  space: "table-expect-place",
  wilds: "table-expect-wilds",
  bonus: "table-expect-bonus",
  keep: "table-expect-keep",
};

export function expected(choices: Choice[]): string {
  const kind = choices[0]?.kind ?? "done";
  if (kind !== "turn") return EXPECTED[kind] ?? "table-expect-confirm";
  const turns = choices.map((choice) => choice.turn);
  if (turns.includes("draft")) return "table-expect-draft";
  return turns.includes("place") ? "table-expect-lay-or-pass" : "table-expect-pass";
}
