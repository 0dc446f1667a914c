import { and, desc, eq, gt, gte, isNotNull, lt, max, sql } from "drizzle-orm";
import { drawerClosings } from "#domains/money/server/tables/drawer-tables.ts";
import { ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import type { Database } from "#server/db/client.ts";
import type { Currency } from "#shared/money.ts";

export type DrawerClosing = typeof drawerClosings.$inferSelect;

/** Lets nobody close this drawer until the transaction ends, which writes cash into it. */
export async function keepDrawerOpen(transaction: Database, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(7, hashtext(${userId}))`);
}

/** Waits for whoever writes cash into these drawers, and lets nobody write until the transaction ends. */
export async function lockDrawers(transaction: Database, userIds: string[]): Promise<void> {
  // In one order, or two who hand over to each other would wait for ever.
  for (const userId of userIds.toSorted())
    await transaction.execute(sql`select pg_advisory_xact_lock(7, hashtext(${userId}))`);
}

/** A drawer: its cash in minor units, and the last entry of the ledger that it counts. */
interface FoundDrawer {
  userId: string;
  currency: Currency;
  cashMinor: number;
  untilEntryId: number;
}

/** The cash of each drawer since it was last closed: what its member took, and what colleagues handed over. */
export async function findDrawers(database: Database, userId?: string): Promise<FoundDrawer[]> {
  const drawers = new Map<string, FoundDrawer>();
  for (const found of [...(await findTaken(database, userId)), ...(await findHandedOver(database, userId))]) {
    const key = `${found.userId} ${found.currency}`;
    const known = drawers.get(key);
    const cashMinor = found.cashMinor + (known?.cashMinor ?? 0);
    drawers.set(key, { ...found, cashMinor, untilEntryId: Math.max(found.untilEntryId, known?.untilEntryId ?? 0) });
  }
  return [...drawers.values()];
}

/** The last closing of each drawer. */
const lastClosings = (database: Database) =>
  database
    .select({
      userId: drawerClosings.userId,
      currency: drawerClosings.currency,
      untilId: max(drawerClosings.untilEntryId).as("until_id"),
      number: max(drawerClosings.number).as("last_number"),
    })
    .from(drawerClosings)
    .groupBy(drawerClosings.userId, drawerClosings.currency)
    .as("last");

/** What colleagues have handed over since a drawer was last closed. */
async function findHandedOver(database: Database, userId?: string): Promise<FoundDrawer[]> {
  const last = lastClosings(database);
  const { handedToUserId, currency, countedMinor, number } = drawerClosings;
  return await database
    .select({
      userId: sql<string>`${handedToUserId}`,
      currency,
      cashMinor: sql`sum(${countedMinor})`.mapWith(Number),
      untilEntryId: sql`coalesce(max(${last.untilId}), 0)`.mapWith(Number),
    })
    .from(drawerClosings)
    .leftJoin(last, and(eq(last.userId, handedToUserId), eq(last.currency, currency)))
    .where(
      and(
        userId === undefined ? isNotNull(handedToUserId) : eq(handedToUserId, userId),
        gt(number, sql`coalesce(${last.number}, 0)`),
      ),
    )
    .groupBy(handedToUserId, currency);
}

/** The cash that members took since they last closed their drawer. */
async function findTaken(database: Database, userId?: string): Promise<FoundDrawer[]> {
  const last = lastClosings(database);
  return await database
    .select({
      userId: sql<string>`${ledgerEntries.actorId}`,
      currency: orders.currency,
      cashMinor: sql`-sum(${ledgerEntries.amountMinor})`.mapWith(Number),
      untilEntryId: sql`max(${ledgerEntries.id})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(last, and(eq(last.userId, ledgerEntries.actorId), eq(last.currency, orders.currency)))
    .where(
      and(
        ...[eq(ledgerEntries.method, "cash"), eq(ledgerEntries.actor, "staff")],
        gt(ledgerEntries.id, sql`coalesce(${last.untilId}, 0)`),
        userId === undefined ? undefined : eq(ledgerEntries.actorId, userId),
      ),
    )
    .groupBy(ledgerEntries.actorId, orders.currency);
}

/** What each member of staff took and gave back between two moments of writing, by method and way, in minor units. */
export async function findTakenByMethod(database: Database, { from, to }: { from: Date; to: Date }) {
  const { actorId, kind, method, way, at } = ledgerEntries;
  return await database
    .select({
      ...{ userId: actorId, kind, method, way, currency: orders.currency },
      minor: sql`abs(sum(${ledgerEntries.amountMinor}))`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(sql`${kind} in ('payment', 'refund')`, gte(at, from), lt(at, to)))
    .groupBy(actorId, kind, method, way, orders.currency)
    .orderBy(actorId, kind, method, way);
}

export async function findClosing(database: Database, id: string): Promise<DrawerClosing | undefined> {
  return (await database.select().from(drawerClosings).where(eq(drawerClosings.id, id)))[0];
}

/** The last closings of all drawers, latest first. */
export async function findClosings(database: Database, limit: number): Promise<DrawerClosing[]> {
  return await database.select().from(drawerClosings).orderBy(desc(drawerClosings.closedAt)).limit(limit);
}

export async function insertClosing(transaction: Database, closing: typeof drawerClosings.$inferInsert): Promise<void> {
  await transaction.insert(drawerClosings).values(closing);
}
