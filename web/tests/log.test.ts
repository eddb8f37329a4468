// What happened at a table besides its turns, in the words of each language.
import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, useLanguage, type Language } from "../src/lib/i18n.svelte";
import { eventLines, roundBegan, undoneIn } from "../src/lib/log";
import { named } from "../src/lib/names";
import type { GameInfo, Seat, TableEvent } from "../src/lib/types";

const seat = (number: number, facts: Partial<Seat>): Seat => ({
  seat: number,
  kind: "bot",
  level: "casual",
  name: "",
  joined: true,
  present: false,
  out: null,
  held: false,
  ...facts,
});
const SEATS = [seat(0, { name: "Anna", held: true }), seat(1, {})];

function lines(facts: object): string[] {
  const telling = { info: {} as GameInfo, seats: named(SEATS), options: {} };
  const event = { n: 1, at: "", seat: 0, ...facts } as TableEvent;
  return eventLines(telling, event).map((line) => line.text);
}

async function inAll(facts: object): Promise<Record<string, string>> {
  const found: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    await useLanguage(language);
    found[language] = lines(facts).join();
  }
  return found;
}

describe("the log", () => {
  beforeEach(() => useLanguage("en"));

  it("says for whom a bot plays, and when they are back", async () => {
    expect(await inAll({ kind: "replaced", level: "casual", name: "Anna" })).toEqual({
      en: "Bot (casual) now plays for Anna.",
      nl: "Bot (liefhebber) speelt nu in plaats van Anna.",
      pl: "Bot (amator) gra teraz zamiast gracza Anna.",
      ru: "Бот (любитель) теперь играет вместо игрока Anna.",
    });
    expect(await inAll({ kind: "returned", name: "Anna" })).toEqual({
      en: "Anna takes the seat back.",
      nl: "Anna speelt weer zelf.",
      pl: "Anna wraca do gry.",
      ru: "Anna возвращается в игру.",
    });
  });

  it("says for how long the server was away", async () => {
    expect(await inAll({ seat: null, kind: "paused", seconds: 180 })).toEqual({
      en: "The server was away for 3 minutes; no clock ran.",
      nl: "De server was 3 minuten weg; de klokken stonden stil.",
      pl: "Serwer był niedostępny przez 3 minuty; zegary stały.",
      ru: "Сервер был недоступен 3 минуты; часы стояли.",
    });
    await useLanguage("ru");
    const times = [1, 45, 5 * 60, 21 * 60, 3600 * 5].map((seconds) =>
      lines({ kind: "paused", seconds }).join().replace(/;.*/u, ""),
    );
    expect(times).toEqual([
      "Сервер был недоступен 1 секунду",
      "Сервер был недоступен 45 секунд",
      "Сервер был недоступен 5 минут",
      "Сервер был недоступен 21 минуту",
      "Сервер был недоступен 5 часов",
    ]);
  });

  it("knows which turns were taken back, also when turns were played again since", () => {
    const turn = (n: number, count: number, ...events: string[]): TableEvent =>
      ({ n, kind: "turn", turn: count, events: events.map((event) => ({ event })) }) as TableEvent;
    const undo = (n: number, left: number): TableEvent =>
      ({ n, kind: "undo", turn: left }) as TableEvent;
    const events = [turn(4, 3), turn(5, 4), turn(6, 5, "pass", "round"), undo(7, 3)];
    expect([...undoneIn(events)]).toEqual([5, 6]);
    expect(roundBegan(events.slice(0, 3))).toBe(6);
    expect(roundBegan(events)).toBe(0);
    const more = [...events, turn(8, 4), turn(9, 5, "round"), turn(10, 6), undo(11, 5)];
    expect([...undoneIn(more)]).toEqual([5, 6, 10]);
    expect(roundBegan(more)).toBe(9);
  });

  it("has no line for an event that was moved elsewhere", () => {
    expect(lines({ kind: "void" })).toEqual([]);
  });

  it("calls a held seat by its player's name, and counts only the other bots", () => {
    expect(named(SEATS).map(({ name }) => name)).toEqual(["Anna", "Bot (casual)"]);
  });
});
