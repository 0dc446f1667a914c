import { expect, test } from "vitest";
import { mapTexts } from "./map-texts.ts";

const louder = (text: string) => text.replace("quiet", "LOUD");

test("texts are changed wherever they are, and nothing else", () => {
  const tree = { a: "quiet", b: [1, "quiet", { c: "quiet", d: null, e: undefined }], f: true };
  expect(mapTexts(tree, louder)).toStrictEqual({
    a: "LOUD",
    b: [1, "LOUD", { c: "LOUD", d: null, e: undefined }],
    f: true,
  });
  expect(Object.keys(mapTexts({ z: 1, a: "quiet", m: 2 }, louder))).toEqual(["z", "a", "m"]);
  expect(tree.a).toBe("quiet");
});

test("parts in which nothing changes are the very same objects", () => {
  const tree = { same: { list: ["x", { y: "z" }] }, other: { text: "quiet" } };
  const mapped = mapTexts(tree, louder);
  expect(mapped).not.toBe(tree);
  expect(mapped.same).toBe(tree.same);
  expect(mapTexts(tree.same, louder)).toBe(tree.same);
});

test("items of a list that are not kept are left out", () => {
  const keep = (made: unknown, was: unknown) => made !== "" || was === "";
  const tree = { list: ["quiet", "", "gone"], same: ["", "a"] };
  const mapped = mapTexts(tree, (text) => (text === "gone" ? "" : text), keep);
  expect(mapped).toEqual({ list: ["quiet", ""], same: ["", "a"] });
  expect(mapped.same).toBe(tree.same);
});
