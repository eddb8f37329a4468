// Keys of a table: which are meant for it, and when Enter confirms.
import { afterEach, expect, test } from "vitest";
import { askedBy, Entering, pressedKey } from "../src/lib/keys";

afterEach(() => document.body.replaceChildren());

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}) {
  let heard!: KeyboardEvent;
  target.addEventListener("keydown", (event) => (heard = event as KeyboardEvent), { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return heard;
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  parent: Element = document.body,
): HTMLElementTagNameMap[Name] {
  const one = document.createElement(name);
  parent.append(one);
  return one;
}

test("letters ask for what they stand for, large or small", () => {
  expect(["h", "H", "u", "p", "?", "Escape", "x"].map((key) => askedBy(press(key)))).toEqual([
    "hint",
    "hint",
    "undo",
    "pass",
    "help",
    "back",
    null,
  ]);
});

test("a key with other letters on it counts by its place", () => {
  expect(pressedKey(press("к", document.body, { code: "KeyR" }))).toBe("R");
  expect(askedBy(press("р", document.body, { code: "KeyH" }))).toBe("hint");
  // A Latin letter counts as itself, wherever its key is.
  expect(askedBy(press("h", document.body, { code: "KeyJ" }))).toBe("hint");
});

test("keys that are typed, that mean a command, or that a dialog is open for, ask for nothing", () => {
  expect(askedBy(press("h", made("input")))).toBeNull();
  expect(askedBy(press("?", made("textarea")))).toBeNull();
  expect(askedBy(press("p", made("select")))).toBeNull();
  expect(askedBy(press("p", document.body, { ctrlKey: true }))).toBeNull();
  made("dialog").setAttribute("open", "");
  expect(askedBy(press("h"))).toBeNull();
  expect(askedBy(press("Escape"))).toBeNull();
});

test("Enter confirms where nothing else is meant, and on what has just been chosen", () => {
  const turn = { path: [] as object[], confirmable: true };
  const entering = new Entering(() => turn as never);
  const enters = (target: Element, key = "Enter"): boolean => entering.confirms(press(key, target));
  const piece = made("button", made("main"));
  const elsewhere = made("button");
  expect(enters(document.body)).toBe(true);
  // The first time it chooses.
  expect(enters(piece)).toBe(false);
  turn.path = [{}];
  expect(enters(piece, " ")).toBe(false);
  turn.path = [{}, {}];
  expect(enters(piece)).toBe(true);
  expect(enters(elsewhere)).toBe(false);
  turn.path = [{}];
  expect(enters(elsewhere)).toBe(false);
  turn.confirmable = false;
  expect(enters(document.body)).toBe(false);
});

test("Enter confirms what was chosen with the pointer", () => {
  const turn = { path: [] as object[], confirmable: true };
  const entering = new Entering(() => turn as never);
  const piece = made("button", made("main"));
  piece.addEventListener("click", (event) => entering.clicked(event));
  piece.click();
  // A click that chose nothing is no choice to confirm.
  expect(entering.confirms(press("Enter", piece))).toBe(false);
  piece.click();
  turn.path = [{}];
  expect(entering.confirms(press("Enter", piece))).toBe(true);
});
