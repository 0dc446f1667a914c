import { decimalsOf } from "#shared/decimals-of.ts";
import type { Currency } from "#shared/money.ts";
import { withDigits } from "./writing.ts";

const thousands = /\B(?=(?:\d{3})+(?!\d))/g;

/** A currency and the symbol before its amounts, in the digits of a `zero` where those are not Latin. */
export type PriceCurrency = { code: Currency; symbol: string; zero?: string };

/**
 * A price in whole units of a currency, without needless decimals: 99 → "$99", 1250.5 → "$1,250.50". Written by hand
 * because pages format prices during hydration, and the first use of `Intl.NumberFormat` blocks a phone for 80 ms.
 */
export function formatPrice(amount: number, { code, symbol, zero = "" }: PriceCurrency): string {
  const [whole = "", decimals] = amount.toFixed(Number.isInteger(amount) ? 0 : decimalsOf(code)).split(".");
  return symbol + withDigits(whole.replace(thousands, ",") + (decimals ? `.${decimals}` : ""), zero);
}
