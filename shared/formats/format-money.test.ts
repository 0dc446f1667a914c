import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalsOf } from "#shared/decimals-of.ts";
import { currencies, inMinor } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";
import { formatMoney, plainAmount } from "./format-money.ts";

describe("an amount", () => {
  it.each([
    [44_700, "USD", "$447", "447.00"],
    [44_750, "USD", "$447.50", "447.50"],
    [119_900_00, "USD", "$119,900", "119900.00"],
    [4_500_000, "PKR", "PKR 45,000", "45000.00"],
    [4_500_050, "PKR", "PKR 45,000.50", "45000.50"],
    [0, "USD", "$0", "0.00"],
    [15_000, "JPY", "¥15,000", "15000"],
    [12_345, "KWD", "KWD 12.345", "12.345"],
    [12_500, "BHD", "BHD 12.500", "12.500"],
    [45_000, "OMR", "OMR 45", "45.000"],
    [-12_345, "KWD", "-KWD 12.345", "-12.345"],
  ] as const)("of %i minor units in %s reads %s, and %s in a form", (minor, currency, words, plain) => {
    // A currency code and its amount are separated by a no-break space.
    expect(formatMoney({ minor, currency }).replace("\u00a0", " ")).toBe(words);
    expect(plainAmount({ minor, currency })).toBe(plain);
  });

  it("parses back to the same amount, from text for reading and from text for a form", () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.constantFrom(...currencies), (minor, currency) => {
        const read = (text: string) => inMinor(readMoney(text, currency) ?? Number.NaN, currency).minor;
        const money = { minor, currency };
        expect(read(formatMoney(money))).toBe(minor);
        expect(read(plainAmount(money))).toBe(minor);
        expect(plainAmount(money).split(".")[1] ?? "").toHaveLength(decimalsOf(currency));
      }),
    );
  });
});
