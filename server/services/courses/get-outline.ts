import type { Database } from "#server/db/client.ts";
import { findOutline } from "#server/db/queries/outlines.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Outline } from "#shared/contracts/outline.ts";

/** A course's outline (specification §7). Throws `not_found` where there is none, in the words of specification §8. */
export async function getOutline({ database }: { database: Database }, courseId: string): Promise<Outline> {
  const outline = await findOutline(database, courseId);
  if (!outline) throw new AppError("not_found", "Course Not Found");
  return outline;
}
