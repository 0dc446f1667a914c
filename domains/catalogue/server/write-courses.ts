import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { courseRows, lockCatalogue, removeEntry, writeCatalogue, writeHiddenAt } from "./entry-queries.ts";
import { findBatchesOfCourse, withdrawCourse } from "./withdrawn-courses.ts";

/**
 * Writes courses of a published site, by their ids, into the catalogue, which the portal and the API read and batches
 * belong to. One that is no longer published stays for its batches that have ended, seen by no visitor; without batches,
 * or if `takesBatches`, it is removed. Throws `conflict`, with every such batch, for one whose batches have not ended.
 */
export async function writeCourses(
  transaction: Database,
  site: Site,
  ids: string[],
  { takesBatches, at }: { takesBatches: boolean; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const { courses } = site.content;
  const published = courses.filter(({ id }) => ids.includes(id));
  const withdrawn = ids.filter((one) => !published.some((course) => course.id === one));
  if (withdrawn.length > 0) await withdrawCourses(transaction, site, withdrawn, { takesBatches, at });
  for (const { id, outline } of published) if (!outline) await removeEntry(transaction, "outlines", id);
  const rows = published.map(courseRows);
  await writeCatalogue(transaction, {
    courses: rows.flatMap(({ courses }) => courses),
    outlines: rows.flatMap(({ outlines }) => outlines),
    batches: [],
    lectures: [],
  });
}

async function withdrawCourses(
  transaction: Database,
  { content }: Site,
  ids: string[],
  { takesBatches, at }: { takesBatches: boolean; at: Date },
): Promise<void> {
  await lockCatalogue(transaction);
  const today = dayOf(at, content.company.hours.timeZone);
  const open: string[] = [];
  for (const id of ids) {
    const batches = takesBatches ? [] : await findBatchesOfCourse(transaction, id);
    const title = findCourse(content, id)?.title ?? "";
    open.push(...batches.filter(({ endDate }) => endDate >= today).map(({ name }) => `${title}: ${name}`));
    if (batches.length === 0) await removeEntry(transaction, "courses", id);
    else await withdrawCourse(transaction, id, at);
  }
  if (open.length === 0) return;
  const batches = formats(siteLocale).list("conjunction").format(open.slice(0, mostNamed));
  throw new AppError("conflict", "content.courseHasBatches", { values: { batches, count: open.length } });
}

/** The most batches that a refusal names. */
const mostNamed = 10;

/** Removes batches with all that belongs to them, and hides others from visitors. */
export async function leaveBatches(
  transaction: Database,
  { removes, hides }: { removes: string[]; hides: string[] },
  at: Date,
): Promise<void> {
  for (const id of removes) await removeEntry(transaction, "batches", id);
  for (const id of hides) await writeHiddenAt(transaction, id, at);
}
