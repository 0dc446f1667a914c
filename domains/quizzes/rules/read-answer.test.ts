import fc from "fast-check";
import { expect, it } from "vitest";
import { readAnswer } from "./read-answer.ts";

it.each([
  ["1,000", 1000],
  ["1,00,000", 100_000],
  ["1,50,000", 150_000],
  ["1,50,00,000", 15_000_000],
  ["1.500,00", 1500],
  ["3,14", 3.14],
  ["0,5", 0.5],
  ["3,142", 3142],
  ["1 234", 1234],
  ["1\u00A0234", 1234],
  ["−5", -5],
  ["-5", -5],
  ["+5", 5],
  ["- 5 °C", -5],
  ["٣٫١٤", 3.14],
  ["۱۲۳", 123],
  ["۳.۱۴", 3.14],
  ["１２", 12],
  ["Rs 500", 500],
  ["Rs. 500", 500],
  ["PKR 1,500", 1500],
  ["$99.50", 99.5],
  ["US$99", 99],
  ["500/-", 500],
  ["178%", 178],
  ["5 kg", 5],
  ["5kg", 5],
  ["9.81 m/s²", 9.81],
  ["1/2", 0.5],
  ["-1/2", -0.5],
  ["½", 0.5],
  ["1½", 1.5],
  ["1 1/2", 1.5],
  ["1.5×10^3", 1500],
  ["1.5 x 10^3", 1500],
  ["1.5×10³", 1500],
  ["2×10⁻³", 0.002],
  ["10³", 1000],
  ["1.5e3", 1500],
  ["= 42", 42],
  ["x = 42", 42],
  ["~42", 42],
  ["≈ 42", 42],
  ["42.", 42],
  ["0x10", null],
  ["12abc8", null],
  ["1,0,0", null],
  ["5k", null],
  ["5 lakh", null],
  ["2 million", null],
  ["2π", null],
  ["1/0", null],
  ["5 or 6", null],
  ["1e999", null],
  ["five", null],
  ["kg", null],
  ["", null],
  ["-", null],
])("%j is %j", (typed, value) => {
  expect(readAnswer(typed)).toBe(value);
});

it("any text is a finite number or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const value = readAnswer(typed);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
