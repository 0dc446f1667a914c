import { decimalsOf } from "#shared/decimals-of.ts";
import { inWhole, type Money } from "#shared/money.ts";
import { formats, type Locale, siteLocale } from "./formats.ts";

/** A sum for reading, without needless decimals: "$447", "PKR 45,000", "KWD 12.345". */
export function formatMoney({ minor, currency }: Money, locale: Locale = siteLocale): string {
  return formats(locale).money(currency).format(inWhole(minor, currency));
}

/** A sum for a banking form, with all decimals of its currency: "447.00". */
export function plainAmount({ minor, currency }: { minor: number; currency: string }): string {
  return inWhole(minor, currency).toFixed(decimalsOf(currency));
}
