import { decimalsOf } from "#shared/decimals-of.ts";
import { type Currency, inMinor } from "#shared/money.ts";

/** Currencies that Stripe counts with other decimals than ISO 4217 (docs.stripe.com/currencies). */
const ownDecimals: Partial<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

const factor = (currency: string) => 10 ** ((ownDecimals[currency] ?? decimalsOf(currency)) - decimalsOf(currency));

/** Stripe's least charges in whole units: its own list, and half a dollar's worth of ours (docs.stripe.com/currencies). */
const least: Partial<Record<Currency, number>> = {
  ...{ AED: 2, CZK: 15, DKK: 2.5, GBP: 0.3, HKD: 4, HUF: 175, JPY: 50, MXN: 10, MYR: 2, NOK: 3, PLN: 2, RON: 2 },
  ...{ SEK: 3, THB: 10, PKR: 200, QAR: 2, SAR: 2 },
};

/** The least charge of any other currency, such as dollars. */
const leastOfOthers = 0.5;

/** The least sum that Stripe charges, in minor units of a currency. */
export const leastCharge = (currency: Currency): number => inMinor(least[currency] ?? leastOfOthers, currency).minor;

/** A sum in minor units of its currency as Stripe counts it. */
export const stripeAmount = (minor: number, currency: Currency): number => Math.round(minor * factor(currency));

/** Stripe's count of a sum, in minor units of its currency. */
export const minorOfStripe = (amount: number, currency: string): number => Math.round(amount / factor(currency));
