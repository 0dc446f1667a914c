import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { readConsumerNumber } from "#domains/money/rules/consumer-numbers.ts";
import { orderStateAt } from "#domains/money/rules/order-state.ts";
import { readStatement } from "#domains/money/server/ledger.ts";
import { requireOrder } from "#domains/money/server/manage-orders.ts";
import type { Order } from "#domains/money/server/queries/order-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { desk, verb } from "#server/verb.ts";

/** Consumer numbers of orders, as they are typed; an empty one takes an order's away. */
const consumerNumbers = z
  .array(z.strictObject({ reference: z.string().min(1).max(40), number: z.string().max(60) }))
  .min(1)
  .max(500);

/**
 * Gives orders their consumer numbers with 1Bill or Kuickpay, all or none; the same again changes nothing. Throws `invalid`
 * for what is no such number, or is that of another order that is open and has something left to pay.
 */
export const setConsumerNumbers = verb(
  {
    ...{ may: desk, takes: [consumerNumbers] },
    branch: (given: z.infer<typeof consumerNumbers>) => ({ order: given.map(({ reference }) => reference) }),
  },
  async (
    { database }: { database: Database },
    actor: Actor,
    given: z.infer<typeof consumerNumbers>,
  ): Promise<{ changed: number }> => {
    return await database.transaction(async (transaction) => {
      // Two who give the same number to two orders come one after the other.
      await transaction.execute(sql`select pg_advisory_xact_lock(11, 0)`);
      const changed = await lockChanged(transaction, given);
      // First all of their numbers are free, so that two may be swapped.
      const write = async ({ id }: Order, consumerNumber: string | null) =>
        await transaction.update(orders).set({ consumerNumber }).where(eq(orders.id, id));
      for (const { order } of changed) await write(order, null);
      for (const { order, number } of changed) {
        if (number !== null) await requireFree(transaction, order, number);
        await write(order, number);
        const act = { verb: "setConsumerNumbers", subject: "order" as const, subjectId: order.id };
        await audit(transaction, actor, act, new Date());
      }
      return { changed: changed.length };
    });
  },
);

/** The orders whose number is another one, locked in the order of their references. */
async function lockChanged(transaction: Database, given: z.infer<typeof consumerNumbers>) {
  const changed: { order: Order; number: string | null }[] = [];
  for (const { reference, number: typed } of given.toSorted((one, two) => (one.reference < two.reference ? -1 : 1))) {
    const order = await requireOrder(transaction, reference);
    const number = readConsumerNumber(typed);
    if (number === null && typed.trim() !== "") throw fieldError("number", "consumer.wrong", { values: { typed } });
    if (number !== order.consumerNumber) changed.push({ order, number });
  }
  return changed;
}

async function requireFree(transaction: Database, order: Order, number: string): Promise<void> {
  const isOther = and(isNotNull(orders.consumerNumber), eq(orders.consumerNumber, number), ne(orders.id, order.id));
  for (const other of await transaction.select().from(orders).where(isOther)) {
    const isOver = ["cancelled", "expired"].includes(orderStateAt(other, new Date()));
    if (isOver || (await readStatement(transaction, other)).balanceMinor <= 0) continue;
    throw fieldError("number", "consumer.taken", { values: { number, reference: other.reference } });
  }
}
