// The words for what happens in Summer Pavilion.
import { list, t } from "../../lib/i18n.svelte";
import { whoIn, type Telling } from "../../lib/game";
import type { PavilionEvent } from "./types";
import type { Tiles } from "./board/position";
import { boardOf, ownInfo } from "./info";

/** Messages for the service's reasons of points. */
export const reasons: Record<string, string> = {
  "first to take from the centre": "pavilion-reason-centre",
  "tile placed": "pavilion-reason-placed",
  "tiles not kept": "pavilion-reason-not-kept",
  "tiles kept at the end": "pavilion-reason-kept",
  "stars and numbers": "pavilion-reason-stars",
  "structure sets": "pavilion-reason-sets",
};

function tilesWords(tiles: Tiles): string {
  return list(
    Object.entries(tiles).map(([colour, count]) => t("pavilion-tiles", { colour, count })),
  );
}

const isEmpty = (tiles: Tiles): boolean => Object.values(tiles).every((count) => count === 0);

/** The colour of a star on the board in use, or that it takes several. */
function starColour({ info, options }: Telling, star: number): string {
  const kind = boardOf(ownInfo(info), options["board"]).stars[star];
  return !kind || kind === "open" ? "many" : kind;
}

/** The words for one event; null for one that other lines already tell. */
export function logLine(event: PavilionEvent, telling: Telling): string | null {
  const who = whoIn(telling);
  switch (event.event) {
    case "draft": {
      const pieces = tilesWords(event.tiles);
      return event.from === "centre"
        ? t("pavilion-log-draft-centre", { ...who(event.seat), pieces })
        : t("pavilion-log-draft-factory", { ...who(event.seat), factory: event.from, pieces });
    }
    case "place": {
      const { colour, space } = event;
      const star = t("pavilion-star", { colour: starColour(telling, event.star) });
      return t("pavilion-log-place", { ...who(event.seat), colour, space, star });
    }
    case "feature": {
      const { feature, tiles } = event;
      return t("pavilion-log-feature", { ...who(event.seat), feature, count: tiles });
    }
    case "bonus":
      return t("pavilion-log-bonus", { ...who(event.seat), pieces: tilesWords(event.tiles) });
    case "supply":
      return event.tiles ? t("pavilion-log-supply", { pieces: tilesWords(event.tiles) }) : null;
    case "pass": {
      const told = isEmpty(event.kept)
        ? t("pavilion-log-pass", who(event.seat))
        : t("pavilion-log-pass-kept", { ...who(event.seat), pieces: tilesWords(event.kept) });
      if (isEmpty(event.discarded)) return told;
      return `${told} ${t("pavilion-log-discarded", { pieces: tilesWords(event.discarded) })}`;
    }
    case "unpack":
      return isEmpty(event.tiles)
        ? null
        : t("pavilion-log-unpack", { ...who(event.seat), pieces: tilesWords(event.tiles) });
    case "final-scored":
      return t("pavilion-log-final-scored");
    default:
      return null;
  }
}
