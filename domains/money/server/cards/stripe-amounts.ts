import { decimalsOf } from "#shared/decimals-of.ts";
import type { Currency } from "#shared/money.ts";

/** Currencies that Stripe counts with other decimals than ISO 4217 (docs.stripe.com/currencies). */
const ownDecimals: Partial<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

const factor = (currency: string) => 10 ** ((ownDecimals[currency] ?? decimalsOf(currency)) - decimalsOf(currency));

/** A sum in minor units of its currency as Stripe counts it. */
export const stripeAmount = (minor: number, currency: Currency): number => Math.round(minor * factor(currency));

/** Stripe's count of a sum, in minor units of its currency. */
export const minorOfStripe = (amount: number, currency: string): number => Math.round(amount / factor(currency));
