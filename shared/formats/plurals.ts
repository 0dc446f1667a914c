/** The forms that a language may have for a count. */
export type PluralForm = Intl.LDMLPluralRule;

let arabic: Intl.PluralRules | undefined;

/** The form of a count in Arabic, the one language of the program that has six (CLDR). Made at its first use. */
export function pluralOfSix(count: number): PluralForm {
  arabic ??= new Intl.PluralRules("ar");
  return arabic.select(count);
}
