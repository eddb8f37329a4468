// A position as text for the part of an address behind "#": packed JSON, which no server sees. A link may
// come from anybody, so it is bounded, and one that lost its end is told apart from one that is whole.
import { fromBase64, toBase64 } from "../base64";
import type { GameName } from "../game";

/** What is wrong with a link. */
export type LinkFault = "damaged" | "other-version" | "too-long" | "other-game";

export class BadLink extends Error {
  constructor(readonly fault: LinkFault) {
    super(fault);
    this.name = "BadLink";
  }
}

/** The version of the packing, in front of what is packed. */
const VERSION = "1.";
/** The most signs of a link, and the most bytes of what it unpacks to: far more than a position has. */
const LONGEST = 16_000;
const LARGEST = 100_000;

export type StudyScreen = "analysis" | "editor";

/** Data with at least the name of the game that it is about. */
export type Packed = Record<string, unknown> & { game: string };

/** Return data as text for an address. */
export async function pack(data: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const packed = await piped(bytes, new CompressionStream("deflate"), Infinity);
  return VERSION + toBase64(packed);
}

/** Return the data of a text, which must be about this game; throws `BadLink` for any other. */
export async function unpack(text: string, game: GameName): Promise<Packed> {
  if (text.length > LONGEST) throw new BadLink("too-long");
  if (!text.startsWith(VERSION)) {
    throw new BadLink(/^\d+\./.test(text) ? "other-version" : "damaged");
  }
  const data = await read(text.slice(VERSION.length));
  if (data.game !== game) throw new BadLink("other-game");
  return data;
}

async function read(text: string): Promise<Packed> {
  let data: unknown;
  try {
    const bytes = await piped(fromBase64(text), new DecompressionStream("deflate"), LARGEST);
    data = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink("damaged");
  }
  if (typeof data !== "object" || data === null || !("game" in data)) throw new BadLink("damaged");
  return data as Packed;
}

/** Return bytes after a stream has changed them; throws when they become more than `most`. */
async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is told to the reader as well.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      reader.cancel().catch(() => undefined);
      throw new BadLink("too-long");
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

/** Return the address of a position on the analysis board or in the editor. */
export async function studyAddress(
  screen: StudyScreen,
  game: GameName,
  position: object,
): Promise<string> {
  return `/${screen}/${game}#${await pack(position)}`;
}
