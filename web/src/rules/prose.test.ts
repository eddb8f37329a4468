import { expect, test } from "vitest";
import { partsOf } from "./prose";

test("emphasis and clauses are told apart from plain words", () => {
  expect(partsOf("**Place** a tile (QG-4.7b).")).toEqual([
    { kind: "emphasis", text: "Place" },
    { kind: "words", text: " a tile (" },
    { kind: "clause", text: "QG-4.7b" },
    { kind: "words", text: ")." },
  ]);
});

test("a paragraph without markup is one part", () => {
  expect(partsOf("Nothing more.")).toEqual([{ kind: "words", text: "Nothing more." }]);
});
