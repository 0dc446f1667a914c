const thousands = /\B(?=(?:\d{3})+(?!\d))/g;

/**
 * A price in the currency of this symbol, without needless cents: 99 → "$99", 1250.5 → "$1,250.50". Written by hand
 * because pages format prices during hydration, and the first use of `Intl.NumberFormat` blocks a phone for 80 ms.
 */
export function formatPrice(amount: number, symbol: string): string {
  const [whole = "", cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split(".");
  return symbol + whole.replace(thousands, ",") + (cents ? `.${cents}` : "");
}
