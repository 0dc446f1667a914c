import { expect, it } from "vitest";
import { voucherWords } from "#domains/money/words/papers.en.ts";
import type { Currency } from "#shared/money.ts";
import { amountInWords } from "./amount-in-words.ts";

it.each<[number, Currency, string]>([
  [600_000, "PKR", "Six thousand rupees only"],
  [650_000, "PKR", "Six thousand five hundred rupees only"],
  [15_000_000, "PKR", "One lakh fifty thousand rupees only"],
  [12_345_678_900, "PKR", "Twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine rupees only"],
  [15_000_000, "USD", "One hundred and fifty thousand rupees only"],
  [14_950, "USD", "One hundred and forty-nine rupees and 50/100 only"],
  [12_345, "KWD", "Twelve rupees and 345/1000 only"],
  [5000, "JPY", "Five thousand rupees only"],
  [123_456_700, "USD", "One million two hundred and thirty-four thousand five hundred and sixty-seven rupees only"],
])("%i minor units of %s are %s", (minor, currency, words) => {
  expect(amountInWords(minor, currency, "rupees", voucherWords.numbers)).toBe(words);
});
