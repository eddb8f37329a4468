// The words for what happens in Queen's Garden.
import { list, t } from "../../lib/i18n.svelte";
import { whoIn, type Telling } from "../../lib/game";
import type { GardenEvent, GardenPayment } from "./types";
import { expansionWords, split, tileWords } from "./board/words";

/** Messages for the service's reasons of points. */
export const reasons: Record<string, string> = {
  "bought expansion": "garden-reason-bought",
  "discarded pieces": "garden-reason-discarded",
  "first to pass": "garden-reason-first-to-pass",
  "round scoring": "garden-reason-round",
  jokers: "garden-reason-jokers",
  storage: "garden-reason-storage",
  groups: "garden-reason-groups",
};

function paymentWords(payment: GardenPayment): string {
  const jokers = payment.jokers > 0 ? [t("garden-jokers", { count: payment.jokers })] : [];
  return list([
    ...payment.tiles.map(tileWords),
    ...payment.expansions.map(expansionWords),
    ...jokers,
  ]);
}

/** The words for one event; null for one that other lines already tell. */
export function logLine(event: GardenEvent, telling: Telling): string | null {
  const who = whoIn(telling);
  switch (event.event) {
    case "acquire": {
      const pieces = list(
        event.take.map((one) =>
          one.from === "up" ? expansionWords(one.hexagon) : tileWords(one.hexagon),
        ),
      );
      return t("garden-log-acquire", { ...who(event.seat), pieces });
    }
    case "place": {
      if (event.piece === "bought") return t("garden-log-bought", who(event.seat));
      const values = { ...who(event.seat), ...split(event.hexagon ?? "") };
      return event.piece === "tile"
        ? t("garden-log-tile", values)
        : t("garden-log-expansion", values);
    }
    case "pay": {
      const pieces = paymentWords(event.payment);
      return pieces ? t("garden-log-pay", { ...who(event.seat), pieces }) : null;
    }
    case "surround": {
      const { feature, jokers, lost } = event;
      const told = t("garden-log-surround", { ...who(event.seat), feature, count: jokers });
      return lost > 0 ? `${told} ${t("garden-log-surround-lost", { count: lost })}` : told;
    }
    case "pass": {
      const { tiles, expansions } = event.discard;
      const pieces = paymentWords({ tiles, expansions, jokers: 0 });
      return pieces
        ? t("garden-log-pass-discard", { ...who(event.seat), pieces })
        : t("garden-log-pass", who(event.seat));
    }
    case "draw":
      return event.tiles
        ? t("garden-log-draw", { pieces: list(event.tiles.map(tileWords)) })
        : null;
    case "flip":
      return event.hexagon ? t("garden-log-flip", split(event.hexagon)) : null;
    case "round-scored":
      return t("garden-log-round-scored", { round: event.round });
    case "clear":
      return t("garden-log-clear", { count: event.tiles.length });
    case "final-scored":
      return t("garden-log-final-scored");
    default:
      return null;
  }
}
