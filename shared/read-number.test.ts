import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedCases } from "../tests/support/typed-cases.ts";
import { numberTyped, percentTyped, readNumber } from "./read-number.ts";

describe("a typed number", () => {
  it.each(typedCases<{ typed: string; expect: number | null }>("points"))(
    "$typed is $expect",
    ({ typed, expect: value }) => {
      expect(readNumber(typed)).toBe(value);
    },
  );

  it.each([
    ["1,234.5", 1234.5],
    ["1,00,000", 100_000],
    ["6 000", 6000],
    ["3,14", null],
    ["1,00", null],
    ["1.500,00", null],
    ["1.234.567", null],
  ])("whose comma only groups: %j is %j", (typed, value) => {
    expect(readNumber(typed, { comma: "mistake" })).toBe(value);
  });

  it.each([
    ["−5", -5],
    ["- 5", -5],
    ["-0", 0],
    ["+7", 7],
    ["--7", null],
  ])("with a sign: %j is %j", (typed, value) => {
    expect(readNumber(typed, { signed: true })).toBe(value);
  });

  it("is read again as written, with a point or a comma, in three scripts", () => {
    const cents = fc.integer({ min: -999_999, max: 999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom(0x30, 0x0660, 0x06f0), fc.boolean(), (cent, zero, comma) => {
        const written = (cent / 100).toFixed(2).replace(".", comma ? "," : ".");
        const typed = written.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
        expect(readNumber(typed, { signed: true })).toBe(cent / 100 + 0);
      }),
    );
  });

  it.each(["en-IN", "en-US", "de-DE", "fr-FR", "ar-EG", "ur-PK", "fa-IR", "de-CH"])(
    "is read as %s writes it",
    (locale) => {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
          expect(readNumber(format.format(cents / 100))).toBe(cents / 100);
        }),
      );
    },
  );

  it("never throws, and is a finite number or nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.boolean(), (typed, signed) => {
        const value = readNumber(typed, { signed });
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

it("gives a contract the number that was typed, or the text where it is none", () => {
  expect([numberTyped(" ۱۲ "), numberTyped("twelve "), numberTyped("-3", undefined, { signed: true })]).toEqual([
    ...[12, "twelve ", -3],
  ]);
  expect(numberTyped("3,5", null, { comma: "mistake" })).toBe("3,5");
});

it("gives a contract nothing of an empty field, or what stands for that", () => {
  expect([numberTyped(" \u200B"), numberTyped("", null), numberTyped("", 0)]).toEqual([undefined, null, 0]);
});

it.each([
  ["10", 10],
  ["10%", 10],
  ["12.5 %", 12.5],
  ["١٠٪", 10],
  ["٪۱۰", 10],
  ["10％", 10],
  ["\u200e10%\u200f", 10],
  ["", undefined],
  ["%", undefined],
  ["ten", "ten"],
  ["10%%", "10%"],
  ["-5%", "-5"],
])("gives a contract the percentage that was typed: %j", (typed, percent) => {
  expect(percentTyped(typed)).toBe(percent);
});
