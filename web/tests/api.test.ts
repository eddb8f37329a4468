// Asking the service: when a question is repeated, how long it waits, and what is said in the end.
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { ApiError, errorWords } from "../src/lib/errors";
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
  expect((await failed(api.choices("t", [], 1))).code).toBe("conflict");
  expect(asked).toHaveBeenCalledOnce();
});

it("counts the seconds as each language does", async () => {
  const told: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    await useLanguage(language);
    told[language] = [1, 3, 5].map((seconds) =>
      errorWords(new ApiError("too-many-requests", "", null, seconds)).replace(/^.*[.] /u, ""),
    );
  }
  await useLanguage("en");
  expect(told).toEqual({
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
});
