import { and, asc, count, countDistinct, eq, inArray, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type BatchTraces, tracesIn } from "#domains/catalogue/rules/batch-traces.ts";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import type { BatchUse } from "#domains/content/contract/own-school.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { classWork, handIns } from "#domains/work/server/tables.ts";
import { auditEntries } from "#server/audit/tables.ts";
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

/**
 * What hangs on each batch of these courses, the earliest first. A class that was held is nothing here, for the demo has
 * classes of its own; what somebody has done to the batch, its classes, lectures and works counts instead. In a
 * transaction, `locks` lets no one take a place in them until its end.
 */
export async function findBatchUse(database: Database, courseIds: string[], locks = false): Promise<BatchUse[]> {
  const { id, name, courseId } = batches;
  const found = database
    .select({ id, name, courseId })
    .from(batches)
    .where(inArray(courseId, courseIds))
    .orderBy(asc(batches.startDate), asc(id));
  const used: BatchUse[] = [];
  for (const batch of await (locks ? found.for("update") : found)) {
    const { classes: _, ...records } = await findBatchTraces(database, [batch.id]);
    const acts = await countRows(
      database,
      auditEntries,
      inArray(auditEntries.subjectId, subjectsOf(database, batch.id)),
    );
    const causes = tracesIn({ ...records, classes: 0 });
    if (acts > 0) causes.push({ reason: "catalogue.trace.acts", values: { count: acts } });
    used.push({ ...batch, causes, holdsRecords: Object.values(records).some((one) => one > 0) });
  }
  return used;
}

/** The ids of a batch and of what belongs to it, as the audit names them. */
function subjectsOf(database: Database, batchId: string) {
  const own = database.select({ id: batches.id }).from(batches).where(eq(batches.id, batchId));
  const ofBatch = (table: typeof batchClasses | typeof lectures | typeof classWork) =>
    database
      .select({ id: sql<string>`${table.id}::text` })
      .from(table)
      .where(eq(table.batchId, batchId));
  return own.unionAll(ofBatch(batchClasses)).unionAll(ofBatch(lectures)).unionAll(ofBatch(classWork));
}

async function countRows(database: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const [found] = await database.select({ all: count() }).from(table).where(where);
  return found?.all ?? 0;
}
