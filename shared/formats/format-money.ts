import type { Money } from "#shared/money.ts";
import { formats, siteLocale } from "./formats.ts";

/** An amount for reading, without needless hundredths: "$447", "PKR 45,000". */
export function formatMoney({ minor, currency }: Money): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return formats(siteLocale)
    .money(currency, shown)
    .format(minor / 100);
}

/** An amount for a banking form: "447.00". */
export function plainAmount(minor: number): string {
  return (minor / 100).toFixed(2);
}
