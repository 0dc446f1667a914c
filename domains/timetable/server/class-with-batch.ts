import type { Database } from "#server/db/client.ts";
import { type ClassSession, findClassSession, lockClassSession } from "#domains/attendance/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { opensAt, phaseOf } from "#domains/attendance/class-attendance.ts";
import type { Site } from "#domains/content/rules/site.ts";

type FoundSession = NonNullable<Awaited<ReturnType<typeof findClassSession>>>;

/** A class of whichever batch. Throws `not_found`. */
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

/** Throws `conflict` for a class that has not opened yet, or is cancelled: nobody was there. */
export function requireBegun(session: ClassSession, now: Date, site: Site): void {
  const phase = phaseOf(session, now);
  if (phase === "cancelled") throw new AppError("conflict", "attendance.cancelled");
  if (phase !== "early") return;
  const { timeZone } = site.content.company.hours;
  const time = shownTime(opensAt(session), "minute", timeZone).words;
  throw new AppError("conflict", "attendance.early", { values: { time } });
}

/** Whether a text is an id as the program makes them. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const unknownSession = () => new AppError("not_found", "session.unknown");
