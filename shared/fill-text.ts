import { type PluralForm, pluralOfSix } from "./formats/plurals.ts";
import { withDigits } from "./formats/writing.ts";

/** What stands, unseen, before a place whose numbers are in the digits of Urdu, or of Arabic. */
export const [urduDigits, arabicDigits] = ["\u2063", "\u2064"] as const;

const zeros: Record<string, string> = { [urduDigits]: "۰", [arabicDigits]: "٠" };

type Values = Record<string, string | number>;

/** Replaces each `{name}` in a text by its value. A name without a value stays unchanged. */
export function fillText(text: string, values: Values): string {
  return text.replace(/([\u2063\u2064]?)\{([\w.-]+)\}/g, (whole, mark: string, name: string) =>
    Object.hasOwn(values, name) ? inDigitsOf(mark, values[name]) : whole,
  );
}

/** A value at a place: a number in the digits that the mark before the place asks for, anything else as it is. */
const inDigitsOf = (mark: string, value: unknown): string =>
  withDigits(String(value), (typeof value === "number" && zeros[mark]) || "");

/**
 * A text for a count of one and for any other count, as English and Urdu have them. A text that has one of the further
 * four is Arabic's, and chosen by its rule.
 */
export type CountText = { one: string; other: string } & Partial<Record<PluralForm, string>>;

/** The form of a text that fits a count, with `{count}` and other names filled in. */
export function fillCount(forms: CountText, count: number, values: Values = {}): string {
  const hasSix = forms.two !== undefined || forms.few !== undefined;
  const form = hasSix ? forms[pluralOfSix(count)] : count === 1 && forms.one;
  return fillText(form || forms.other, { ...values, count });
}
