import { expect, it } from "vitest";
import { readText } from "./entry-fields.ts";

it.each([
  ["30", 30],
  [" 99.50 ", 99.5],
  ["99,50", 99.5],
  ["1,000", 1000],
  ["1,50,000", 150_000],
  ["1 234", 1234],
  ["۳۰", 30],
  ["٣٠٫٥", 30.5],
  ["\u200e30", 30],
  ["-2", -2],
])("a number is read as people type it: %j", (text, number) => {
  expect([readText("number", text), readText("number or none", text)]).toEqual([number, number]);
});

it.each(["thirty", "", "12 seats", "1e3"])("what is no number stays, for the contract to refuse: %j", (text) => {
  expect(readText("number", text)).toBe(text);
});

it("none is null where a field allows it", () => {
  expect([readText("number or none", " none "), readText("text or none", "none"), readText("number", "none")]).toEqual([
    ...[null, null, "none"],
  ]);
});
