// The parts of the table's screen, as a player meets them.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { t, useLanguage } from "../src/lib/i18n.svelte";
import { named } from "../src/lib/names";
import type { Explain } from "../src/lib/refusals.svelte";
import { keepToken } from "../src/lib/seats";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import { Setup } from "../src/lib/setup.svelte";
import { Spotlight } from "../src/lib/spotlight.svelte";
import type { GameInfo, Result, Said, Seat, TableEvent, TableView } from "../src/lib/types";
import Options from "../src/screens/start/Options.svelte";
import ActionBar from "../src/screens/table/ActionBar.svelte";
import Chat from "../src/screens/table/Chat.svelte";
import Held from "../src/screens/table/Held.svelte";
import Log from "../src/screens/table/Log.svelte";
import Manage from "../src/screens/table/Manage.svelte";
import Players from "../src/screens/table/Players.svelte";
import ResultCard from "../src/screens/table/Result.svelte";
import { FakeSocket } from "./socket";
import { until } from "./waiting";

const INFO = { name: "queens-garden", levels: ["casual"], options: [] } as unknown as GameInfo;
const POSITION = { to_move: 1, round: 1, marker: null, seats: [{ score: 3 }, { score: 7 }] };

const seat = (number: number, facts: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: "person",
  level: null,
  name: ["Anna", "Bram"][number] ?? "",
  joined: true,
  present: true,
  out: null,
  held: false,
  ...facts,
});
const HELD: Partial<Seat> = { kind: "bot", level: "casual", held: true, present: false };

const view = (change: Partial<TableView> = {}): TableView =>
  ({
    table: "t",
    game: "queens-garden",
    options: {},
    state: "playing",
    seats: [seat(0), seat(1)],
    n: 3,
    turn: 0,
    position: POSITION,
    proposals: [],
    clock: null,
    undo: null,
    result: null,
    rematch: null,
    seed: null,
    ...change,
  }) as unknown as TableView;

const renamed = (n: number): TableEvent => ({ n, at: "", seat: 1, kind: "renamed", name: `B${n}` });
const said = (k: number, by = 1): Said => ({ k, at: "", seat: by, text: `words ${k}` });

let session: Session;
let shown: Record<string, unknown> | null = null;
const asked = vi.fn();

function welcome(table: TableView, events: TableEvent[] = [], chat: Said[] = []): void {
  const before = (events[0]?.n ?? table.n + 1) - 1;
  FakeSocket.last.hears({ type: "welcome", table, seats: [0], before, events, chat });
}

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}

const seats = (): Seat[] => named(session.view?.seats ?? []);
const telling = () => ({ info: INFO, seats: seats(), options: {} });
const text = (): string => document.body.textContent.replace(/\s+/gu, " ").trim();
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());

function button(words: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find((one) => one.textContent.includes(words));
}

async function press(words: string): Promise<void> {
  const found = button(words);
  if (!found) throw new Error(`there is no button "${words}"`);
  found.focus();
  found.click();
  await until(() => expect(session.past.loading || session.talk.loading).toBe(false));
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  localStorage.clear();
  settings.speed = 0;
  vi.stubGlobal("fetch", asked.mockReset());
  vi.stubGlobal("WebSocket", FakeSocket);
  keepToken("t", "queens-garden", 0, "secret-token");
  session = new Session("t", "ws://host/live");
  session.open();
  FakeSocket.last.opens();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  session.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("a seat that a bot holds", () => {
  it("is given back to its player by a button that says so", async () => {
    welcome(view({ seats: [seat(0, HELD), seat(1)] }));
    show(Held, { session, seats: seats() });
    expect(text()).toContain("Anna, you were away. Bot (casual) plays for you.");
    const described = button("Take my seat back")?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toContain("you were away");
    asked.mockResolvedValue(
      Response.json({
        n: 4,
        at: "",
        seat: 0,
        kind: "returned",
        name: "Anna",
        seats: [seat(0), seat(1)],
      }),
    );
    await press("Take my seat back");
    expect(asked.mock.lastCall?.[0]).toBe("/api/tables/t/seats/0/return");
    expect(text()).toBe("");
  });

  it("is nobody else's business", () => {
    welcome(view({ seats: [seat(0), seat(1, HELD)] }));
    show(Held, { session, seats: seats() });
    expect(text()).toBe("");
  });

  it("shows its player's name, and who plays meanwhile", () => {
    welcome(view({ seats: [seat(0), seat(1, HELD)] }));
    const { position } = view();
    show(Players, { seats: seats(), position, scores: [3, 7], moving: 1, mine: [0] });
    expect(texts(".name")).toEqual(["Anna", "Bram"]);
    expect(texts(".notes .whole")).toEqual(["Bot (casual) plays meanwhile"]);
  });

  it("leaves its player to watch", () => {
    welcome(view({ seats: [seat(0, HELD), seat(1)] }));
    show(ActionBar, { session, seats: seats(), telling: telling(), explain: () => undefined });
    expect(texts(".detail")).toEqual(["You are watching"]);
    expect(texts("button")).toEqual([]);
  });

  it("is played by a bot, and the page says so when it thinks", () => {
    welcome(view({ seats: [seat(0), seat(1, HELD)] }));
    show(ActionBar, { session, seats: seats(), telling: telling(), explain: () => undefined });
    expect(texts(".headline")).toEqual(["Bot (casual) is thinking"]);
  });
});

describe("a hint", () => {
  const shortcuts = (): (string | null)[] =>
    [...document.querySelectorAll(".buttons [aria-keyshortcuts]")].map((one) =>
      one.getAttribute("aria-keyshortcuts"),
    );
  const bar = (hints: boolean): ReturnType<typeof vi.fn<Explain>> => {
    const explain = vi.fn<Explain>();
    welcome(view({ hints }));
    show(ActionBar, { session, seats: seats(), telling: telling(), explain });
    return explain;
  };
  const key = (name: string): void => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: name }));
    flushSync();
  };

  it("is offered by a button and a key where the table allows it", async () => {
    bar(true);
    expect(shortcuts()).toEqual(["P", "U", "H"]);
    key("?");
    await until(() => expect(texts("dialog kbd")).toContain("H"));
  });

  it("is not offered where the table plays without, and its key says why", async () => {
    const explain = bar(false);
    expect(shortcuts()).toEqual(["P", "U"]);
    key("h");
    expect(explain).toHaveBeenCalledWith({ words: "This table plays without hints." }, null);
    expect(asked).not.toHaveBeenCalled();
    key("?");
    await until(() => expect(texts("dialog kbd")).toContain("U"));
    expect(texts("dialog kbd")).not.toContain("H");
  });
});

describe("somebody who is away", () => {
  it("is not replaced too early, and the page says why", async () => {
    const complained = vi.spyOn(console, "error");
    const refused = { error: "conflict", detail: "They may come back: wait 40 seconds." };
    const early = { status: 409, headers: { "Retry-After": "40" } };
    asked.mockResolvedValue(Response.json(refused, early));
    welcome(view({ seats: [seat(0), seat(1, { present: false })] }));
    show(Manage, { session, seats: seats(), info: INFO });
    await press("Let a bot play for Bram");
    expect(session.error?.code).toBe("too-early");
    await unmount(shown!);
    show(ActionBar, { session, seats: seats(), telling: telling(), explain: () => undefined });
    expect(texts(".info > [role=alert]")).toEqual([t("error-too-early-wait", { count: 40 })]);
    expect(complained).not.toHaveBeenCalled();
  });

  it("is asked about once", () => {
    const proposal = { proposal: 1, kind: "replace" as const, by: 0, seat: 1, level: "casual" };
    const proposals = [{ ...proposal, agreed: [0], waiting: [2] }];
    welcome(view({ seats: [seat(0), seat(1, { present: false })], proposals }));
    show(Manage, { session, seats: seats(), info: INFO });
    expect(button("Let a bot play")).toBeUndefined();
  });
});

describe("what was before", () => {
  it("is added to the log on request, and the focus stays there", async () => {
    welcome(view({ n: 3 }), [renamed(3)]);
    shown = mount(Log, {
      target: document.body,
      props: {
        session,
        get events() {
          return session.events;
        },
        telling: telling(),
        board: null,
        light: new Spotlight(),
        onshow: () => undefined,
      },
    });
    flushSync();
    expect(texts("li p").length).toBe(1);
    asked.mockResolvedValue(Response.json({ before: 0, events: [renamed(1), renamed(2)] }));
    await press("Earlier turns");
    expect(texts("li p").map((line) => line.slice(-3))).toEqual(["B3.", "B2.", "B1."]);
    expect(button("Earlier turns")).toBeUndefined();
    expect(document.activeElement?.tagName).toBe("OL");
  });

  it("is added to the chat on request", async () => {
    welcome(view(), [], [said(3), said(4, 0)]);
    show(Chat, { session, seats: seats() });
    expect(texts("li p")).toEqual(["Bram words 3", "Anna words 4"]);
    asked.mockResolvedValue(Response.json([said(1), said(2)]));
    await press("Earlier messages");
    expect(texts("li p").map((line) => line.slice(-1))).toEqual(["1", "2", "3", "4"]);
    expect(button("Earlier messages")).toBeUndefined();
    expect(document.querySelector("ol")?.getAttribute("aria-live")).toBe("polite");
  });
});

describe("what is known and limited", () => {
  it("says that the deal is known, by its number as it was given", () => {
    const { position, seats: both } = view();
    show(Players, { seats: both, position, scores: [3, 7], moving: 1, seed: 123456 });
    expect(texts(".deal")).toEqual(["Known deal (seed 123456)"]);
  });

  it("says nothing of a deal that nobody knows", () => {
    const { position, seats: both } = view();
    show(Players, { seats: both, position, scores: [3, 7], moving: 1, seed: null });
    expect(texts(".deal")).toEqual([]);
  });

  it.each([
    [{ seat: 0, free: true, left: 2 }, "Undo 2 left"],
    [{ seat: 0, free: true, left: null }, "Undo"],
    [{ seat: 0, free: false, left: null }, "Ask to undo"],
    [null, "Undo"],
  ])("says for %j how often can be undone", (undo, words) => {
    welcome(view({ undo }));
    show(ActionBar, { session, seats: seats(), telling: telling(), explain: () => undefined });
    expect(texts(".buttons .wide-only")[2]?.replace(/\s+/gu, " ")).toBe(words);
  });

  it("shows with the result for whom draws were taken back", async () => {
    const result = {
      reason: "finished",
      scores: [3, 7],
      winners: [1],
      start: [0, 0],
      rounds: [[3, 7]],
      lost: [[-1, 0]],
      items: [[], []],
      taken_back: [3, 0],
    } as unknown as Result;
    welcome(view({ state: "over", result }));
    const told: string[] = [];
    for (const language of ["en", "nl", "pl", "ru"] as const) {
      await useLanguage(language);
      show(ResultCard, { session, view: session.view!, result, seats: seats(), info: INFO });
      told.push(texts(".ranking .soft").join());
      await unmount(shown!);
    }
    shown = null;
    await useLanguage("en");
    expect(told).toEqual([
      "3 draws taken back",
      "3 trekkingen teruggenomen",
      "cofnięto 3 losowania",
      "отменено 3 хода с добором плиток",
    ]);
  });

  it("offers a seed only where nobody else is concerned", () => {
    const setup = new Setup();
    show(Options, { setup, info: INFO });
    const field = document.querySelector<HTMLInputElement>("input[inputmode=numeric]");
    expect(field?.disabled).toBe(false);
    setup.seats[1]!.sitter = "friend";
    flushSync();
    expect(field?.disabled).toBe(true);
    expect(text()).toContain(t("start-option-seed-alone"));
  });
});
