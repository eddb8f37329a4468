// @vitest-environment node
// Games on their way to another browser: what leaves this one tells nobody anything.
import { describe, expect, it } from "vitest";
import { keysOf, newPassphrase, seal, understoodPassphrase, unseal } from "../src/lib/handover";
import type { Listed } from "../src/lib/seats";

const TOKEN = "tOkEn_0123456789-abc";
const LISTED: Listed[] = [
  { table: "abc", own: { game: "queens-garden", used: 5, tokens: { 0: TOKEN }, invites: {} } },
];

describe("a passphrase", () => {
  it("is 80 bits of signs that cannot be taken for each other", () => {
    const made = Array.from({ length: 200 }, newPassphrase);
    expect(new Set(made).size).toBe(200);
    for (const one of made)
      expect(one).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const seen = new Set(made.join("").replaceAll("-", ""));
    expect(seen.size).toBe(32);
  });

  it("is understood however it is typed", () => {
    expect(understoodPassphrase(" abcd-efgh 0o1i-lxyz")).toBe("ABCDEFGH00111XYZ".slice(0, 16));
    for (const wrong of ["", "ABCD", "ABCD-EFGH-JKMN-PQR", "ABCD-EFGH-JKMN-PQRU"])
      expect(understoodPassphrase(wrong)).toBeNull();
  });
});

describe("a bundle", () => {
  it("is opened by its passphrase and by no other", async () => {
    const [right, wrong] = [await keysOf(newPassphrase()), await keysOf(newPassphrase())];
    const bundle = await seal(LISTED, right);
    expect([...(await unseal(bundle, right))]).toEqual([["abc", LISTED[0]!.own]]);
    await expect(unseal(bundle, wrong)).rejects.toThrow();
  });

  it("is refused when a single bit of it was changed", async () => {
    const keys = await keysOf(newPassphrase());
    const bundle = await seal(LISTED, keys);
    const other = bundle.at(30) === "A" ? "B" : "A";
    const changed = bundle.slice(0, 30) + other + bundle.slice(31);
    await expect(unseal(changed, keys)).rejects.toThrow();
  });

  it("has neither a secret nor the passphrase in what the service sees", async () => {
    const passphrase = newPassphrase();
    const keys = await keysOf(passphrase);
    const first = await seal(LISTED, keys);
    expect(keys.name).toMatch(/^[\w-]{22}$/);
    expect(keys.name).toBe((await keysOf(passphrase.toLowerCase())).name);
    expect(keys.key.extractable).toBe(false);
    expect(first).toMatch(/^[\w-]+$/);
    expect(first).not.toBe(await seal(LISTED, keys));
    expect(Buffer.from(first, "base64url").toString("latin1")).not.toContain(TOKEN);
  });

  it("takes along the games that go on, and as many others as fit", async () => {
    const over = { reason: "finished" as const, scores: [1, 2], winners: [1] };
    const seats = [0, 1].map((seat) => ({
      seat,
      kind: "person" as const,
      level: null,
      name: "A name of thirty letters or so",
      joined: true,
      out: null,
      held: false,
    }));
    const facts = {
      created: "2026-01-31",
      state: "over" as const,
      seats,
      toMove: null,
      result: over,
    };
    const many = Array.from({ length: 1000 }, (_, number): Listed => {
      const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
      const own = {
        game: "queens-garden",
        used: number,
        tokens: { 0: secret },
        invites: {},
        facts,
      };
      return { table: `table${number}`, own };
    });
    const keys = await keysOf(newPassphrase());
    const bundle = await seal([...many, ...LISTED], keys);
    expect(bundle.length).toBeLessThanOrEqual(60_000);
    const brought = await unseal(bundle, keys);
    expect(brought.has("abc")).toBe(true);
    expect(brought.has("table999")).toBe(true);
    expect(brought.size).toBe(200);
  });
});
