import type { Site } from "#domains/content/rules/site.ts";
import { longestTransaction, type TypedPayment, transactionKey } from "#domains/money/rules/stated-payment.ts";
import type { Order } from "#domains/money/server/queries/order-queries.ts";
import type { paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import { fieldError } from "#server/app-error.ts";
import { day } from "#shared/durations.ts";
import { day as calendarDay } from "#shared/fields.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { inMinor } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";

/** The oldest day on which a student may say that they paid, and the most that they may say. */
const longAgo = 366 * day;
const most = 1_000_000_000;

export type StatedPayment = Pick<typeof paymentProofs.$inferInsert, "statedMinor" | "paidOn" | "transactionNumber">;

/**
 * What a student wrote beside a proof, in the order's currency; nothing where they wrote nothing. Throws `invalid` at the
 * field for what is no amount, a day to come or long ago, and a number without letters and digits, or with too many.
 */
export function readStated(
  { amount, paidOn, transaction }: TypedPayment,
  { currency }: Pick<Order, "currency">,
  site: Site,
): StatedPayment {
  const sum = amount === "" ? null : readMoney(amount, currency);
  if (amount !== "" && (sum === null || sum <= 0 || sum > most))
    throw fieldError("amount", "proof.amount", { values: { currency } });
  if (paidOn !== "" && !isRecent(paidOn, site)) throw fieldError("paidOn", "proof.day");
  const key = transactionKey(transaction);
  if ((transaction !== "" && key === "") || key.length > longestTransaction)
    throw fieldError("transaction", "proof.transaction");
  return {
    statedMinor: sum === null ? null : inMinor(sum, currency).minor,
    ...{ paidOn: paidOn || null, transactionNumber: key || null },
  };
}

/** Whether a day is within the last year. Where the sun rises earlier, it is tomorrow already. */
function isRecent(on: string, { content }: Site): boolean {
  const { timeZone } = content.company.hours;
  const [from, until] = [-longAgo, day].map((away) => dayOf(new Date(Date.now() + away), timeZone));
  return calendarDay.safeParse(on).success && on >= (from ?? "") && on <= (until ?? "");
}
