import { and, eq, gt, lt, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { StaffMember } from "#domains/staff/server/queries.ts";
import { teachers } from "#domains/staff/server/tables.ts";
import { standInTime } from "#domains/timetable/rules/stand-in.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { batchClasses } from "./tables.ts";

/** The longest that a time as `standInTime` gives it reaches before or after a class. */
const farthest = 4 * day;

/**
 * The batches that are a teacher's at this moment: those of their duty, and those in which they stand in for another, by
 * their account, in a class that is not cancelled. `timeZone` says when evenings and days are.
 */
export async function findBatchesOf(
  database: Database,
  { userId, role, batchIds }: Pick<StaffMember, "userId" | "role" | "batchIds">,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<string[]> {
  if (role !== "teacher") return batchIds;
  const { batchId, startsAt, endsAt, teacherId, isCancelled } = batchClasses;
  const isNear = and(lt(startsAt, new Date(now.getTime() + farthest)), gt(endsAt, new Date(now.getTime() - farthest)));
  const near = await database
    .select({ batchId, startsAt, endsAt })
    .from(batchClasses)
    .innerJoin(teachers, eq(teachers.id, teacherId))
    .innerJoin(batches, eq(batches.id, batchId))
    .where(
      and(
        ...[eq(teachers.userId, userId), eq(isCancelled, false), isNear],
        sql`${batches.teacherId} is distinct from ${teacherId}`,
      ),
    );
  const stoodIn = near.filter((one) => {
    const { from, until } = standInTime(one, timeZone);
    return from <= now && now < until;
  });
  return [...new Set([...batchIds, ...stoodIn.map((one) => one.batchId)])];
}
