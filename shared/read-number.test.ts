import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNumber } from "./read-number.ts";

describe("a typed number", () => {
  it.each([
    ["1,000", 1000],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1.500,00", 1500],
    ["1 234,5", 1234.5],
    ["1\u00A0234\u202F567", 1_234_567],
    ["1,234", 1234],
    ["0,234", 0.234],
    ["3,14", 3.14],
    ["3.14", 3.14],
    ["3,142", 3142],
    ["0,5", 0.5],
    ["1,234,567", 1_234_567],
    ["1,00,000", 100_000],
    ["1,50,00,000", 15_000_000],
    ["12,34,567.5", 1_234_567.5],
    ["1.234.567,8", 1_234_567.8],
    ["٣٫١٤", 3.14],
    ["٣٫٥", 3.5],
    ["۱۲", 12],
    ["۱۲۳", 123],
    ["۳.۱۴", 3.14],
    ["١٬٢٣٤٫٥", 1234.5],
    ["１２", 12],
    ["\u202A6,000\u202C", 6000],
    [" 6000 ", 6000],
    [".5", 0.5],
    ["5.", 5],
    ["١٢", 12],
    ["", null],
    ["-", null],
    ["five", null],
    ["1.2.3", null],
    ["1,0,0", null],
    ["1,00", 1],
    ["3/4", null],
    ["10/10", null],
    ["A+", null],
    ["12abc8", null],
    ["1e3", null],
    ["0x10", null],
    ["-3", null],
    ["Rs 5", null],
    ["5 kg", null],
    ["5%", null],
    ["1 2", null],
    ["1 23 456", null],
    ["9".repeat(400), null],
  ])("%j is %j", (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

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
