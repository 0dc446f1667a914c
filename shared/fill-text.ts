import { type PluralForm, pluralOfSix } from "./formats/plurals.ts";

type Values = Record<string, string | number>;

/** Replaces each `{name}` in a text by its value. A name without a value stays unchanged. */
export function fillText(text: string, values: Values): string {
  return text.replace(/\{([\w.-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

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
