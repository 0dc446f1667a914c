import { plainText } from "#shared/clean-text.ts";
import { readAnyPhone } from "./read-any-phone.ts";

/** The words of a text, each once. */
export const wordsOf = (text: string) => [...new Set(text.match(/[\p{L}\p{N}\p{M}]+/gu))];

/** The digits of a number or a part of one, three at least, without the 0 that is dialled within a country. */
export function digitsIn(typed: string, country: string): string | null {
  const number = readAnyPhone(typed, country);
  if ("e164" in number) return number.e164.slice(1);
  const text = plainText(typed);
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return /^[+(\d][+\d\s()./\p{Pd}]*$/u.test(text) && digits.length >= 3 ? digits : null;
}
