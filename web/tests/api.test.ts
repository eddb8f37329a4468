// Asking the service: when a question is repeated, how long it waits, and what is said in the end.
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { ApiError, errorWords, type ErrorCode } from "../src/lib/errors";
import { LANGUAGES, useLanguage } from "../src/lib/i18n.svelte";

const asked = vi.fn();

const refusal = (status: number, error: string, wait?: number): Response =>
  Response.json(
    { error, detail: "" },
    { status, headers: wait === undefined ? {} : { "Retry-After": String(wait) } },
  );

const failed = (question: Promise<unknown>): Promise<ApiError> =>
  question.then(
    () => Promise.reject(new Error("it did not fail")),
    (error: ApiError) => error,
  );

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks again when it may, not sooner", async () => {
  asked.mockResolvedValueOnce(refusal(429, "too-many-requests", 3));
  asked.mockResolvedValueOnce(Response.json([]));
  const answer = api.games();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual([]);
});

it("repeats an action with the same key and the same content", async () => {
  asked.mockResolvedValueOnce(refusal(503, "busy"));
  asked.mockResolvedValueOnce(Response.json({ k: 1 }));
  const answer = api.chat("t", "hello", "token");
  await vi.advanceTimersByTimeAsync(1_000);
  await answer;
  const [first, second] = asked.mock.calls.map(([, request]) => request);
  expect(second).toEqual(first);
});

it("keeps nobody waiting for long: it says how long it takes", async () => {
  asked.mockResolvedValue(refusal(429, "too-many-requests", 40));
  const error = await failed(api.games());
  expect(asked).toHaveBeenCalledOnce();
  expect(errorWords(error)).toBe("Too many requests. Try again in 40 seconds.");
});

it("gives up after a few attempts", async () => {
  asked.mockImplementation(() => Promise.resolve(refusal(429, "too-many-requests", 1)));
  const error = failed(api.games());
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await error).retryAfter).toBe(1);
  expect(asked).toHaveBeenCalledTimes(3);
});

it("does not repeat what was refused for good", async () => {
  asked.mockResolvedValue(refusal(409, "conflict"));
  expect((await failed(api.consider("t", { path: [] }))).code).toBe("conflict");
  expect(asked).toHaveBeenCalledOnce();
});

it("tells by the time to wait what is too early from what is too late", async () => {
  asked.mockResolvedValueOnce(refusal(409, "conflict", 2));
  const early = await failed(api.replace("t", 1, "casual", "token"));
  expect([early.code, early.retryAfter]).toEqual(["too-early", 2]);
  // Nobody asks for it by itself: whoever is away may be back by then.
  expect(asked).toHaveBeenCalledOnce();
  asked.mockResolvedValueOnce(refusal(409, "conflict"));
  const late = await failed(api.replace("t", 1, "casual", "token"));
  expect([late.code, late.retryAfter]).toEqual(["conflict", null]);
});

it("says how long it is too early only where somebody would wait for it", () => {
  const words = (seconds: number | null): string =>
    errorWords(new ApiError("too-early", "", null, seconds));
  expect(words(40)).toBe("They may come back: a bot can take over in 40 seconds.");
  const long = "They may come back: a bot can take over only after a longer absence.";
  expect([words(3_600), words(null)]).toEqual([long, long]);
});

/** The last sentence of an error, for some seconds to wait, in each language. */
async function inAllLanguages(code: ErrorCode): Promise<Record<string, string[]>> {
  const told: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    await useLanguage(language);
    told[language] = [1, 3, 5].map((seconds) =>
      errorWords(new ApiError(code, "", null, seconds)).replace(/^.*[.:] /u, ""),
    );
  }
  await useLanguage("en");
  return told;
}

it("counts the seconds as each language does", async () => {
  expect(await inAllLanguages("too-many-requests")).toEqual({
    en: ["Try again in 1 second.", "Try again in 3 seconds.", "Try again in 5 seconds."],
    nl: [
      "Probeer het over 1 seconde opnieuw.",
      "Probeer het over 3 seconden opnieuw.",
      "Probeer het over 5 seconden opnieuw.",
    ],
    pl: [
      "Spróbuj ponownie za 1 sekundę.",
      "Spróbuj ponownie za 3 sekundy.",
      "Spróbuj ponownie za 5 sekund.",
    ],
    ru: [
      "Попробуйте снова через 1 секунду.",
      "Попробуйте снова через 3 секунды.",
      "Попробуйте снова через 5 секунд.",
    ],
  });
  expect(await inAllLanguages("too-early")).toEqual({
    en: [
      "a bot can take over in 1 second.",
      "a bot can take over in 3 seconds.",
      "a bot can take over in 5 seconds.",
    ],
    nl: [
      "Een bot mag het over 1 seconde overnemen.",
      "Een bot mag het over 3 seconden overnemen.",
      "Een bot mag het over 5 seconden overnemen.",
    ],
    pl: [
      "Bot może go zastąpić za 1 sekundę.",
      "Bot może go zastąpić za 3 sekundy.",
      "Bot może go zastąpić za 5 sekund.",
    ],
    ru: [
      "Бот сможет заменить его через 1 секунду.",
      "Бот сможет заменить его через 3 секунды.",
      "Бот сможет заменить его через 5 секунд.",
    ],
  });
});
