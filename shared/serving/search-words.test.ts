import { expect, it } from "vitest";
import { searchWords } from "./search-words.ts";

const wordsOf = (query: string) => searchWords(new URLSearchParams(query));

it.each([
  ["q=data", "data"],
  ["utm=1&q=+data%09%20science+", "data science"],
  ["", ""],
  ["q=%20%20", ""],
  ["q=data%0A%0A%09science", "data science"],
  [`q=${"a".repeat(200)}`, "a".repeat(100)],
  [`q=${"a".repeat(99)}+b`, "a".repeat(99)],
  // An emoji is never cut in two: half of it cannot stand in an address.
  [`q=${"a".repeat(99)}😀b`, "a".repeat(99)],
])("of %s are asked: %s", (query, words) => {
  expect(wordsOf(query)).toBe(words);
});
