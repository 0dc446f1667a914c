import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { courseRows, findEntry, hasBatches, removeEntry, writeCatalogue, writeHiddenAt } from "./entry-queries.ts";

/**
 * Writes courses of a published site, by their ids, into the catalogue, which the portal and the API read and batches
 * belong to; removes those that are no longer published. Throws `conflict` for such a course that has batches, unless
 * `takesBatches`.
 */
export async function writeCourses(
  transaction: Database,
  { content }: Site,
  ids: string[],
  { takesBatches }: { takesBatches: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const published = content.courses.filter(({ id }) => ids.includes(id));
  for (const id of ids.filter((one) => !published.some((course) => course.id === one))) {
    if (!takesBatches && (await hasBatches(transaction, id))) {
      const course = (await findEntry.courses(transaction, id))?.title ?? "";
      throw new AppError("conflict", "content.courseHasBatches", { values: { course } });
    }
    await removeEntry(transaction, "courses", id);
  }
  for (const { id, outline } of published) if (!outline) await removeEntry(transaction, "outlines", id);
  const rows = published.map(courseRows);
  await writeCatalogue(transaction, {
    courses: rows.flatMap(({ courses }) => courses),
    outlines: rows.flatMap(({ outlines }) => outlines),
    batches: [],
    lectures: [],
  });
}

/** Removes batches with all that belongs to them, and hides others from visitors. */
export async function leaveBatches(
  transaction: Database,
  { removes, hides }: { removes: string[]; hides: string[] },
  at: Date,
): Promise<void> {
  for (const id of removes) await removeEntry(transaction, "batches", id);
  for (const id of hides) await writeHiddenAt(transaction, id, at);
}
