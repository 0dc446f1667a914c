import { figuresOf } from "#domains/money/rules/figures.ts";
import { findOrdersOfBatch } from "#domains/money/server/queries/order-queries.ts";
import { findRenewing } from "#domains/money/server/queries/payment-queries.ts";
import type { Database } from "#server/db/client.ts";
import { office, query } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import { readStatements } from "./ledger.ts";

/** The money of a student of a class, before staff take them out. */
export interface ClassMoney {
  enrolmentId: string;
  /** The charges that are not paid, and what is left of them; null if nothing is. */
  openCharges: number;
  open: string | null;
  /** Payments less refunds. */
  paid: string | null;
  /** What is overdue, and for how many days; null for nothing. */
  overdue: { amount: string; days: number } | null;
  /** Whether a card is charged again by itself. */
  renews: boolean;
}

/** The money of the orders in a batch that are not cancelled. */
export const listClassMoney = query(
  { may: office, branch: ofBatch },
  async ({ database }: { database: Database }, batchId: string): Promise<ClassMoney[]> => {
    const orders = await findOrdersOfBatch(database, batchId);
    const statements = await readStatements(database, orders, new Date());
    const renewing = new Set(
      (
        await findRenewing(
          database,
          orders.map(({ id }) => id),
        )
      ).map(({ orderId }) => orderId),
    );
    return orders.flatMap(({ id, enrolmentId }) => {
      const statement = statements.get(id);
      if (!statement || !enrolmentId) return [];
      const { left, received, overdue: late } = figuresOf(statement);
      const overdue = late && { amount: late.amount, days: late.days };
      const openCharges = statement.instalments.filter(({ leftMinor }) => leftMinor > 0).length;
      return [{ enrolmentId, openCharges, open: left, paid: received, overdue, renews: renewing.has(id) }];
    });
  },
);
