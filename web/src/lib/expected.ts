// What a player is expected to do next.
import { pageOf } from "../games";
import { t } from "./i18n.svelte";
import type { TurnBuilder } from "./turn.svelte";
import type { GameName } from "./game";

export function expectation(game: GameName, turn: TurnBuilder): string {
  if (turn.whole) return t("table-expect-confirm");
  return turn.choices.length > 0
    ? t(pageOf(game).expected(turn.choices as never, turn.path as never))
    : "";
}
