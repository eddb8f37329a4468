// A paragraph of the rules as parts: plain words, emphasis (`**…**`), references to clauses.

export type Part =
  | { kind: "words"; text: string }
  | { kind: "emphasis"; text: string }
  | { kind: "clause"; text: string };

const MARKUP = /\*\*(?<emphasis>.+?)\*\*|(?<clause>[A-Z]{2}-\d+(?:\.\d+)?[a-z]?)/gu;

export function partsOf(paragraph: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of paragraph.matchAll(MARKUP)) {
    if (found.index > end) parts.push({ kind: "words", text: paragraph.slice(end, found.index) });
    const { emphasis, clause } = found.groups ?? {};
    if (emphasis) parts.push({ kind: "emphasis", text: emphasis });
    else if (clause) parts.push({ kind: "clause", text: clause });
    end = found.index + found[0].length;
  }
  if (end < paragraph.length) parts.push({ kind: "words", text: paragraph.slice(end) });
  return parts;
}
