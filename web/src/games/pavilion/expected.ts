// What a player of Summer Pavilion is expected to do next, said by what can be chosen.
import type { PavilionChoice } from "./types";

const EXPECTED: Partial<Record<PavilionChoice["kind"], string>> = {
  source: "table-expect-source",
  colour: "table-expect-colour",
  space: "table-expect-place",
  wilds: "table-expect-wilds",
  bonus: "table-expect-bonus",
  keep: "table-expect-keep",
};

export function expected(choices: PavilionChoice[]): string {
  const kind = choices[0]?.kind ?? "done";
  if (kind !== "turn") return EXPECTED[kind] ?? "table-expect-confirm";
  const turns = choices.map((choice) => choice.turn);
  if (turns.includes("draft")) return "table-expect-draft";
  return turns.includes("place") ? "table-expect-lay-or-pass" : "table-expect-pass";
}
