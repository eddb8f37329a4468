// The analysis board's pure parts: links that hold a position, and the tree of turns.
import { describe, expect, it } from "vitest";
import { BadLink, pack, studyAddress, unpack } from "../src/lib/study/link";
import * as trees from "../src/lib/study/tree";
import type { Position, ReplayStep } from "../src/lib/types";

const POSITION = { game: "toy", players: 2, seats: [{ score: 1 }, { score: 2 }], ży: "ł" };

const faultOf = (text: string, game = "toy"): Promise<string> =>
  unpack(text, game).then(
    () => "none",
    (error: unknown) => (error instanceof BadLink ? error.fault : String(error)),
  );

describe("a link", () => {
  it("gives back the position that it was made from", async () => {
    expect(await unpack(await pack(POSITION), "toy")).toEqual(POSITION);
  });

  it("has only signs that need no escaping in an address", async () => {
    const address = await studyAddress("analysis", "toy", POSITION);
    expect(address).toMatch(/^\/analysis\/toy#1\.[\w-]+$/);
    expect(new URL(address, "https://example.org").hash).toBe(
      address.slice("/analysis/toy".length),
    );
  });

  it("is damaged wherever its end was lost", async () => {
    const whole = await pack(POSITION);
    const faults = await Promise.all(
      Array.from({ length: whole.length - 2 }, (_, at) => faultOf(whole.slice(0, at + 2))),
    );
    expect(new Set(faults)).toEqual(new Set(["damaged"]));
  });

  it("is damaged where a sign was changed", async () => {
    const whole = await pack(POSITION);
    for (let at = 2; at < whole.length; at += 1) {
      const other = whole[at] === "A" ? "B" : "A";
      const changed = whole.slice(0, at) + other + whole.slice(at + 1);
      const read = await unpack(changed, "toy").catch((error: unknown) => error);
      // The last sign has bits that mean nothing.
      if (!(read instanceof BadLink)) expect(read).toEqual(POSITION);
    }
  });

  it.each([
    ["nonsense", "damaged"],
    ["", "damaged"],
    ["1.", "damaged"],
    ["1.%%%", "damaged"],
    ["2.eJyrVkpPzE1VslIqyS9QqgUAJCUErA", "other-version"],
    [`1.${"A".repeat(20_000)}`, "too-long"],
  ])("%s is refused", async (text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  it("of another game is refused", async () => {
    expect(await faultOf(await pack(POSITION), "other")).toBe("other-game");
  });

  it("that unpacks to far more than a position is not unpacked to its end", async () => {
    const bomb = await pack({ game: "toy", more: "a".repeat(3_000_000) });
    expect(bomb.length).toBeLessThan(16_000);
    expect(await faultOf(bomb)).toBe("too-long");
  });

  it.each(["[]", "7", "null", '"toy"', "{}"])("with %s in it is refused", async (json) => {
    expect(await faultOf(await pack(JSON.parse(json) as object))).toBe("damaged");
  });
});

const at = (round: number): Position => ({ round }) as Position;
const step = (text: string, round: number): ReplayStep =>
  ({ text, position: at(round) }) as ReplayStep;

/** The tree as text: each turn, and how deep it stands. */
const listed = (tree: trees.Tree): string[] =>
  trees
    .rowsOf(tree)
    .map(({ branch, number, depth }) => `${">".repeat(depth)}${number} ${branch.step?.text}`);

describe("the tree of turns", () => {
  const played = (tree: trees.Tree, ...texts: string[]): trees.Tree =>
    texts.reduce((grown, text, index) => trees.grown(grown, step(text, 10 + index)), tree);
  const line = played(trees.planted(at(0)), "a", "b", "c");

  it("begins with a position and no turns", () => {
    const tree = trees.planted(at(0));
    expect([listed(tree), trees.back(tree), trees.onwards(tree)]).toEqual([[], null, null]);
  });

  it("goes back, and on along the same line", () => {
    const start = trees.goneTo(line, 0);
    expect(trees.onwards(start)).toBe(1);
    expect(trees.endOf(start)).toBe(line.at);
    expect(trees.back(line)).toBe(2);
  });

  it("lists another turn below the first one, with what follows it, before the line goes on", () => {
    const branched = played(trees.goneTo(line, 1), "x", "y");
    expect(listed(branched)).toEqual(["1 a", "2 b", ">2 x", ">3 y", "3 c"]);
    expect(trees.lineTo(branched, branched.at).map(({ step }) => step?.text)).toEqual([
      "a",
      "x",
      "y",
    ]);
  });

  it("goes on where it was looked at last", () => {
    const branched = played(trees.goneTo(line, 1), "x");
    expect(trees.endOf(trees.goneTo(branched, 0))).toBe(branched.at);
  });

  it("takes the same turn with the same outcome for the same branch, with other draws for another", () => {
    const again = trees.grown(trees.goneTo(line, 1), step("b", 11));
    expect(again.at).toBe(2);
    const other = trees.grown(trees.goneTo(line, 1), step("b", 99));
    expect(listed(other)).toEqual(["1 a", "2 b", ">2 b", "3 c"]);
  });

  it("cuts a turn off with all that follows, and looks at the one before", () => {
    const cut = trees.cut(line, 2);
    expect([listed(cut), cut.at]).toEqual([["1 a"], 1]);
    expect(trees.onwards(cut)).toBeNull();
    const elsewhere = trees.cut(played(trees.goneTo(line, 1), "x"), 2);
    expect([listed(elsewhere), elsewhere.at]).toEqual([["1 a", "2 x"], 4]);
    expect(trees.cut(line, 0)).toBe(line);
  });

  it("holds a line as long as any game", () => {
    const long = Array.from({ length: 500 }, (_, n) => `${n}`).reduce(
      (tree, text, n) => trees.grown(tree, step(text, n)),
      trees.planted(at(-1)),
    );
    expect(trees.rowsOf(long)).toHaveLength(500);
  });
});
