import type { Site } from "#domains/content/rules/site.ts";
import type { OrderState } from "#domains/money/contract.ts";
import { orderState } from "#domains/money/contract.ts";
import { instalmentsAt, nextPaymentMinor } from "#domains/money/rules/instalments.ts";
import { orderStateAt } from "#domains/money/rules/order-state.ts";
import { findOwing } from "#domains/money/server/queries/ledger-queries.ts";
import {
  findOrderChanges,
  findStudentOrder,
  findStudentOrders,
  listStudentOrders,
  type Order,
  type StudentOrder,
} from "#domains/money/server/queries/order-queries.ts";
import { findWaitingProofs } from "#domains/money/server/queries/payment-queries.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";
import { pageRequest } from "#server/db/keyset.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { office, query } from "#server/verb.ts";
import { day } from "#shared/durations.ts";
import { type OrderEntry, readLedger, readLedgers } from "./ledger.ts";
import { receiptPath } from "./order-links.ts";
import { refundWindowOf } from "./refund-order.ts";

/** An order as the staff's list shows it; `amountMinor` is the sum of all months, in hundredths. */
export type ListedOrder = Pick<StudentOrder, "student"> & { state: OrderState } & Pick<
    Order,
    "reference" | "courseTitle" | "planTitle" | "months" | "amountMinor" | "currency" | "createdAt" | "dueAt"
  >;

/** An order with its timeline and its ledger, oldest first. */
export type OrderHistory = ListedOrder & {
  changes: { state: OrderState; at: Date }[];
  ledger: Pick<OrderEntry, "kind" | "amountMinor" | "instalment" | "dueAt" | "method" | "receipt" | "note">[];
  /** The next payment, in hundredths; 0 if all is paid. */
  nextMinor: number;
  /** End of the full refund window (specification §9); null before the first payment. */
  refundableUntil: Date | null;
};

interface Deps {
  database: Database;
}

/** A page of the orders of all students, or of those in `state`; latest first. */
export const listOrders = query(
  { may: office, takes: [pageRequest, orderState.optional()] },
  async ({ database }: Deps, request: PageRequest, state?: OrderState): Promise<Page<ListedOrder>> => {
    const now = new Date();
    const { entries, next } = await listStudentOrders(database, request, { state, now });
    return { entries: entries.map((one) => listedOrder(one, now)), next };
  },
);

/** A paid order with an overdue instalment. */
export type OverdueOrder = ListedOrder & {
  /** The overdue amount, in hundredths. */
  owedMinor: number;
  /** The due time of the oldest open instalment. */
  owedSince: Date;
};

/** The age limit of the open instalments that are searched, and the maximum number of orders shown. */
const overdueSince = 180 * day;
const mostOverdue = 200;

/** The orders with overdue instalments, the longest overdue first. */
export const listOverdue = query(
  { may: office },
  async ({ database }: Deps, now = new Date()): Promise<OverdueOrder[]> => {
    const span = { from: new Date(now.getTime() - overdueSince), to: now };
    const found = await findStudentOrders(database, await findOwing(database, span, mostOverdue));
    const ledgers = await readLedgers(
      database,
      found.map(({ order }) => order),
    );
    return found
      .flatMap((one) => {
        const open = instalmentsAt(ledgers.get(one.order.id) ?? [], now).filter(
          ({ leftMinor, dueAt }) => leftMinor > 0 && dueAt <= now,
        );
        const [oldest] = open;
        const owedMinor = open.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
        return oldest ? [{ ...listedOrder(one, now), owedMinor, owedSince: oldest.dueAt }] : [];
      })
      .sort((one, other) => one.owedSince.getTime() - other.owedSince.getTime());
  },
);

/** An order by its reference as a person writes it. Throws `not_found` for an unknown one. */
export async function findListedOrder(
  { database, site }: Deps & { site: () => Site },
  text: string,
): Promise<OrderHistory> {
  const reference = readReference(text);
  const found = reference ? await findStudentOrder(database, reference) : undefined;
  if (!found) throw new AppError("not_found", "order.unknown", { values: { reference: text } });
  const { order } = found;
  const now = new Date();
  const entries = await readLedger(database, order);
  return {
    ...listedOrder(found, now),
    changes: await findOrderChanges(database, order.id),
    ledger: entries.map(({ kind, amountMinor, instalment, dueAt, method, receipt, note }) => {
      return { kind, amountMinor, instalment, dueAt, method, receipt, note };
    }),
    nextMinor: nextPaymentMinor(entries, now),
    refundableUntil: await refundWindowOf({ site }, database, order),
  };
}

/** An order in its state at `now`. */
function listedOrder({ order, student }: StudentOrder, now: Date): ListedOrder {
  const { reference, courseTitle, planTitle, months, amountMinor, currency, createdAt, dueAt } = order;
  return {
    ...{ reference, state: orderStateAt(order, now), student, courseTitle, planTitle, months, amountMinor, currency },
    ...{ createdAt, dueAt },
  };
}

/** The orders whose latest proof of payment waits for a decision. */
export const listWaitingProofs = query({ may: office }, ({ database }: Deps) => findWaitingProofs(database, 100));

/** An order whose payments include the path of their receipt. */
export async function withReceiptPaths({ signedTokens }: { signedTokens: SignedTokens }, order: OrderHistory) {
  const ledger = order.ledger.map(async (entry) => {
    const { receipt: number, dueAt: issuedAt } = entry;
    return { ...entry, receiptPath: number ? await receiptPath(signedTokens, { number, issuedAt }) : null };
  });
  return { ...order, ledger: await Promise.all(ledger) };
}
