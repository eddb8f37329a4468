import { afterEach, expect, test } from "vitest";
import { keepFocus } from "./focus";

const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

function page(): { group: Element; chosen: HTMLElement; leave: () => void } {
  document.body.innerHTML =
    '<div id="group"><button id="chosen"></button></div><h2 id="end" tabindex="-1"></h2>';
  const group = document.querySelector("#group")!;
  return {
    group,
    chosen: document.querySelector<HTMLElement>("#chosen")!,
    leave: keepFocus(".act, #end")(group),
  };
}

afterEach(() => document.body.replaceChildren());

test("when what has the focus goes away, the focus goes where the game goes on", async () => {
  const { chosen, leave } = page();
  chosen.focus();
  chosen.remove();
  await drawn();
  expect(document.activeElement?.id).toBe("end");
  leave();
});

test("who had no focus there, or let go of it by pointing elsewhere, is left alone", async () => {
  const { group, chosen, leave } = page();
  group.append(document.createElement("p"));
  await drawn();
  expect(document.activeElement).toBe(document.body);
  chosen.focus();
  dispatchEvent(new Event("pointerdown"));
  chosen.remove();
  await drawn();
  expect(document.activeElement).toBe(document.body);
  leave();
});
