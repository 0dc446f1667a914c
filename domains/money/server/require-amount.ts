import { fieldError } from "#server/app-error.ts";
import { type Currency, inMinor } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";

const most = 1_000_000_000;

/**
 * A sum that staff typed, in minor units of `currency`. Throws `invalid` at `field` for another currency, nothing, more than
 * a thousand million, or what is no sum.
 */
export function requireAmount(typed: string, currency: Currency, field = "amount"): number {
  const sum = readMoney(typed, currency);
  if (sum === null || sum <= 0 || sum > most) throw fieldError(field, "payment.amount", { values: { currency } });
  return inMinor(sum, currency).minor;
}

/** A sum of cash that was counted, in minor units; nothing is one. Throws as `requireAmount` does, at its field. */
export function requireCount(typed: string, currency: Currency): number {
  return readMoney(typed, currency) === 0 ? 0 : requireAmount(typed, currency, "counted");
}
