// Pieces in flight: copies that begin where the pieces lay and end where they lie.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fly, land, lift } from "./flights";

const FLIGHTS = [
  { from: "bag", to: "slot", piece: "lime" },
  { from: "bag", to: "slot", piece: "lime" },
];
const animate = vi.fn();
let landed: () => void = () => undefined;

function lay(where: string, ...pieces: number[]): void {
  const drawn = pieces.map((x) => `<i data-piece="lime" data-x="${x}"></i>`).join("");
  document.querySelector(`[data-at=${where}]`)!.innerHTML = drawn;
}

const begins = (): string[] =>
  animate.mock.calls.flatMap(([[first]]) => (first.transform ? [first.transform] : []));
const ends = (): string[] =>
  animate.mock.calls.flatMap(([[, last]]) => (last.transform ? [last.transform] : []));

beforeEach(() => {
  document.body.innerHTML = '<p data-at="bag"></p><p data-at="slot"></p>';
  animate.mockReset().mockImplementation(() => ({
    finished: new Promise<void>((resolve) => (landed = resolve)),
    cancel: vi.fn(),
  }));
  Element.prototype.animate = animate;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(Number(this.getAttribute("data-x") ?? 0), 0, 10, 10);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test("each piece flies from its own place to its own place", () => {
  lay("bag", 10, 20, 30);
  lay("slot", 100);
  const lifted = lift(FLIGHTS, 1);
  lay("bag", 10);
  lay("slot", 100, 200, 300);
  void fly(lifted, 1);
  expect(begins()).toEqual(["translate(30px, 0px)", "translate(20px, 0px)"]);
  expect(ends()).toEqual(["translate(300px, 0px)", "translate(200px, 0px)"]);
  expect(document.querySelectorAll(".flight")).toHaveLength(2);
});

test("a copy goes along where nothing is seen at the end, and it is gone once it has landed", async () => {
  lay("bag", 10);
  const lifted = lift(FLIGHTS.slice(1), 1);
  lay("bag");
  const flown = fly(lifted, 1);
  expect(document.querySelector(".flight [data-x='10']")).toBeTruthy();
  landed();
  await flown;
  expect(document.querySelectorAll(".flight")).toHaveLength(0);
});

test("what is landed early is gone at once", () => {
  lay("bag", 10);
  lay("slot", 100);
  void fly(lift(FLIGHTS, 1), 1);
  land();
  expect(document.querySelectorAll(".flight")).toHaveLength(0);
});

test("without motion nothing flies", () => {
  lay("bag", 10);
  lay("slot", 100);
  expect(lift(FLIGHTS, 0)).toEqual([]);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(lift(FLIGHTS, 1)).toEqual([]);
  vi.unstubAllGlobals();
});
