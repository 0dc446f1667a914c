import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { NewSponsor } from "#domains/money/contract/sponsors.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { sponsors } from "#domains/money/server/tables/sponsor-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";
import { foldText } from "#shared/fold-text.ts";
import { isForRequest, type Order, personOfOrder } from "./order-queries.ts";

export type Sponsor = typeof sponsors.$inferSelect;

/** Writes a company, or what is new about a known one. */
export async function saveSponsor(transaction: Database, { name, ntn, contact }: NewSponsor): Promise<Sponsor> {
  const [saved] = await transaction
    .insert(sponsors)
    .values({
      ...{ id: randomUUID(), name, foldedName: foldText(name), createdAt: new Date() },
      ...{ ntn: ntn || null, contact: contact || null },
    })
    .onConflictDoUpdate({
      target: sponsors.foldedName,
      set: {
        ntn: sql`coalesce(excluded.ntn, ${sponsors.ntn})`,
        contact: sql`coalesce(excluded.contact, ${sponsors.contact})`,
      },
    })
    .returning();
  if (!saved) throw new Error("A company that is saved is there.");
  return saved;
}

/** Names the company that pays orders; null for none. */
export async function setOrderSponsor(transaction: Database, ids: string[], sponsorId: string | null): Promise<void> {
  await transaction.update(orders).set({ sponsorId }).where(inArray(orders.id, ids));
}

export async function findSponsor(database: Database, id: string): Promise<Sponsor | undefined> {
  const [found] = await database.select().from(sponsors).where(eq(sponsors.id, id));
  return found;
}

/** The orders that companies pay and that are not cancelled, with their persons; one company's, or all. */
export async function findSponsored(database: Database, { within }: KnowsBranches, sponsorId?: string) {
  const isOpen = and(ne(orders.state, "cancelled"), within?.has("order", orders.id));
  return await database
    .select({ order: orders, sponsor: sponsors, personId: sql<string>`${people.id}`, name: people.name })
    .from(orders)
    .innerJoin(sponsors, eq(sponsors.id, orders.sponsorId))
    .leftJoin(enrolmentRequests, isForRequest)
    .innerJoin(people, eq(people.id, personOfOrder))
    .where(sponsorId === undefined ? isOpen : and(isOpen, eq(sponsors.id, sponsorId)))
    .orderBy(asc(sponsors.foldedName), asc(people.sortName), asc(orders.reference));
}

/** The company that pays all of these orders; null where none does, or several do. */
export async function findCommonSponsor(database: Database, paid: Order[]): Promise<Sponsor | null> {
  const [id, ...others] = new Set(paid.map(({ sponsorId }) => sponsorId));
  if (!id || others.length > 0) return null;
  return (await findSponsor(database, id)) ?? null;
}
