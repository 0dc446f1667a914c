import { and, desc, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import { isBilled, isForRequest, personOfOrder } from "#domains/money/server/queries/order-queries.ts";
import { ledgerEntries, receipts } from "#domains/money/server/tables/ledger-tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";

/** The student of an order as one name. */
const studentName: SQL<string> = sql<string>`coalesce(
  ${enrolmentRequests.firstName} || ' ' || ${enrolmentRequests.lastName}, ${people.name}, '')`;

/** The money that a member of staff has taken or given back since a moment of writing, latest first. */
export async function findTakenBy(database: Database, userId: string, since: Date) {
  const { id, at, kind, method, way, amountMinor, receivedOn } = ledgerEntries;
  return await database
    .select({
      ...{ id, at, kind, method, way, amountMinor, receivedOn },
      ...{ receipt: receipts.number, currency: orders.currency, reference: orders.reference },
      ...{ course: orders.courseTitle, name: studentName, personId: personOfOrder },
      email: sql<string>`coalesce(${enrolmentRequests.email}, ${people.email}, '')`,
      phone: sql<string>`coalesce(${enrolmentRequests.phone}, ${people.phone}, '')`,
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilled)
    .where(and(eq(ledgerEntries.actorId, userId), isNotNull(ledgerEntries.method), gte(ledgerEntries.at, since)))
    .orderBy(desc(ledgerEntries.id));
}
