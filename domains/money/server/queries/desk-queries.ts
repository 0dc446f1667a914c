import { and, desc, eq, gte, inArray, isNotNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { registration } from "#domains/money/rules/instalments.ts";
import {
  expires,
  isBilledTo,
  isForRequest,
  type Order,
  personOfOrder,
  studentOrder,
} from "#domains/money/server/queries/order-queries.ts";
import { ledgerEntries, receiptParts, receipts } from "#domains/money/server/tables/ledger-tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { receiptNumber } from "./ledger-queries.ts";

/** The student of an order as one name. */
const studentName: SQL<string> = sql<string>`coalesce(
  ${enrolmentRequests.firstName} || ' ' || ${enrolmentRequests.lastName}, ${people.name}, '')`;

/** The money that a member of staff has taken or given back since a moment of writing, latest first. */
export async function findTakenBy(database: Database, userId: string, since: Date) {
  const { id, at, kind, method, way, amountMinor, receivedOn } = ledgerEntries;
  return await database
    .select({
      ...{ id, at, kind, method, way, amountMinor, receivedOn },
      ...{ receipt: receiptNumber, currency: orders.currency, reference: orders.reference },
      ...{ course: orders.courseTitle, name: studentName, personId: personOfOrder },
      email: sql<string>`coalesce(${enrolmentRequests.email}, ${people.email}, '')`,
      phone: sql<string>`coalesce(${enrolmentRequests.phone}, ${people.phone}, '')`,
      locale: studentOrder.student.locale,
      /** The company whose receipt begins with it. */
      sponsor: sql<string | null>`${receipts.facts} -> 'sponsor' ->> 'name'`,
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .leftJoin(receiptParts, eq(receiptParts.entryId, ledgerEntries.id))
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .where(and(eq(ledgerEntries.actorId, userId), isNotNull(receiptNumber), gte(ledgerEntries.at, since)))
    .orderBy(desc(ledgerEntries.id));
}

/**
 * Those of these people who are asked for a registration fee, or have paid it, in an order that is not over. With "lock"
 * no other order asks them until the transaction ends.
 */
export async function findRegistered(
  database: Database,
  personIds: string[],
  lock: "lock" | "read" = "read",
): Promise<Set<string>> {
  if (personIds.length === 0) return new Set();
  const ids = [...new Set(personIds)].sort();
  // The lock of `isRegistered`, in one order for all.
  if (lock === "lock")
    await database.execute(sql`
      select pg_advisory_xact_lock(3, hashtext(one.value))
      from jsonb_array_elements_text(cast(${sql.param(JSON.stringify(ids))} as jsonb)) as one`);
  const isOver = or(inArray(orders.state, ["cancelled", "rejected"]), and(expires, lt(orders.dueAt, new Date())));
  const found = await database
    .selectDistinct({ personId: personOfOrder })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .innerJoin(ledgerEntries, eq(ledgerEntries.orderId, orders.id))
    .where(
      and(
        or(inArray(orders.personId, ids), inArray(enrolmentRequests.personId, ids)),
        eq(ledgerEntries.kind, "charge"),
        eq(ledgerEntries.instalment, registration),
        or(orders.holdsMoney, not(isOver ?? sql`false`)),
      ),
    );
  return new Set(found.flatMap(({ personId }) => personId ?? []));
}

/** The orders with these references, in any order; unknown ones are left out. */
export async function findOrdersByReferences(database: Database, references: string[]): Promise<Order[]> {
  return await database.select().from(orders).where(inArray(orders.reference, references));
}
