import { expect, it } from "vitest";
import { addressWord, freeAddressWord } from "./address-word.ts";

it.each([
  ["Pakistani Home Cooking", "pakistani-home-cooking"],
  ["Pâtisserie & Bread: Level 2", "patisserie-bread-level-2"],
  ["اردو خوش خطی", ""],
  ["  --  ", ""],
])("makes a word of an address of %s", (title, word) => {
  expect(addressWord(title)).toBe(word);
});

it("ends a long word where a part of it ends", () => {
  const word = addressWord("bread ".repeat(40));
  expect(word.length).toBeLessThanOrEqual(60);
  expect(word).toMatch(/^(bread-)+bread$/);
  expect(addressWord("a".repeat(90))).toHaveLength(60);
  // A word that fits is whole, and one that does not goes with all its letters.
  expect(addressWord(`${"a".repeat(50)} ${"b".repeat(9)}`)).toBe(`${"a".repeat(50)}-${"b".repeat(9)}`);
  expect(addressWord(`${"a".repeat(50)} ${"b".repeat(20)}`)).toBe("a".repeat(50));
});

it("adds a number to a word that is taken, and names what has no Latin letters", () => {
  const taken = new Set(["bread", "bread-2", "course-1"]);
  const isTaken = (word: string) => taken.has(word);
  expect(freeAddressWord("Bread", isTaken, "course")).toBe("bread-3");
  expect(freeAddressWord("Rice", isTaken, "course")).toBe("rice");
  expect(freeAddressWord("چاول", isTaken, "course")).toBe("course-2");
});
