import { randomInt } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { writeSecretIdHash } from "#server/db/queries/catalogue.ts";
import { findBatch, findBatches, findCourse } from "#server/db/queries/courses.ts";
import { AppError } from "#server/services/app-error.ts";
import { unknownEntry } from "#server/services/catalogue/entry-rules.ts";
import type { ContentChanges } from "#server/services/content/content-changes.ts";
import { hashSecretId } from "#server/services/lectures/secret-id-hash.ts";
import type { Batch } from "#shared/contracts/batch.ts";
import { kebabWord } from "#shared/contracts/catalogue/entry-fields.ts";
import type { Course } from "#shared/contracts/course.ts";

interface Deps {
  database: Database;
}

/** The batches of all courses, the earliest to start first (specification §7, `GET /batches/`). */
export async function listBatches({ database }: Deps): Promise<Batch[]> {
  return await findBatches(database);
}

/** A batch with its course, as the lectures page shows it before it is unlocked; null for an unknown batch. */
export async function showBatch({ database }: Deps, batchId: string): Promise<{ batch: Batch; course: Course } | null> {
  const batch = await findBatch(database, batchId);
  const course = batch && (await findCourse(database, batch.courseId));
  return course ? { batch, course } : null;
}

/** A course, named by its id or slug, with its batches, the earliest to start first; null for an unknown course. */
export async function showBatches(
  { database }: Deps,
  courseId: string,
): Promise<{ course: Course; batches: Batch[] } | null> {
  const course = await findCourse(database, courseId);
  return course ? { course, batches: await findBatches(database, course._id) } : null;
}

/**
 * The batches of a course, named by its id or slug, the earliest to start first (specification §7). Throws `not_found` for
 * an unknown course.
 */
export async function listCourseBatches(deps: Deps, courseId: string): Promise<Batch[]> {
  const page = await showBatches(deps, courseId);
  if (!page) throw new AppError("not_found", "course.unknown");
  return page.batches;
}

/**
 * Gives a batch a new Secret ID, the chosen one or a random one, and answers it, only this once: just its hash is stored
 * (specification §6). The old one opens nothing any more. Throws `not_found` for an unknown batch.
 */
export async function rotateSecretId(
  { database, announce }: Deps & { announce: ContentChanges["announce"] },
  batchId: string,
  chosen?: string,
): Promise<{ batchId: string; secretId: string }> {
  const { reason, values } = unknownEntry("batches", batchId);
  const unknownBatch = () => new AppError("not_found", reason, { values });
  if (!kebabWord.safeParse(batchId).success) throw unknownBatch();
  const secretId = chosen ?? makeSecretId();
  const hash = await hashSecretId(secretId);
  await database.transaction(async (transaction) => {
    if (!(await writeSecretIdHash(transaction, batchId, hash))) throw unknownBatch();
    await announce(transaction);
  });
  return { batchId, secretId };
}

/** Digits and capitals without I, L, O and U, which are mistaken for others when read aloud or from paper. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Twelve characters in groups of four, 60 bits: far more than ten tries in a quarter of an hour will find. */
function makeSecretId(): string {
  const character = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, character).join("");
  return [group(), group(), group()].join("-");
}
