import { instalmentsAt, instalmentTerms, nextPaymentMinor } from "#domains/money/rules/instalments.ts";
import { isUnpaid, orderStateAt, takesMoney } from "#domains/money/rules/order-state.ts";
import { findOrdersOfPeople, type Order } from "#domains/money/server/queries/order-queries.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { type OrderEntry, readLedgers } from "./ledger.ts";
import { orderPath, receiptPath } from "./order-links.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
}

/** An order as its student sees it in the portal. */
export type OwnOrder = Awaited<ReturnType<typeof findOwnOrders>>[number];

/** The orders of these people, latest first, each with the next payment and with its receipts. */
export async function findOwnOrders(
  deps: Deps,
  personIds: string[],
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const orders = await findOrdersOfPeople(deps.database, personIds);
  const ledgers = await readLedgers(deps.database, orders);
  const shown = orders.map(async (order) => {
    const { reference, enrolmentId, courseTitle: course, currency } = order;
    const entries = ledgers.get(order.id) ?? [];
    const state = orderStateAt(order, now);
    return {
      ...{ reference, enrolmentId, course, state },
      amount: formatMoney({ minor: order.amountMinor, currency }),
      owed: takesMoney(state) ? owedOf(order, entries, { now, timeZone }) : null,
      receipts: await receiptsOf(deps, order, { entries, timeZone }),
      path: await orderPath(deps.signedTokens, order),
    };
  });
  return await Promise.all(shown);
}

/** The next payment of an order; null if nothing is left to pay. */
function owedOf(order: Order, entries: OrderEntry[], { now, timeZone }: { now: Date; timeZone: string }) {
  const minor = nextPaymentMinor(entries, now);
  const next = instalmentsAt(entries, now).find(({ leftMinor }) => leftMinor > 0);
  if (minor === 0 || !next || next.state === "paid") return null;
  const { currency, months } = order;
  const { instalment, state, dueAt } = next;
  return {
    amount: formatMoney({ minor, currency }),
    // An unpaid order's money is due now, however far its day.
    state: state === "upcoming" && isUnpaid(order.state) ? "due" : state,
    due: shownTime(dueAt, "day", timeZone),
    /** The time when the lectures close over it. */
    closes: shownTime(new Date(dueAt.getTime() + instalmentTerms.grace), "day", timeZone),
    /** The month it is for, and the number of months; null for a course that is paid at once. */
    month: instalment === null ? null : { month: instalment, months },
  };
}

async function receiptsOf(
  { signedTokens }: Deps,
  { currency }: Order,
  { entries, timeZone }: { entries: OrderEntry[]; timeZone: string },
) {
  const receipted = entries.flatMap(({ kind, amountMinor, receipt, at }) =>
    receipt && at ? [{ kind, amountMinor, number: receipt, issuedAt: at }] : [],
  );
  const shown = receipted.map(async ({ kind, amountMinor, number, issuedAt }) => ({
    number,
    isRefund: kind === "refund",
    amount: formatMoney({ minor: Math.abs(amountMinor), currency }),
    at: shownTime(issuedAt, "day", timeZone),
    path: await receiptPath(signedTokens, { number, issuedAt }),
  }));
  return await Promise.all(shown);
}
