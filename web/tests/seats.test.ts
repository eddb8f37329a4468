// Seats and links: secrets are kept in this browser and leave the address bar at once.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Facts } from "../src/lib/played";
import * as seats from "../src/lib/seats";

const TOKEN = "tOkEn_0123456789-abc";
const OVER: Facts = {
  created: "2026-01-31T18:30:00.000Z",
  state: "over",
  seats: [],
  toMove: null,
  result: { reason: "finished", scores: [60, 50], winners: [0] },
};

describe("the seats of this browser", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/");
  });

  it("keeps the tokens and invitations of a table set up here", () => {
    const created = {
      table: "abc",
      seats: [
        { seat: 0, kind: "person" as const, token: TOKEN },
        { seat: 1, kind: "person" as const, invite: "invite-123456" },
        { seat: 2, kind: "bot" as const },
      ],
    };
    seats.keepCreated(created, "queens-garden");
    expect([...seats.tokensOf("abc")]).toEqual([[0, TOKEN]]);
    expect([...seats.invitesOf("abc")]).toEqual([[1, "invite-123456"]]);
    expect(seats.ownTables().map(({ table }) => table)).toEqual(["abc"]);
  });

  it("hides a table and lists it again without losing its seat", () => {
    seats.keepToken("abc", "queens-garden", 0, TOKEN);
    seats.hide("abc", true);
    expect(seats.ownTables()[0]?.own.hidden).toBe(true);
    expect([...seats.tokensOf("abc")]).toEqual([[0, TOKEN]]);
    seats.hide("abc", false);
    expect(seats.ownTables()[0]?.own.hidden).toBeUndefined();
  });

  it("keeps the seat of a table that the service does not find", () => {
    seats.keepToken("abc", "queens-garden", 0, TOKEN);
    seats.keepGone("abc");
    expect(seats.ownTables()[0]?.own.gone).toBe(true);
    expect(seats.tokensOf("abc").size).toBe(1);
  });

  it("gives up seats only when told to", () => {
    seats.keepToken("abc", "queens-garden", 0, TOKEN);
    seats.keepToken("def", "queens-garden", 1, TOKEN);
    seats.forget(["abc"]);
    expect(seats.ownTables().map(({ table }) => table)).toEqual(["def"]);
  });

  it("keeps seats until the page is closed where nothing can be stored", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    seats.keepToken("abc", "queens-garden", 0, TOKEN);
    expect(seats.tokensOf("abc").get(0)).toBe(TOKEN);
    full.mockRestore();
  });

  it("lets finished games go before any that goes on", () => {
    const tables = new Map<string, seats.OwnTable>();
    const seat = { game: "queens-garden", tokens: { 0: TOKEN }, invites: {} };
    tables.set("oldest", { ...seat, used: 1 });
    for (let number = 0; number < 1000; number += 1)
      tables.set(`over${number}`, { ...seat, used: 2 + number, facts: OVER });
    seats.bring(tables);
    expect(seats.ownTables()).toHaveLength(1000);
    expect(seats.tokensOf("oldest").size).toBe(1);
    expect(seats.tokensOf("over0").size).toBe(0);
  });

  it("takes a seat from the address and its secret out of there", () => {
    history.replaceState(null, "", `/table/abc#seat=1&token=${TOKEN}`);
    expect(seats.takeFromAddress()).toEqual({ seat: 1, token: TOKEN, invite: null });
    expect(location.hash).toBe("");
    expect(location.pathname).toBe("/table/abc");
  });

  it("leaves other fragments alone", () => {
    history.replaceState(null, "", "/rules/queens-garden#QG-4.7");
    expect(seats.takeFromAddress()).toBeNull();
    expect(location.hash).toBe("#QG-4.7");
  });

  it.each([
    "",
    "#",
    "#seat=1",
    "#seat=9&invite=invite-123456",
    "#seat=x&token=abcdefghij",
    "#seat=1&token=<script>",
    `#invite=${TOKEN}`,
  ])("finds no seat in %j", (fragment) => {
    expect(seats.readFragment(fragment)).toBeNull();
  });

  it("reads its own links", () => {
    const invite = new URL(seats.inviteLink("abc", 2, "invite-123456"));
    expect(seats.readFragment(invite.hash)).toEqual({
      seat: 2,
      token: null,
      invite: "invite-123456",
    });
    const device = new URL(seats.deviceLink("abc", 0, TOKEN));
    expect(seats.readFragment(device.hash)).toEqual({ seat: 0, token: TOKEN, invite: null });
  });

  it("opens pasted links to tables and nothing else", () => {
    expect(seats.readLink(" https://x.org/table/abc#seat=1&invite=invite-123456 ")).toBe(
      "/table/abc#seat=1&invite=invite-123456",
    );
    expect(seats.readLink("7CKVtnvtl5hDWMdC")).toBe("/table/7CKVtnvtl5hDWMdC");
    expect(seats.readLink("https://x.org/elsewhere")).toBeNull();
    expect(seats.readLink("javascript:alert(1)")).toBeNull();
    expect(seats.readLink("")).toBeNull();
  });

  it("survives what it cannot read", () => {
    localStorage.setItem("quinta.seats", "{broken");
    expect(seats.ownTables()).toEqual([]);
  });

  it("remembers an invitation over a reload", () => {
    const link = { seat: 1, token: null, invite: "invite-123456" };
    seats.holdInvite("abc", link);
    expect(seats.heldInvite("abc")).toEqual(link);
    expect(seats.heldInvite("other")).toBeNull();
  });
});
