import { decimalsOf } from "#shared/decimals-of.ts";
import { type CountText, fillCount, fillText } from "#shared/fill-text.ts";
import { type Currency, inWhole } from "#shared/money.ts";

/** The words of numbers: those below twenty, the tens, the scales that are counted up to, and how they are put together. */
export interface NumberWords {
  small: string[];
  tens: string[];
  /** One hundred to nine hundred; the first is empty. */
  hundreds: string[];
  /** By the size of each, the largest first: "{times} thousand", in the forms of a count. */
  scales: Record<"lakh" | "million", [size: number, name: CountText][]>;
  ten: string;
  and: string;
  /** A scale and what is beyond it. */
  scaled: string;
  /** "{words} {currency} only". */
  whole: string;
  withParts: string;
}

/** Where people count by lakh and crore. */
const byLakh: Currency[] = ["PKR", "INR", "BDT", "NPR", "LKR"];

/** An amount as a clerk writes it out: "Six thousand five hundred Pakistani rupees only". */
export function amountInWords(minor: number, currency: Currency, nameOf: string, words: NumberWords): string {
  const parts = 10 ** decimalsOf(currency);
  const whole = Math.floor(inWhole(minor, currency));
  const scales = words.scales[byLakh.includes(currency) ? "lakh" : "million"];
  const said = numberInWords(whole, scales, words);
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  const rest = Math.round(minor - whole * parts);
  if (rest === 0) return fillText(words.whole, { words: text, currency: nameOf });
  return fillText(words.withParts, { words: text, currency: nameOf, rest, of: parts });
}

function numberInWords(number: number, scales: [size: number, name: CountText][], words: NumberWords): string {
  const [scale, ...smaller] = scales;
  if (scale) {
    const [size, name] = scale;
    const times = Math.floor(number / size);
    if (times === 0) return numberInWords(number, smaller, words);
    const rest = number % size;
    const said = fillCount(name, times, { times: numberInWords(times, scales, words) });
    return rest === 0 ? said : fillText(words.scaled, { scale: said, rest: numberInWords(rest, smaller, words) });
  }
  if (number >= 100) {
    const said = words.hundreds[Math.floor(number / 100)] ?? "";
    return number % 100 === 0 ? said : fillText(words.and, { hundreds: said, rest: belowHundred(number % 100, words) });
  }
  return belowHundred(number, words);
}

function belowHundred(number: number, { small, tens, ten }: NumberWords): string {
  const own = small[number];
  if (own !== undefined) return own;
  const first = tens[Math.floor(number / 10)] ?? "";
  return number % 10 === 0 ? first : fillText(ten, { tens: first, ones: small[number % 10] ?? "" });
}
