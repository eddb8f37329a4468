// What a player of Queen's Garden is expected to do next, said by what can be chosen.
import type { GardenChoice, GardenStep } from "./types";

const EXPECTED: Partial<Record<GardenStep["kind"], string>> = {
  name: "table-expect-name",
  slot: "table-expect-copy",
  hexagon: "table-expect-piece",
  cell: "table-expect-place",
  area: "table-expect-place",
  tile: "table-expect-pay",
  expansion: "table-expect-pay",
  joker: "table-expect-pay",
};

const PLACING: readonly string[] = ["tile", "expansion", "buy"];

export function expected(choices: GardenChoice[], path: GardenStep[]): string {
  const kind = choices[0]?.kind ?? "done";
  const passing = path[0]?.turn === "pass";
  if (passing && (kind === "tile" || kind === "expansion")) return "table-expect-discard";
  if (kind !== "turn") return EXPECTED[kind] ?? "table-expect-confirm";
  const turns = choices.map((choice) => choice.turn ?? "");
  const places = turns.some((turn) => PLACING.includes(turn));
  if (turns.includes("acquire")) {
    return places ? "table-expect-acquire-or-place" : "table-expect-acquire";
  }
  return places ? "table-expect-place-or-pass" : "table-expect-pass";
}
