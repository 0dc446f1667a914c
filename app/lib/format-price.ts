import { company } from "#shared/content/company.ts";

const thousands = /\B(?=(?:\d{3})+(?!\d))/g;

/**
 * A price in the company's currency, without needless cents: 99 → "$99", 1250.5 → "$1,250.50". Written out because every
 * page formats prices while it wakes, and the first use of `Intl.NumberFormat` holds a phone up for 80 ms.
 */
export function formatPrice(amount: number): string {
  const [whole = "", cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split(".");
  return company.currency.symbol + whole.replace(thousands, ",") + (cents ? `.${cents}` : "");
}
