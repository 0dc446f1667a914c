import { batchFee } from "#domains/batches/rules/batch-fee.ts";
import type { Batch, TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import { findCourse, findCourseOfBatch } from "#domains/catalogue/server/queries.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { ownFeeOf } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { placeInWords } from "#domains/institute/rules/place.ts";
import { findBatch, findBatches, type StoredBatch } from "#domains/seats/server/batches-with-seats.ts";
import { timesOfWeek } from "#domains/timetable/server/class-hours.ts";
import { firstClassCalendar } from "#domains/timetable/server/first-class-calendar.ts";
import { firstClassOf } from "#domains/timetable/server/next-class.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { dayOf } from "#shared/formats/class-time.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/**
 * The batches that visitors see, of all courses or of one, the earliest to start first (specification §7, `GET
 * /batches/`). A batch without a price of its own costs what its course does.
 */
export async function listBatches({ database, site }: Deps, courseId?: string): Promise<Batch[]> {
  const { content } = site();
  return (await findShown(database, courseId)).map((batch) => withPrice(batch, content));
}

/** The same with the branch of each, and its place as text. */
export async function listPlacedBatches({
  database,
  site,
}: Deps): Promise<(Batch & Pick<TimedBatch, "branchId" | "place">)[]> {
  const { content } = site();
  return (await findShown(database)).map((one) => ({
    ...withPrice(one, content),
    ...{ branchId: one.branchId, place: placeInWords(content.branches, one) },
  }));
}

/** The ids of all batches: the lectures of a hidden one keep their address. */
export async function listBatchIds({ database }: Pick<Deps, "database">): Promise<string[]> {
  return (await findBatches(database)).map(({ _id }) => _id);
}

/** The batches that are not hidden, of courses on the site. */
export async function findShown(database: Database, courseId?: string): Promise<StoredBatch[]> {
  return (await findBatches(database, courseId)).filter(({ isHidden }) => !isHidden);
}

function withPrice(
  { priceCurrency, isHidden: _, teacherId: _teacher, branchId: _branch, roomId: _room, ...batch }: StoredBatch,
  content: SiteContent,
): Batch {
  const ownFee = ownFeeOf({ ...batch, priceCurrency }, content);
  return { ...batch, price: batchFee(content, { ...batch, ownFee }, content.money.currency) ?? 0 };
}

/** The batches that have not ended, the earliest to start first. */
export async function listOpenBatches(deps: Deps): Promise<TimedBatch[]> {
  return await withTimes(deps, (await findShown(deps.database)).filter(isOpen(deps)));
}

/** Makes a function that tells whether a batch has not ended, by the institute's day. */
function isOpen({ site }: Pick<Deps, "site">): (batch: Pick<Batch, "endDate">) => boolean {
  const today = dayOf(new Date(), site().content.company.hours.timeZone);
  return ({ endDate }) => endDate >= today;
}

/** Batches with the moments of their first classes, their times of the week, and whether they have ended. */
export async function withTimes({ database, site }: Deps, stored: StoredBatch[]): Promise<TimedBatch[]> {
  const { content } = site();
  const { timeZone } = content.company.hours;
  const open = isOpen({ site });
  const batches = stored.map((one) => ({
    ...withPrice(one, content),
    ownFee: ownFeeOf(one, content),
    ...{ branchId: one.branchId, place: placeInWords(content.branches, one) },
  }));
  const found = await firstClassOf(database, batches.map(named), timeZone);
  return batches.map((batch) => {
    const { from, to } = found.get(batch._id) ?? {};
    const hours = from && to ? { from, to } : null;
    return { ...batch, firstClass: hours, times: timesOfWeek(batch, hours, timeZone), hasEnded: !open(batch) };
  });
}

const named = ({ _id: id, ...batch }: Batch) => ({ id, ...batch });

/**
 * The first class of a batch as a calendar entry for download, as iCalendar text. Throws `not_found` for an unknown or a
 * hidden batch, and for one whose words name no hours.
 */
export async function getBatchCalendar(deps: Deps, batchId: string): Promise<string> {
  const found = await showBatch(deps, batchId);
  if (!found || found.isHidden) throw new AppError("not_found", "lecture.noBatch");
  const batch = named(found.batch);
  const { timeZone } = deps.site().content.company.hours;
  const first = (await firstClassOf(deps.database, [batch], timeZone)).get(batchId);
  const entry = { id: batchId, course: found.course.title, batch, hours: first ?? null };
  const calendar = firstClassCalendar(deps.site(), entry, new Date());
  if (!calendar) throw new AppError("not_found", "batch.noHours");
  return calendar.content;
}

/**
 * A batch with its course, as the lectures page shows it before it is unlocked; null for an unknown batch. A hidden one
 * keeps its lectures.
 */
export async function showBatch(
  { database, site }: Deps,
  batchId: string,
): Promise<{ batch: Batch; course: Course; isHidden: boolean } | null> {
  const batch = await findBatch(database, batchId);
  const course = batch && (await findCourseOfBatch(database, batch.courseId));
  return course ? { batch: withPrice(batch, site().content), course, isHidden: batch.isHidden } : null;
}

/** A course, named by its id or slug, with its batches, the earliest to start first; null for an unknown course. */
export async function showBatches(
  deps: Deps,
  courseId: string,
): Promise<{ course: Course; batches: TimedBatch[] } | null> {
  const course = await findCourse(deps.database, courseId);
  if (!course) return null;
  return { course, batches: await withTimes(deps, await findShown(deps.database, course._id)) };
}

/**
 * The batches of a course, named by its id or slug, the earliest to start first (specification §7). Throws `not_found` for
 * an unknown course.
 */
export async function listCourseBatches(deps: Deps, courseId: string): Promise<Batch[]> {
  const course = await findCourse(deps.database, courseId);
  if (!course) throw new AppError("not_found", "course.unknown");
  return await listBatches(deps, course._id);
}
