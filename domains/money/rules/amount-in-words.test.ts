import { expect, it } from "vitest";
import { voucherWords as arabic } from "#domains/money/words/papers.ar.ts";
import { voucherWords } from "#domains/money/words/papers.en.ts";
import { voucherWords as urdu } from "#domains/money/words/papers.ur.ts";
import type { Currency } from "#shared/money.ts";
import { amountInWords } from "./amount-in-words.ts";

it.each<[number, Currency, string]>([
  [600_000, "PKR", "Six thousand rupees only"],
  [10_000, "PKR", "One hundred rupees only"],
  [9_900, "PKR", "Ninety-nine rupees only"],
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

it.each<[number, Currency, string]>([
  [1000, "AED", "ألف (درهم) فقط لا غير"],
  [2000, "AED", "ألفان (درهم) فقط لا غير"],
  [3500, "AED", "ثلاثة آلاف وخمسمئة (درهم) فقط لا غير"],
  [45_000, "PKR", "خمسة وأربعون ألفًا (درهم) فقط لا غير"],
  [100_200, "AED", "مئة ألف ومئتان (درهم) فقط لا غير"],
  [2_300_011, "AED", "مليونان وثلاثمئة ألف وأحد عشر (درهم) فقط لا غير"],
])("%i whole units of %s are in Arabic %s", (whole, currency, words) => {
  expect(amountInWords(whole * 100, currency, "درهم", arabic.numbers)).toBe(words);
});

it.each<[number, string]>([
  [6500, "مبلغ چھ ہزار پانچ سو روپے صرف"],
  [15_045_000, "مبلغ ایک کروڑ پچاس لاکھ پینتالیس ہزار روپے صرف"],
])("%i rupees are in Urdu %s", (whole, words) => {
  expect(amountInWords(whole * 100, "PKR", "روپے", urdu.numbers)).toBe(words);
});
