import { decimalsOf } from "#shared/decimals-of.ts";
import type { Money } from "#shared/money.ts";

/** Currencies that cards take in whole ariary, or in tens of fils, dirhams, baisa or millimes. */
const stepOf = (currency: Money["currency"]) =>
  currency === "MGA" ? 100 : 10 ** Math.max(0, decimalsOf(currency) - 2);

/**
 * The smallest sum that covers this one and that card networks take: currencies of three decimals move in tens of their
 * minor unit. What is paid too much by it is credit.
 */
export function cardAmount({ minor, currency }: Money): number {
  const step = stepOf(currency);
  return Math.ceil(minor / step) * step;
}
