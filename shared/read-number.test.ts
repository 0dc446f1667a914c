import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNumber } from "./read-number.ts";

describe("a typed number", () => {
  it.each([
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1 234,5", 1234.5],
    ["1,234", 1234],
    ["0,234", 0.234],
    ["3,14", 3.14],
    ["1,234,567", 1_234_567],
    ["1.234.567,8", 1_234_567.8],
    ["12,34,567", null],
    ["٣٫١٤", 3.14],
    ["۱۲۳", 123],
    ["١٬٢٣٤٫٥", 1234.5],
    ["−5", -5],
    ["- 5", -5],
    ["+7", 7],
    [".5", 0.5],
    ["5.", 5],
    ["1.5e3", 1500],
    ["١٢", 12],
    ["", null],
    ["-", null],
    ["five", null],
    ["1.2.3", null],
    ["3/4", null],
    ["1e999", null],
  ])("%j is %j", (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it("is read again as written, with a point or a comma, in three scripts", () => {
    const cents = fc.integer({ min: -999_999, max: 999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom(0x30, 0x0660, 0x06f0), fc.boolean(), (cent, zero, comma) => {
        const written = (cent / 100).toFixed(2).replace(".", comma ? "," : ".");
        const typed = written.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
        expect(readNumber(typed)).toBe(cent / 100 + 0);
      }),
    );
  });

  it("never throws, and is a finite number or nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const value = readNumber(typed);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
