import { isDeepStrictEqual } from "node:util";
import type { Site } from "#domains/content/rules/site.ts";
import { type PublishDeps, publishDocuments } from "#domains/content/server/publish.ts";
import type { PublishedSite } from "#domains/content/server/published-site.ts";
import { system } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import { courseDocuments } from "./course-documents.ts";
import {
  type Courses,
  courseRows,
  findCoursesWithoutDocument,
  lockCatalogue,
  readCourses,
  writeCatalogue,
} from "./entry-queries.ts";

interface Deps extends PublishDeps {
  publishedSite: PublishedSite;
  log: Pick<Log, "error">;
}

/**
 * Makes documents and catalogue agree at the start: publishes the courses that an earlier release has written into the
 * catalogue alone, and writes the published courses whose rows are missing or come from an earlier seed.
 */
export async function syncCourses(deps: Deps): Promise<void> {
  const { database, publishedSite } = deps;
  const entered = await findEntered(deps);
  for (const id of entered) await adopt(deps, id);
  const rows = rowsToWrite(
    publishedSite.site(),
    await readCourses(database),
    await findCoursesWithoutDocument(database),
  );
  if (rows.courses.length === 0) return;
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    await writeCatalogue(transaction, { ...rows, batches: [], lectures: [] });
  });
}

/** The courses whose rows by an earlier release differ from their published document. */
async function findEntered({ database, publishedSite }: Deps): Promise<string[]> {
  const without = await findCoursesWithoutDocument(database);
  if (without.length === 0) return [];
  const catalogue = await readCourses(database);
  const { courses } = publishedSite.site().content;
  return without.filter((id) => {
    const published = courses.find((course) => course.id === id);
    return !published || !isDeepStrictEqual(rowsOf(catalogue, id), courseRows(published));
  });
}

/**
 * Publishes a course from its rows. A course that would make the site invalid stays in the portal alone, and the log
 * says why.
 */
async function adopt(deps: Deps, id: string): Promise<void> {
  const rows = rowsOf(await readCourses(deps.database), id);
  try {
    const enter: Parameters<typeof publishDocuments>[2] = (published) =>
      courseDocuments(published, rows, deps.messages.newCourse);
    await publishDocuments(deps, system, enter);
  } catch (err) {
    deps.log.error({ err, id }, "a course of an earlier release could not be published");
  }
}

/** The rows that differ from their document, and those of an earlier release that equal it. */
function rowsToWrite(site: Site, catalogue: Courses, without: string[]): Courses {
  const isToWrite = (id: string, row: ReturnType<typeof courseRows>) =>
    isDeepStrictEqual(rowsOf(catalogue, id), row) === without.includes(id);
  const rows = site.content.courses.map(courseRows).filter((row) => row.courses.some(({ id }) => isToWrite(id, row)));
  return { courses: rows.flatMap(({ courses }) => courses), outlines: rows.flatMap(({ outlines }) => outlines) };
}

function rowsOf({ courses, outlines }: Courses, id: string): Courses {
  return {
    courses: courses.filter((course) => course.id === id),
    outlines: outlines.filter(({ courseId }) => courseId === id),
  };
}
