import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, plainAmount } from "./format-money.ts";

describe("an amount", () => {
  it.each([
    [44_700, "USD", "$447"],
    [44_750, "USD", "$447.50"],
    [4_500_000, "PKR", "PKR 45,000"],
    [0, "USD", "$0"],
  ] as const)("of %i hundredths in %s reads %s", (minor, currency, words) => {
    // A currency code and its amount are separated by a no-break space.
    expect(formatMoney({ minor, currency }).replace("\u00a0", " ")).toBe(words);
  });

  it("parses back to the same amount, from text for reading and from text for a form", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom("USD" as const, "PKR" as const), (minor, currency) => {
        const read = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
        expect(read(formatMoney({ minor, currency }))).toBe(minor);
        expect(read(plainAmount(minor))).toBe(minor);
        expect(plainAmount(minor)).toMatch(/^\d+\.\d\d$/);
      }),
    );
  });
});
