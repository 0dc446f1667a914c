import type { Currency } from "../contracts/order.ts";

/** What plans cost a month in one country's own money, in whole units. */
export type LocalPrices = {
  /** ISO 3166-1 alpha-2, and the English name. */
  countryCode: string;
  country: string;
  currency: Currency;
  /** Plan id → price a month; a plan that is missing here is paid in the common currency. */
  monthly: Partial<Record<string, number>>;
};

/** A price in hundredths of its currency. */
export type Money = { minor: number; currency: Currency };

type Asked = {
  plan: { id: string; monthlyPrice: number };
  /** ISO code or English name of the visitor's country; null stands for "not known". */
  country: string | null;
};

/**
 * What a plan costs a month: in the visitor's own currency where the company names such a price, else in US dollars
 * (specification §9).
 */
export function planPrice({ plan, country }: Asked, localPrices: LocalPrices[]): Money {
  const from = country?.trim().toLowerCase();
  const local = localPrices.find((one) => [one.countryCode, one.country].some((name) => name.toLowerCase() === from));
  const price = local?.monthly[plan.id];
  if (local && price !== undefined) return { minor: hundredths(price), currency: local.currency };
  return { minor: hundredths(plan.monthlyPrice), currency: "USD" };
}

function hundredths(amount: number): number {
  return Math.round(amount * 100);
}
