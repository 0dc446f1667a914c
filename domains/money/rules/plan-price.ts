import { type Currency, inMinor, type Money } from "#shared/money.ts";

/** Monthly prices of plans in one country's own currency, in whole units. */
export type LocalPrices = {
  /** ISO 3166-1 alpha-2, and the English name. */
  countryCode: string;
  country: string;
  currency: Currency;
  /** Plan id → monthly price; a plan missing here is paid in the common currency. */
  monthly: Partial<Record<string, number>>;
};

type Asked = {
  plan: { id: string; monthlyPrice: number };
  /** ISO code or English name of the visitor's country; null if unknown. */
  country: string | null;
};

/** The prices of the company: in its common currency, and in those of some countries. */
type PriceBook = { common: Currency; localPrices: LocalPrices[] };

/**
 * A plan's monthly price: in the visitor's own currency if the company names such a price, otherwise in the common one
 * (specification §9).
 */
export function planPrice({ plan, country }: Asked, { common, localPrices }: PriceBook): Money {
  const from = country?.trim().toLowerCase();
  const local = localPrices.find((one) => [one.countryCode, one.country].some((name) => name.toLowerCase() === from));
  const price = local?.monthly[plan.id];
  return local && price !== undefined ? inMinor(price, local.currency) : inMinor(plan.monthlyPrice, common);
}
