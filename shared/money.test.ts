import { expect, it } from "vitest";
import { decimalsOf } from "./decimals-of.ts";
import { currencies, inMinor, inWhole, isCurrency } from "./money.ts";

it("every currency but Venezuela's second is known to Intl, and there is each once", () => {
  const known = new Set(Intl.supportedValuesOf("currency"));
  expect(currencies.filter((code) => !known.has(code))).toEqual(["VED"]);
  expect(new Set(currencies).size).toBe(currencies.length);
  expect(currencies.length).toBeGreaterThan(150);
});

it.each([
  ["USD", 2],
  ["PKR", 2],
  ["QAR", 2],
  ["IQD", 3],
  ["KWD", 3],
  ["BHD", 3],
  ["OMR", 3],
  ["JPY", 0],
  ["VND", 0],
] as const)("%s has %d decimals in ISO 4217", (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
  expect(inMinor(12, currency)).toEqual({ minor: 12 * 10 ** decimals, currency });
  expect(inWhole(12 * 10 ** decimals, currency)).toBe(12);
});

it("a code of no currency is none, and a provider's sum in it has hundredths", () => {
  expect(["XXX", "XAU", "usd", "", "€"].filter(isCurrency)).toEqual([]);
  expect(decimalsOf("XXX")).toBe(2);
});

it("a sum in whole units becomes the nearest in minor units", () => {
  expect(inMinor(19.99, "USD").minor).toBe(1999);
  expect(inMinor(1.005, "KWD").minor).toBe(1005);
  expect(inMinor(999_999_999.999, "OMR").minor).toBe(999_999_999_999);
});
