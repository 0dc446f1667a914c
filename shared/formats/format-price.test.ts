import fc from "fast-check";
import { expect, it } from "vitest";
import { formatPrice } from "./format-price.ts";

const dollars = { code: "USD" as const, symbol: "$" };

it.each([
  [12.5, { code: "KWD", symbol: "KD " }, "KD 12.500"],
  [14_900, { code: "JPY", symbol: "¥" }, "¥14,900"],
  [1250.5, { code: "PKR", symbol: "Rs " }, "Rs 1,250.50"],
] as const)("formats %d with the decimals of %o", (amount, currency, words) => {
  expect(formatPrice(amount, currency)).toBe(words);
});

it.each([0, 5, 99, 149, 199.5, 999, 1000, 1250.25, 99_000, 1_234_567])(
  "formats %d as Intl does in English",
  (amount) => {
    const words = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    });
    expect(formatPrice(amount, dollars)).toBe(words.format(amount));
  },
);

it("formats any amount as Intl does in English, so that it parses back", () => {
  const amount = fc.oneof(
    fc.nat({ max: 10_000_000 }),
    fc.nat({ max: 1_000_000_00 }).map((cents) => cents / 100),
  );
  const words = (digits: number) =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [whole, withCents] = [words(0), words(2)];
  fc.assert(
    fc.property(amount, (price) => {
      const text = formatPrice(price, dollars);
      expect(text).toBe((Number.isInteger(price) ? whole : withCents).format(price));
      expect(Number(text.replace(/[^\d.]/g, ""))).toBe(price);
    }),
  );
});
