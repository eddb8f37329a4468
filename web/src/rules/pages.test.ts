import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, loadWords, useLanguage } from "../lib/i18n.svelte";
import GardenRules from "./garden/GardenRules.svelte";
import PavilionRules from "./pavilion/PavilionRules.svelte";

const PAGES = [
  { page: GardenRules, clause: "QG-4.7b", title: "QG-4.7" },
  { page: PavilionRules, clause: "SP-5.2", title: "SP-5.2" },
];

const complaints = vi.spyOn(console, "error");
let shown: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
  complaints.mockClear();
  await loadWords("rules");
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(PAGES)("$clause can be read at its place", async ({ page, clause, title }) => {
    await useLanguage(language);
    shown = mount(page, { target: document.body, props: { info: null } });
    flushSync();
    expect(document.getElementById(clause)?.textContent.trim().length).toBeGreaterThan(40);
    const link = document.getElementById(title)?.querySelector("a.number");
    expect(link?.getAttribute("href")).toBe(`#${title}`);
    expect(complaints).not.toHaveBeenCalled();
  });
});

test("a clause that is mentioned is a link to it", async () => {
  await useLanguage("en");
  shown = mount(GardenRules, { target: document.body, props: { info: null } });
  flushSync();
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#QG-4\\.4 p a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/rules/queens-garden#QG-4.6",
    "/rules/queens-garden#QG-4.7",
  ]);
});
