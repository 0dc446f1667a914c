import { and, eq } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { batchClasses, batchRules, madeMeetings } from "./tables.ts";

type ClassWithBatch = NonNullable<Awaited<ReturnType<typeof findClassWithBatch>>>;

/** A class of any batch. Throws `not_found`. */
export async function requireClass(database: Database, id: string): Promise<ClassWithBatch> {
  const found = isId(id) ? await findClassWithBatch(database, id) : undefined;
  if (!found) throw unknownClass();
  return found;
}

/** A class of a batch. Throws `not_found`. */
export async function requireClassOfBatch(database: Database, batchId: string, id: string): Promise<ClassWithBatch> {
  const found = await requireClass(database, id);
  if (found.batch.id !== batchId) throw unknownClass();
  return found;
}

/** A class of a batch, locked until `transaction` ends. Throws `not_found`. */
export async function lockClassOfBatch(transaction: Database, batchId: string, id: string): Promise<BatchClass> {
  const found = isId(id) ? await lockClass(transaction, { batchId, id }) : undefined;
  if (!found) throw unknownClass();
  return found;
}

/** Whether a text is an id as the program makes them. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The refusal of a class that is not there, or no longer. */
export const unknownClass = () => new AppError("not_found", "class.unknown");

export type BatchClass = typeof batchClasses.$inferSelect;

/** A class with its batch, the batch's meeting address and the one that was made for it; undefined for an unknown one. */
async function findClassWithBatch(database: Database, id: string) {
  const { id: batchId, name, mode, courseId, instructor } = batches;
  const [found] = await database
    .select({
      batchClass: batchClasses,
      batch: { id: batchId, name, mode, courseId, instructor },
      batchMeetingUrl: batchRules.meetingUrl,
      madeMeetingUrl: madeMeetings.address,
    })
    .from(batchClasses)
    .innerJoin(batches, eq(batches.id, batchClasses.batchId))
    .leftJoin(batchRules, eq(batchRules.batchId, batchClasses.batchId))
    .leftJoin(madeMeetings, eq(madeMeetings.classId, batchClasses.id))
    .where(eq(batchClasses.id, id));
  return found;
}

/** A class of a batch, locked until `transaction` ends. */
async function lockClass(
  transaction: Database,
  { batchId, id }: { batchId: string; id: string },
): Promise<BatchClass | undefined> {
  const isIt = and(eq(batchClasses.id, id), eq(batchClasses.batchId, batchId));
  return (await transaction.select().from(batchClasses).where(isIt).for("update"))[0];
}
