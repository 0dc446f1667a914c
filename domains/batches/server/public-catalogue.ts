import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import type { Outline } from "#domains/catalogue/contract/outline.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import { addressOfPicture } from "#shared/picture.ts";
import { findShown, withTimes } from "./batches.ts";

/** The courses and batches that public pages show. */
export interface PublicCatalogue {
  /** In the order of their list. */
  courses: Course[];
  /** By course. */
  outlines: Map<string, Outline>;
  /** All batches, the earliest to start first. */
  batches: TimedBatch[];
  /** Those that have not ended. */
  openBatches: TimedBatch[];
}

/**
 * The courses of a site, which may not be published yet, with their batches, in three queries however many there are.
 */
export async function readPublicCatalogue({ database }: { database: Database }, site: Site): Promise<PublicCatalogue> {
  const deps = { database, site: () => site };
  const batches = await withTimes(deps, await findShown(database));
  return { ...coursesOf(site), batches, openBatches: batches.filter(({ hasEnded }) => !hasEnded) };
}

/** The courses of a site in the form the catalogue has after publication. */
function coursesOf({ content }: Site): Pick<PublicCatalogue, "courses" | "outlines"> {
  return {
    courses: content.courses.map(listed),
    outlines: new Map(content.courses.flatMap(({ id, outline }) => (outline ? [[id, outline] as const] : []))),
  };
}

function listed({ id, slug, title, description, duration, thumbnail, rating, students, skills, level }: SiteCourse) {
  const picture = thumbnail && addressOfPicture(thumbnail);
  return { _id: id, slug, title, description, duration, thumbnail: picture, rating, students, skills, level };
}
