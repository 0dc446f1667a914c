import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { batches } from "#domains/catalogue/server/tables.ts";
import { wordsOf } from "#domains/people/server/search-words.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { classWork } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { byBatches, query, workOfClass } from "#server/verb.ts";
import { foldText } from "#shared/fold-text.ts";

/** The most results of a kind. */
const most = 6;
/** The most students and works that are looked through. */
const searched = 2_000;

/**
 * What a teacher finds by typing in their batches: the batches, their students, and assignments and quizzes; in the letters
 * of any keyboard.
 */
export const findTaught = query(
  { may: workOfClass, scope: byBatches, takes: [z.array(z.string().max(200)).max(500), z.string().max(200)] },
  async ({ database }: { database: Database }, batchIds: string[], text: string) => {
    const words = wordsOf(foldText(text.trim().slice(0, 100)));
    const matches = (said: string) => words.every((word) => foldText(said).includes(word));
    if (words.length === 0 || batchIds.length === 0) return { batches: [], students: [], works: [] };
    const own = await database
      .select({ id: batches.id, name: batches.name })
      .from(batches)
      .where(inArray(batches.id, batchIds));
    const students = await database
      .select({ id: enrolments.id, name: people.name, batchId: enrolments.batchId, batch: batches.name })
      .from(enrolments)
      .innerJoin(people, eq(people.id, enrolments.personId))
      .innerJoin(batches, eq(batches.id, enrolments.batchId))
      .where(and(inArray(enrolments.batchId, batchIds), inArray(enrolments.state, ["active", "completed"])))
      .orderBy(asc(sql`lower(${people.name})`), asc(enrolments.id))
      .limit(searched);
    const { id, title, kind, batchId, createdAt } = classWork;
    const works = await database
      .select({ id, title, kind, batchId, batch: batches.name })
      .from(classWork)
      .innerJoin(batches, eq(batches.id, batchId))
      .where(inArray(batchId, batchIds))
      .orderBy(desc(createdAt), asc(id))
      .limit(searched);
    return {
      batches: own.filter(({ name }) => matches(name)).slice(0, most),
      students: students.filter(({ name, batch }) => matches(name) || matches(`${name} ${batch}`)).slice(0, most),
      works: works.filter((one) => matches(one.title) || matches(`${one.title} ${one.batch}`)).slice(0, most),
    };
  },
);
