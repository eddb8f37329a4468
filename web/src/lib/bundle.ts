// The games of a browser as data: as they are stored here, saved in a file or carried to another
// browser. What is read may come from anywhere, so whatever is not as it should be is left out.
import type { Facts } from "./played";
import type { OwnTable } from "./seats";
import type { Seat } from "./types";

export const SECRET = /^[\w-]{8,200}$/;
const TABLE = /^[\w-]{1,32}$/;
const SEAT = /^[0-3]$/;
const LONGEST_NAME = 200;
const MOST_SEATS = 4;

/** What a file says it is. */
const FORMAT = "quinta-games";
const VERSION = 1;

/** A file that holds no games. */
export class NoGamesError extends Error {}

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST_NAME;

const oneOf = <Value extends string>(value: unknown, ...values: Value[]): Value | null =>
  values.find((one) => one === value) ?? null;

function numbers(value: unknown): number[] | null {
  const fits = Array.isArray(value) && value.length <= MOST_SEATS;
  return fits && value.every(Number.isInteger) ? (value as number[]) : null;
}

function secrets(value: unknown): Record<string, string> {
  const found = Object.entries(isData(value) ? value : {}).filter(
    ([seat, secret]) => SEAT.test(seat) && typeof secret === "string" && SECRET.test(secret),
  );
  return Object.fromEntries(found) as Record<string, string>;
}

function readSeat(value: unknown, seat: number): Seat | null {
  if (!isData(value) || !isText(value["name"])) return null;
  const kind = oneOf(value["kind"], "person", "bot");
  return (
    kind && {
      seat,
      kind,
      level: isText(value["level"]) ? value["level"] : null,
      name: value["name"],
      joined: value["joined"] === true,
      out: oneOf(value["out"], "resigned", "timeout"),
      held: value["held"] === true,
    }
  );
}

function readResult(value: unknown): Facts["result"] {
  if (!isData(value)) return null;
  const reason = oneOf(value["reason"], "finished", "resigned", "timeout");
  const [scores, winners] = [numbers(value["scores"]), numbers(value["winners"])];
  return reason && scores && winners && { reason, scores, winners };
}

function readFacts(value: unknown): Facts | null {
  if (!isData(value) || !Array.isArray(value["seats"])) return null;
  const seats = value["seats"].slice(0, MOST_SEATS).map(readSeat);
  const state = oneOf(value["state"], "waiting", "playing", "over");
  const created = value["created"];
  if (!state || !isText(created) || Number.isNaN(Date.parse(created))) return null;
  if (!seats.every((seat) => seat !== null)) return null;
  const toMove = typeof value["toMove"] === "number" ? value["toMove"] : null;
  return { created, state, seats, toMove, result: readResult(value["result"]) };
}

function readTable(value: unknown): OwnTable | null {
  if (!isData(value) || !isText(value["game"])) return null;
  const facts = readFacts(value["facts"]);
  return {
    game: value["game"],
    used: typeof value["used"] === "number" ? value["used"] : 0,
    tokens: secrets(value["tokens"]),
    invites: secrets(value["invites"]),
    ...(value["hidden"] === true ? { hidden: true } : {}),
    ...(value["gone"] === true ? { gone: true } : {}),
    ...(typeof value["read"] === "number" ? { read: value["read"] } : {}),
    ...(facts ? { facts } : {}),
  };
}

/** The tables that data describes, by name. */
export function readTables(data: unknown): Map<string, OwnTable> {
  const tables = new Map<string, OwnTable>();
  for (const [name, value] of Object.entries(isData(data) ? data : {})) {
    const table = TABLE.test(name) ? readTable(value) : null;
    if (table) tables.set(name, table);
  }
  return tables;
}

/** The tables as the text of a file. */
export function written(tables: Map<string, OwnTable>): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, tables: Object.fromEntries(tables) });
}

/** The tables in the text of a file; may throw `NoGamesError`. */
export function read(text: string): Map<string, OwnTable> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NoGamesError("the file is no JSON");
  }
  if (!isData(data) || data["format"] !== FORMAT || data["version"] !== VERSION) {
    throw new NoGamesError("the file is of another kind");
  }
  return readTables(data["tables"]);
}

/** What is known of a table here and in a bundle: nothing that is here is lost. */
export function merged(here: OwnTable | undefined, brought: OwnTable): OwnTable {
  if (!here) return brought;
  const facts = here.facts?.result ? here.facts : (brought.facts ?? here.facts);
  return {
    ...here,
    used: Math.max(here.used, brought.used),
    tokens: { ...brought.tokens, ...here.tokens },
    invites: { ...brought.invites, ...here.invites },
    ...(facts ? { facts } : {}),
  };
}
