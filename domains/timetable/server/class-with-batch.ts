import { and, eq } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { batchRules, classSessions } from "./tables.ts";

type FoundSession = NonNullable<Awaited<ReturnType<typeof findClassSession>>>;

/** A class of any batch. Throws `not_found`. */
export async function requireSession(database: Database, id: string): Promise<FoundSession> {
  const found = isId(id) ? await findClassSession(database, id) : undefined;
  if (!found) throw unknownSession();
  return found;
}

/** A class of a batch. Throws `not_found`. */
export async function requireSessionOf(database: Database, batchId: string, id: string): Promise<FoundSession> {
  const found = await requireSession(database, id);
  if (found.batch.id !== batchId) throw unknownSession();
  return found;
}

/** A class of a batch, locked until `transaction` ends. Throws `not_found`. */
export async function lockSessionOf(transaction: Database, batchId: string, id: string): Promise<ClassSession> {
  const found = isId(id) ? await lockClassSession(transaction, { batchId, id }) : undefined;
  if (!found) throw unknownSession();
  return found;
}

/** Whether a text is an id as the program makes them. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const unknownSession = () => new AppError("not_found", "session.unknown");

export type ClassSession = typeof classSessions.$inferSelect;

/** A class with its batch, and the batch's meeting address; undefined for an unknown one. */
async function findClassSession(database: Database, id: string) {
  const { id: batchId, name, courseId, instructor } = batches;
  const [found] = await database
    .select({
      session: classSessions,
      batch: { id: batchId, name, courseId, instructor },
      batchMeetingUrl: batchRules.meetingUrl,
    })
    .from(classSessions)
    .innerJoin(batches, eq(batches.id, classSessions.batchId))
    .leftJoin(batchRules, eq(batchRules.batchId, classSessions.batchId))
    .where(eq(classSessions.id, id));
  return found;
}

/** A class of a batch, locked until `transaction` ends. */
async function lockClassSession(
  transaction: Database,
  { batchId, id }: { batchId: string; id: string },
): Promise<ClassSession | undefined> {
  const isIt = and(eq(classSessions.id, id), eq(classSessions.batchId, batchId));
  return (await transaction.select().from(classSessions).where(isIt).for("update"))[0];
}
