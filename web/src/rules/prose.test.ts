import { expect, test } from "vitest";
import { addressOf, partsOf } from "./prose";

test("emphasis and clauses are told apart from plain words", () => {
  expect(partsOf("**Place** a tile (QG-4.7b).")).toEqual([
    { kind: "emphasis", text: "Place" },
    { kind: "words", text: " a tile (" },
    { kind: "clause", text: "QG-4.7b", address: "/rules/queens-garden#QG-4.7b" },
    { kind: "words", text: ")." },
  ]);
});

test("a paragraph without markup is one part", () => {
  expect(partsOf("Nothing more.")).toEqual([{ kind: "words", text: "Nothing more." }]);
});

test("a clause of Summer Pavilion is found on that game's page", () => {
  expect(addressOf("SP-5.2")).toBe("/rules/summer-pavilion#SP-5.2");
});
