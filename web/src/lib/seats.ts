// The seats this browser holds: their secret tokens, and the invitations it can hand on.
//
// Links carry the secrets in the fragment, which browsers do not send anywhere, and they are
// taken out of the address bar as soon as they are read.
import { merged, readTables, SECRET } from "./bundle";
import type { GameName } from "./game";
import { factsOf, type Facts } from "./played";
import type { Created, TableView } from "./types";

export type OwnTable = {
  game: GameName;
  /** When it was last opened here, in milliseconds. */
  used: number;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  /** Whether it is left out of lists until somebody asks for it. */
  hidden?: boolean;
  /** Whether the service no longer has it. */
  gone?: boolean;
  /** The number of the last message of its chat that was seen. */
  read?: number;
  /** What was last known of the game. */
  facts?: Facts;
};

/** A table with own seats, and what is known of it. */
export type Listed = { table: string; own: OwnTable };

export type SeatLink = { seat: number; token: string | null; invite: string | null };

const KEY = "quinta.seats";
const MOST_TABLES = 1000;

/** What was last read or written, so that the same text is not read again. */
let known = { text: "{}", tables: new Map<string, OwnTable>() };

function storedText(): string {
  try {
    return localStorage.getItem(KEY) ?? "{}";
  } catch {
    return "{}";
  }
}

function load(): Map<string, OwnTable> {
  const text = storedText();
  if (text === known.text) return known.tables;
  try {
    known = { text, tables: readTables(JSON.parse(text)) };
  } catch {
    known = { text, tables: new Map() };
  }
  return known.tables;
}

/** Keep the tables; of too many those go first that are over, and of these the oldest. */
function save(tables: Map<string, OwnTable>): void {
  const over = (own: OwnTable): number => (own.facts?.result ? 1 : 0);
  const kept = [...tables]
    .sort(([, one], [, other]) => over(one) - over(other) || other.used - one.used)
    .slice(0, MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that stores nothing keeps the seat until the page is closed.
  }
  known = { text: storedText(), tables: new Map(kept) };
}

function change(table: string, game: GameName, edit: (own: OwnTable) => void): void {
  const tables = load();
  const own = tables.get(table) ?? { game, used: 0, tokens: {}, invites: {} };
  own.used = Date.now();
  delete own.hidden;
  edit(own);
  save(tables.set(table, own));
}

/** Change what is known of a table, if it is one with own seats. */
function note(table: string, edit: (own: OwnTable) => void): void {
  const tables = load();
  const own = tables.get(table);
  if (!own) return;
  edit(own);
  save(tables);
}

/** Store the seats of a table that was set up here. */
export function keepCreated(created: Created, game: GameName): void {
  change(created.table, game, (own) => {
    for (const { seat, token, invite } of created.seats) {
      if (token) own.tokens[seat] = token;
      if (invite) own.invites[seat] = invite;
    }
  });
}

export function keepToken(table: string, game: GameName, seat: number, token: string): void {
  change(table, game, (own) => {
    own.tokens[seat] = token;
    delete own.invites[seat];
  });
}

/** Remember what is now known of an own game. */
export function keepView(view: TableView): void {
  const facts = factsOf(view);
  note(view.table, (own) => {
    own.facts = facts;
    delete own.gone;
  });
}

/** Remember that the service no longer has a table; what is known of it stays. */
export function keepGone(table: string): void {
  note(table, (own) => (own.gone = true));
}

/** Remember up to where the chat of an own game was seen. */
export function keepRead(table: string, read: number): void {
  note(table, (own) => (own.read = read));
}

/** Return up to where the chat was seen; null for a table without own seats. */
export function readOf(table: string): number | null {
  const own = load().get(table);
  return own ? (own.read ?? 0) : null;
}

/** Leave a table out of lists, or list it again; its seats stay. */
export function hide(table: string, hidden: boolean): void {
  note(table, (own) => {
    if (hidden) own.hidden = true;
    else delete own.hidden;
  });
}

/** Return the tokens of the own seats at a table, by seat. */
export function tokensOf(table: string): Map<number, string> {
  const own = load().get(table);
  return new Map(Object.entries(own?.tokens ?? {}).map(([seat, token]) => [Number(seat), token]));
}

/** Return the invitations that were made here, by seat. */
export function invitesOf(table: string): Map<number, string> {
  const own = load().get(table);
  return new Map(
    Object.entries(own?.invites ?? {}).map(([seat, invite]) => [Number(seat), invite]),
  );
}

/** Return the tables with own seats, hidden ones included, the most recently used first. */
export function ownTables(): Listed[] {
  return [...load()]
    .map(([table, own]) => ({ table, own: { ...own } }))
    .sort((a, b) => b.own.used - a.own.used);
}

/** The seats at which this browser plays. */
export const seatsOf = ({ tokens }: OwnTable): number[] => Object.keys(tokens).map(Number);

/** Add the tables of a bundle to those that are here; how many are new. */
export function bring(brought: Map<string, OwnTable>): number {
  const tables = load();
  const before = tables.size;
  for (const [table, own] of brought) tables.set(table, merged(tables.get(table), own));
  save(tables);
  return load().size - before;
}

/** Give up the seats of tables for ever. */
export function forget(names: string[]): void {
  const tables = load();
  for (const table of names) tables.delete(table);
  save(tables);
}

// --- links ---------------------------------------------------------------------------------

export const watchLink = (table: string): string =>
  `${location.origin}/table/${encodeURIComponent(table)}`;

export const inviteLink = (table: string, seat: number, invite: string): string =>
  `${watchLink(table)}#seat=${seat}&invite=${invite}`;

export const deviceLink = (table: string, seat: number, token: string): string =>
  `${watchLink(table)}#seat=${seat}&token=${token}`;

/** Return the seat in the fragment of an address, if any. */
export function readFragment(fragment: string): SeatLink | null {
  const facts = new URLSearchParams(fragment.replace(/^#/, ""));
  const seat = facts.get("seat") ?? "";
  const secret = (name: string): string | null => {
    const value = facts.get(name) ?? "";
    return SECRET.test(value) ? value : null;
  };
  const token = secret("token");
  const invite = secret("invite");
  if (!/^[0-3]$/.test(seat) || (token === null && invite === null)) return null;
  return { seat: Number(seat), token, invite };
}

/** Read the seat from the address bar and remove its secret from there. */
export function takeFromAddress(): SeatLink | null {
  const link = readFragment(location.hash);
  if (link) history.replaceState(history.state, "", location.pathname);
  return link;
}

/** Read the passphrase of a hand-over from the address bar and take it out of there. */
export function takePassphrase(): string {
  const found = new URLSearchParams(location.hash.slice(1)).get("bring") ?? "";
  if (found) history.replaceState(history.state, "", location.pathname);
  return found.slice(0, 40);
}

const heldKey = (table: string): string => `quinta.invite.${table}`;

/** Store an invitation until this window is closed, in case the page is reloaded. */
export function holdInvite(table: string, link: SeatLink): void {
  try {
    sessionStorage.setItem(heldKey(table), JSON.stringify(link));
  } catch {
    // Otherwise it lasts as long as the page.
  }
}

export function heldInvite(table: string): SeatLink | null {
  try {
    return JSON.parse(sessionStorage.getItem(heldKey(table)) ?? "null") as SeatLink | null;
  } catch {
    return null;
  }
}

/** Return where a pasted link leads on this page; null when it is no link to a table. */
export function readLink(pasted: string): string | null {
  const text = pasted.trim();
  if (/^[\w-]{4,64}$/.test(text)) return `/table/${text}`;
  try {
    const address = new URL(text, location.origin);
    return /^\/(table|replay)\/[\w-]+$/.test(address.pathname)
      ? address.pathname + address.hash
      : null;
  } catch {
    return null;
  }
}
