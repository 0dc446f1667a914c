import { company } from "#shared/content/company.ts";

/** A price in the company's currency, without needless cents: 99 → "$99". */
export function formatPrice(amount: number): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: company.currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
