import fc from "fast-check";
import { expect, it } from "vitest";
import { readMoney } from "./read-money.ts";

it.each([
  ["15,000", "PKR", 15_000],
  ["15000", "PKR", 15_000],
  ["1,50,000", "PKR", 150_000],
  ["6000/-", "PKR", 6000],
  ["Rs 6,000", "PKR", 6000],
  ["Rs. 6,000", "PKR", 6000],
  ["Rs.6,000/-", "PKR", 6000],
  ["rs6000", "PKR", 6000],
  ["6,000 Rs.", "PKR", 6000],
  ["۶۰۰۰ روپے", "PKR", 6000],
  ["PKR 6,000.00", "PKR", 6000],
  ["6000 pkr", "PKR", 6000],
  ["۶۰۰۰", "PKR", 6000],
  ["٦٬٠٠٠", "PKR", 6000],
  ["٦٬٠٠٠٫٥", "PKR", 6000.5],
  ["6 000", "PKR", 6000],
  ["6\u00A0000", "PKR", 6000],
  ["\u202A6,000\u202C", "PKR", 6000],
  [" 6000 ", "PKR", 6000],
  ["1,500.50", "PKR", 1500.5],
  ["$50", "PKR", null],
  ["QAR 50", "PKR", null],
  ["50 USD", "PKR", null],
  ["3,14", "PKR", null],
  ["1.500,00", "PKR", null],
  ["1,0,0", "PKR", null],
  ["-500", "PKR", null],
  ["1e3", "PKR", null],
  ["5k", "PKR", null],
  ["12%", "PKR", null],
  ["1/2", "PKR", null],
  ["~500", "PKR", null],
  ["500 kg", "PKR", null],
  ["0x10", "PKR", null],
  ["1.505", "PKR", null],
  ["", "PKR", null],
  ["Rs", "PKR", null],
  ["PKR Rs 500", "PKR", null],
  ["1,500", "JPY", 1500],
  ["¥1,500", "JPY", 1500],
  ["1,500.5", "JPY", null],
  ["12.345", "KWD", 12.345],
  ["KD 12.345", "KWD", 12.345],
  ["12.3456", "KWD", null],
  ["£45.50", "GBP", 45.5],
  ["45.50 €", "EUR", 45.5],
  ["QR 365.50", "QAR", 365.5],
  ["$1,499.00", "USD", 1499],
  ["US$ 99", "USD", 99],
  ["Rs 99", "USD", null],
  ["¥99", "USD", null],
])("%j in %s is %j", (typed, currency, sum) => {
  expect(readMoney(typed, currency)).toBe(sum);
});

it("a sum is read as formatted in English, of any amount and currency", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom("PKR", "USD", "QAR", "GBP"),
      (cents, currency) => {
        const display = fc.sample(fc.constantFrom("symbol", "code" as const), 1)[0];
        const format = new Intl.NumberFormat("en-IN", {
          style: "currency",
          currency,
          currencyDisplay: display ?? "code",
          minimumFractionDigits: 2,
        });
        expect(readMoney(format.format(cents / 100), currency)).toBe(cents / 100);
      },
    ),
  );
});

it("any text is a sum or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const sum = readMoney(typed, "PKR");
      expect(sum === null || sum >= 0).toBe(true);
    }),
  );
});
