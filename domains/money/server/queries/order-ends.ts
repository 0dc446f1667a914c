import { and, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import type { Database } from "#server/db/client.ts";
import { expires } from "./order-queries.ts";

/** The longest time before an order's end at which its student is told, and after which it is too late to tell. */
const toldWithin = sql`interval '2 days'`;

/** Whose student is told of its end: an order that nobody has proved gets its first email alone (decision 91). */
const isTold = and(expires, isNotNull(orders.provedAt));

/** The ids of orders that are about to expire and whose students are now told: two days before, or at half of its time. */
export async function claimEnding(transaction: Database, now: Date): Promise<string[]> {
  const { id, createdAt, dueAt, warnedAt } = orders;
  const told = sql`${dueAt} - least(${toldWithin}, (${dueAt} - ${createdAt}) / 2)`;
  const isEnding = and(isTold, isNull(warnedAt), gt(dueAt, now), sql`${told} <= ${now.toISOString()}`);
  return (await transaction.update(orders).set({ warnedAt: now }).where(isEnding).returning({ id })).map(idOf);
}

/** The ids of orders that have expired lately and whose students are now told. */
export async function claimEnded(transaction: Database, now: Date): Promise<string[]> {
  const { id, dueAt, endToldAt } = orders;
  const isLate = sql`${dueAt} > ${now.toISOString()}::timestamptz - ${toldWithin}`;
  const hasEnded = and(isTold, isNull(endToldAt), lte(dueAt, now), isLate);
  return (await transaction.update(orders).set({ endToldAt: now }).where(hasEnded).returning({ id })).map(idOf);
}

const idOf = ({ id }: { id: string }) => id;
