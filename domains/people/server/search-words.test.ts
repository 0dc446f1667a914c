import { expect, it } from "vitest";
import { digitsIn, wordsOf } from "./search-words.ts";

it.each([
  ["0300 1234567", "PK", "923001234567"],
  ["۰۳۰۰ ۱۲۳۴۵۶۷", "PK", "923001234567"],
  ["٣٠٠ ١٢٣", "PK", "300123"],
  ["4567", "PK", "4567"],
  ["(415) 555", "US", "415555"],
  ["(0300) 12", "PK", "30012"],
  ["(+92) 300-12", "PK", "9230012"],
  ["\u202a(0300) 12\u202c", "PK", "30012"],
  ["+92 300–12", "PK", "9230012"],
])("finds the digits of a number or a part of one in %j", (typed, country, digits) => {
  expect(digitsIn(typed, country)).toBe(digits);
});

it.each(["", "12", "(12)", "()", "Ayesha 0300", "4-B", "12 November"])("finds no number in %j", (typed) => {
  expect(digitsIn(typed, "PK")).toBeNull();
});

it("names each word of a text once", () => {
  expect(wordsOf("noor, noor: 12 فاطمہ %_")).toEqual(["noor", "12", "فاطمہ"]);
});
