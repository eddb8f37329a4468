// Taking the games of this browser to another: they are encrypted here, wait at the service for a few
// minutes, and are decrypted there. The passphrase gives both the name by which they are found and
// the key; the service only ever sees the name, from which no key follows.
import { fromBase64, toBase64 } from "./base64";
import { read, written } from "./bundle";
import type { Listed, OwnTable } from "./seats";

/** Digits and letters that cannot be taken for each other. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 16 signs of 5 bits: 80 bits, each guess at which costs as much hashing as is done below. */
const SIGNS = 16;
const GROUP = 4;
const SALT = "quinta-hand-over-1";
const ITERATIONS = 210_000;
const NAME_BITS = 128;
const KEY_BITS = 256;
const NONCE_BYTES = 12;
/** What the service takes, in signs of base64. */
const MOST = 60_000;
/** As many games as surely fit. */
const GAMES = 200;

/** Return whether this browser can encrypt; it does so only for pages over https. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

export function newPassphrase(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(SIGNS));
  const signs = Array.from(drawn, (one) => ALPHABET[one % ALPHABET.length] ?? "").join("");
  return signs.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? signs;
}

/** Return a passphrase as it was meant, however it was typed; null for one that is none. */
export function understoodPassphrase(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const isOne = signs.length === SIGNS && [...signs].every((sign) => ALPHABET.includes(sign));
  return isOne ? signs : null;
}

/** Return the games to take along: as many as fit, those that go on and the newest first. */
function fitting(listed: Listed[]): Map<string, OwnTable> {
  const over = ({ own }: Listed): number => (own.facts?.result ? 1 : 0);
  const first = listed.toSorted(
    (one, other) => over(one) - over(other) || other.own.used - one.own.used,
  );
  return new Map(first.slice(0, GAMES).map(({ table, own }) => [table, own]));
}

/** What follows from a passphrase: where the games wait, and what opens them. */
export type Keys = { name: string; key: CryptoKey };

/** Encrypt games; rejects more than the service takes. */
export async function seal(listed: Listed[], { key }: Keys): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const packed = await through(
    new CompressionStream("deflate-raw"),
    new TextEncoder().encode(written(fitting(listed))),
  );
  const hidden = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, packed);
  const bundle = toBase64(Uint8Array.of(...nonce, ...new Uint8Array(hidden)));
  if (bundle.length > MOST) throw new RangeError("too many games for a hand-over");
  return bundle;
}

/** Decrypt games; rejects what was not encrypted with this key. */
export async function unseal(bundle: string, { key }: Keys): Promise<Map<string, OwnTable>> {
  const bytes = fromBase64(bundle);
  const nonce = bytes.slice(0, NONCE_BYTES);
  const packed = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: nonce },
    key,
    bytes.slice(NONCE_BYTES),
  );
  const text = await through(new DecompressionStream("deflate-raw"), new Uint8Array(packed));
  return read(new TextDecoder().decode(text));
}

/** Return what follows from a passphrase, which takes a moment; rejects what is none. */
export async function keysOf(passphrase: string): Promise<Keys> {
  const signs = understoodPassphrase(passphrase);
  if (signs === null) throw new RangeError("this is no passphrase");
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  const source = await crypto.subtle.importKey("raw", bytes(signs), "PBKDF2", false, [
    "deriveBits",
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-512", salt: bytes(SALT), iterations: ITERATIONS },
    source,
    NAME_BITS + KEY_BITS,
  );
  const name = toBase64(new Uint8Array(bits, 0, NAME_BITS / 8));
  const secret = bits.slice(NAME_BITS / 8);
  const key = await crypto.subtle.importKey("raw", secret, "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
  return { name, key };
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const changed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
