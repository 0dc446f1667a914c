import { readReference } from "#domains/seats/rules/order-reference.ts";
import { plainText } from "#shared/clean-text.ts";

const isNumber = (text: string) => /^\d{6,24}$/.test(text);

/** A consumer number of 1Bill or Kuickpay in digits alone, as it was typed with spaces and hyphens; null for none. */
export function readConsumerNumber(typed: string): string | null {
  if (typed.length > 60) return null;
  const digits = plainText(typed).replace(/[ -]/g, "");
  return isNumber(digits) ? digits : null;
}

/** A line of a pasted list: the reference of an order and its consumer number, with a comma, a tab or spaces between. */
export function readConsumerLine(line: string): { reference: string; number: string } | null {
  const [first = "", ...rest] = line.trim().split(/[\s,;]+/);
  const reference = readReference(first);
  const number = readConsumerNumber(rest.join(""));
  return reference && number ? { reference, number } : null;
}

/** What stands beside a number that is a word of its own: a space, a mark of a list, or the text's end. */
const isApart = (sign: string) => /^[\s,;:|/#()]?$/.test(sign);

/** The runs of digits of a bank's text; whole ones stand apart from every other letter and sign. */
export function digitRunsIn(text: string): { digits: string; isWhole: boolean }[] {
  return Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => ({
    ...{ digits },
    isWhole: isApart(text.charAt(index - 1)) && isApart(text.charAt(index + digits.length)),
  }));
}
