// A position as a file, which may come from anywhere.
import type { GameName } from "../game";
import { t } from "../i18n.svelte";

/** Far more than a position has. */
const LARGEST = 200_000;

/** Return the position of a file, which must be of this game; or why there is none, in words. */
export async function readPosition(
  file: Blob,
  game: GameName,
): Promise<Record<string, unknown> | string> {
  if (file.size > LARGEST) return t("editor-file-large");
  let data: unknown;
  try {
    data = JSON.parse(await file.text());
  } catch {
    return t("editor-file-unread");
  }
  if (typeof data !== "object" || data === null || !("game" in data)) {
    return t("editor-file-unread");
  }
  return data.game === game ? (data as Record<string, unknown>) : t("study-link-game");
}
