type Values = Record<string, string | number>;

/** Replaces each `{name}` in a text by its value. A name without a value stays unchanged. */
export function fillText(text: string, values: Values): string {
  return text.replace(/\{([\w.-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** A text for a count of one and for any other count. */
export type CountText = { one: string; other: string };

/** The form of a text that fits a count, with `{count}` and other names filled in. English and Urdu have these two. */
export function fillCount(forms: CountText, count: number, values: Values = {}): string {
  return fillText(count === 1 ? forms.one : forms.other, { ...values, count });
}
