import { eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { outlines } from "#server/db/schema/outlines.ts";
import type { Outline } from "#shared/contracts/outline.ts";

/** The outline of a course, or undefined where there is none. */
export async function findOutline(database: Database, courseId: string): Promise<Outline | undefined> {
  const found = await database
    .select({
      roadmap: outlines.roadmap,
      durationWeeks: outlines.durationWeeks,
      months: outlines.months,
      weeklySchedule: outlines.weeklySchedule,
    })
    .from(outlines)
    .where(eq(outlines.courseId, courseId));
  return found[0];
}
