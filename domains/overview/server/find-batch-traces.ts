import { and, count, countDistinct, inArray, lte, not, or, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { BatchTraces } from "#domains/catalogue/rules/batch-traces.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { classWork, handIns } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";

/**
 * Counts the records of these batches that would be lost with them: people who have or had a place or asked for one,
 * their orders and proofs of payment, work handed in, classes held, and certificates.
 */
export async function findBatchTraces(database: Database, batchIds: string[]): Promise<BatchTraces> {
  const places = database.select({ id: enrolments.id }).from(enrolments).where(inArray(enrolments.batchId, batchIds));
  const asked = inArray(enrolmentRequests.batchId, batchIds);
  const requests = database.select({ id: enrolmentRequests.id }).from(enrolmentRequests).where(asked);
  const works = database.select({ id: classWork.id }).from(classWork).where(inArray(classWork.batchId, batchIds));
  const ofThem = or(inArray(orders.enrolmentId, places), inArray(orders.enrolmentRequestId, requests));
  const theirOrders = database.select({ id: orders.id }).from(orders).where(ofThem);
  const wasHeld = and(
    inArray(batchClasses.batchId, batchIds),
    lte(batchClasses.endsAt, new Date()),
    not(batchClasses.isCancelled),
  );
  const [placed] = await database
    .select({ people: countDistinct(enrolments.personId) })
    .from(enrolments)
    .where(inArray(enrolments.batchId, batchIds));
  const all = (table: PgTable, where: SQL | undefined) => countRows(database, table, where);
  return {
    people: placed?.people ?? 0,
    requests: await all(enrolmentRequests, asked),
    orders: await all(orders, ofThem),
    proofs: await all(paymentProofs, inArray(paymentProofs.orderId, theirOrders)),
    handIns: await all(handIns, inArray(handIns.workId, works)),
    classes: await all(batchClasses, wasHeld),
    certificates: await all(certificates, inArray(certificates.enrolmentId, places)),
  };
}

async function countRows(database: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const [found] = await database.select({ all: count() }).from(table).where(where);
  return found?.all ?? 0;
}
