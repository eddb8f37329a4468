// The seats this browser holds: their secret tokens, and the invitations it can hand on.
//
// Links carry the secrets in the fragment, which browsers do not send anywhere, and they are
// taken out of the address bar as soon as they are read.
import type { Created } from "./types";
import type { GameName } from "./game";

export type OwnTable = {
  game: GameName;
  /** When it was last opened here, in milliseconds. */
  used: number;
  tokens: Record<string, string>;
  invites: Record<string, string>;
};

export type SeatLink = { seat: number; token: string | null; invite: string | null };

const KEY = "quinta.seats";
const SECRET = /^[\w-]{8,200}$/;
const MOST_TABLES = 50;

function load(): Record<string, OwnTable> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null
      ? (stored as Record<string, OwnTable>)
      : {};
  } catch {
    return {};
  }
}

function save(tables: Record<string, OwnTable>): void {
  const newest = Object.entries(tables).sort((a, b) => b[1].used - a[1].used);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_TABLES))));
  } catch {
    // A browser that stores nothing keeps the seat until the page is closed.
  }
}

function change(table: string, game: GameName, edit: (own: OwnTable) => void): void {
  const tables = load();
  const own = tables[table] ?? { game, used: 0, tokens: {}, invites: {} };
  own.used = Date.now();
  edit(own);
  tables[table] = own;
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

/** Return the tokens of the own seats at a table, by seat. */
export function tokensOf(table: string): Map<number, string> {
  const own = load()[table];
  return new Map(Object.entries(own?.tokens ?? {}).map(([seat, token]) => [Number(seat), token]));
}

/** Return the invitations that were made here, by seat. */
export function invitesOf(table: string): Map<number, string> {
  const own = load()[table];
  return new Map(
    Object.entries(own?.invites ?? {}).map(([seat, invite]) => [Number(seat), invite]),
  );
}

/** Return the tables with own seats, the most recently used first. */
export function ownTables(): { table: string; own: OwnTable }[] {
  return Object.entries(load())
    .map(([table, own]) => ({ table, own }))
    .sort((a, b) => b.own.used - a.own.used);
}

export function forget(table: string): void {
  const tables = load();
  delete tables[table];
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
