import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { type Catalogue, courseRows } from "#domains/catalogue/server/entry-queries.ts";
import { batches, courses, lectures, outlines } from "#domains/catalogue/server/tables.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { TimetableRule } from "#domains/timetable/contract.ts";
import { batchClasses, batchRules } from "#domains/timetable/server/tables.ts";
import { packageRoot } from "#server/config/paths.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { addressOfPicture } from "#shared/picture.ts";
import { insertDemoAssignments } from "./demo-assignments.ts";
import { demoBatches, demoLectureFolder, demoLectures, demoRules, demoSecretIds } from "./demo-batches.ts";
import { insertDemoKeptAnswers } from "./demo-kept-answers.ts";
import { insertDemoQuiz } from "./demo-quizzes.ts";

interface SeedOptions {
  /** The published courses. */
  courses: SiteCourse[];
  /** The demo batches' dates count from this day. */
  today: Date;
  hashSecretId: (secretId: string) => Promise<string>;
  /** The classes that a rule makes. */
  planClasses: (rule: TimetableRule) => { ruleDay: string; startsAt: Date; endsAt: Date }[];
  /** Stores a file of a lecture under its storage key, unless it is there already. */
  saveFile: (key: string, content: Readable) => Promise<unknown>;
}

/**
 * Fills a database without courses with the demo courses, outlines, batches, lectures, classes, their work and kept answers; leaves
 * any other database alone. Returns whether it wrote. Processes that start together write once.
 */
export async function seedDemo(database: Database, options: SeedOptions): Promise<boolean> {
  const { courses: published, today, hashSecretId, saveFile, planClasses } = options;
  if (await hasCourses(database)) return false;
  await storeVideos(saveFile);
  const hashing = demoSecretIds.map(async ({ batchId, secretId }) => [batchId, await hashSecretId(secretId)] as const);
  const hashes = new Map(await Promise.all(hashing));

  return await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${courses} in share row exclusive mode`);
    if (await hasCourses(transaction)) return false;
    const demo = demoRows(published, today);
    await transaction.insert(courses).values(
      demo.courses.map(({ thumbnail, ...course }) => ({
        ...{ ...course, fromDocument: true },
        thumbnail: thumbnail && addressOfPicture(thumbnail),
      })),
    );
    await transaction.insert(outlines).values(demo.outlines);
    await transaction
      .insert(batches)
      .values(demo.batches.map((batch) => ({ ...batch, secretIdHash: hashes.get(batch.id) ?? null })));
    // The recordings of earlier classes are not news.
    const publishedAt = new Date(today.getTime() - 30 * day);
    await transaction.insert(lectures).values(demo.lectures.map((lecture) => ({ ...lecture, publishedAt })));
    const rules = demoRules(published, today);
    await transaction.insert(batchRules).values(rules.map((rule) => ({ ...rule, changedAt: today })));
    const teachers = new Map(demo.batches.map(({ id, instructor }) => [id, instructor]));
    const classes = rules.flatMap((rule) => {
      const { batchId } = rule;
      const teacher = teachers.get(batchId) ?? "";
      return planClasses(rule).map((one) => ({ ...one, id: randomUUID(), batchId, teacher, changedAt: today }));
    });
    await transaction.insert(batchClasses).values(classes);
    await insertDemoAssignments(transaction, classes, today);
    for (const batchId of ["mern-evening", "cyber-evening"]) await insertDemoQuiz(transaction, batchId, today);
    const courseOf = new Map(demo.batches.map(({ id, courseId }) => [id, courseId]));
    await insertDemoKeptAnswers(transaction, { lectures: demo.lectures, courseOf, now: today });
    return true;
  });
}

/** The demo content as rows, without the hashes of its Secret IDs; the batches' dates count from `today`. */
export function demoRows(published: SiteCourse[], today: Date): Catalogue {
  return {
    courses: published.flatMap((course) => courseRows(course).courses),
    outlines: published.flatMap((course) => courseRows(course).outlines),
    batches: demoBatches(published, today).map(({ _id: id, enrolled, ...batch }) => ({
      ...batch,
      ...{
        id,
        price: null,
        priceCurrency: null,
        teacherId: null,
        branchId: null,
        roomId: null,
        enrolledElsewhere: enrolled,
      },
    })),
    lectures: demoLectures(published).map(({ _id: id, ...lecture }) => ({ ...lecture, id })),
  };
}

/** Stores the demo videos and their captions. */
async function storeVideos(saveFile: SeedOptions["saveFile"]) {
  const folder = join(packageRoot(), "server/demo/lectures");
  for (const name of await readdir(folder)) {
    await saveFile(`${demoLectureFolder}/${name}`, createReadStream(join(folder, name)));
  }
}

async function hasCourses(database: Database): Promise<boolean> {
  return (await database.select({ id: courses.id }).from(courses).limit(1)).length > 0;
}
