// Leads and chances to win in the language of the page.
import { language, t } from "./i18n.svelte";

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Return points with their sign, and at most one place behind the point. */
export const pointsOf = (value: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(tenths(value));

/** Return a change of a chance to win with its sign. */
export const chanceOf = (value: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", signDisplay: "exceptZero" }).format(value);

/** Return points with their sign, as words. */
export const pointsWords = (value: number): string =>
  t("review-points", { points: pointsOf(value), count: Math.abs(tenths(value)) });

/** Return a change of the lead and of the chance to win. */
export const standingWords = ({ lead, chance }: { lead: number; chance: number }): string =>
  t("review-standing", { points: pointsWords(lead), chance: chanceOf(chance) });
