// What is judged, and what went wrong, in words.
import { errorWords, type ApiError } from "../errors";
import { language, signed, t } from "../i18n.svelte";
import type { LinkFault } from "./link";

const FAULTS: Record<LinkFault, string> = {
  damaged: "study-link-damaged",
  "too-long": "study-link-long",
  "other-version": "study-link-version",
  "other-game": "study-link-game",
};

export const linkWords = (fault: LinkFault): string => t(FAULTS[fault]);

/** Return an expected lead, with its sign. */
export const leadWords = (lead: number): string => signed(Math.round(lead * 10) / 10);

/** Return a chance in per cent; what is not quite certain is not called so. */
export function chanceWords(chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  const form = { style: "percent", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language(), form).format(shown);
}

/** Return how far an expected lead may be off: its standard error; nothing where it is exact. */
export function errorMargin(error: number, exact: boolean): string {
  if (exact) return "";
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  // No sample is without error, however small: "±0.0" would say so.
  const number = new Intl.NumberFormat(language(), form).format(Math.max(error, 0.1));
  return t("study-margin", { error: number });
}

/** Return why a position is not judged. */
export const unjudgedWords = (error: ApiError): string =>
  error.code === "forbidden" ? t("study-unjudged-running") : errorWords(error);
