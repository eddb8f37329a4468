// Bytes as text that is safe in addresses: base64url without padding (RFC 4648).

export function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Return the bytes of a text; throws for what is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(signs, (sign) => sign.codePointAt(0) ?? 0);
}
