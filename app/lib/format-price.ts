import { company } from "#shared/content/company.ts";

/** A price without needless cents, in the company's currency unless another is named: 99 → "$99". */
export function formatPrice(amount: number, currency = company.currency): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
