import { and, asc, between, eq, exists, gte, isNotNull, lt, lte, notExists, or } from "drizzle-orm";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { classMaterials } from "#domains/lectures/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { classWork } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { morningEmailDays, morningEmailRefusals } from "./tables.ts";

/** Notes that the emails of a day are queued; false if they already were. */
export async function insertMorningEmailDay(transaction: Database, day: string, at: Date): Promise<boolean> {
  const written = await transaction
    .insert(morningEmailDays)
    .values({ day, queuedAt: at })
    .onConflictDoNothing()
    .returning({ day: morningEmailDays.day });
  return written.length > 0;
}

/** Forgets the days before `day`. */
export async function deleteMorningEmailDays(transaction: Database, day: string): Promise<void> {
  await transaction.delete(morningEmailDays).where(lt(morningEmailDays.day, day));
}

/**
 * The ids of the students who have a class between `from` and `to`, something due until `dueUntil`, or something new since
 * the day before, have an e-mail address, and want the email. Merged people get an email each, about their own seats alone.
 */
export async function findMorningReaders(
  database: Database,
  { from, to, dueUntil }: { from: Date; to: Date; dueUntil: Date },
): Promise<string[]> {
  const { batchId } = enrolments;
  const hasClass = database
    .select({ id: batchClasses.id })
    .from(batchClasses)
    .where(and(eq(batchClasses.batchId, batchId), gte(batchClasses.startsAt, from), lt(batchClasses.startsAt, to)));
  const hasWork = database
    .select({ id: classWork.id })
    .from(classWork)
    .where(
      and(
        eq(classWork.batchId, batchId),
        lte(classWork.publishedAt, from),
        gte(classWork.dueAt, from),
        lt(classWork.dueAt, dueUntil),
      ),
    );
  const since = new Date(from.getTime() - day);
  const hasNewWork = database
    .select({ id: classWork.id })
    .from(classWork)
    .where(
      and(
        eq(classWork.batchId, batchId),
        or(between(classWork.publishedAt, since, to), between(classWork.gradesPostedAt, since, to)),
      ),
    );
  const hasRecording = database
    .select({ id: lectures.id })
    .from(lectures)
    .where(and(eq(lectures.batchId, batchId), between(lectures.publishedAt, since, to)));
  const hasMaterial = database
    .select({ id: classMaterials.id })
    .from(classMaterials)
    .innerJoin(batchClasses, eq(batchClasses.id, classMaterials.classId))
    .where(and(eq(batchClasses.batchId, batchId), between(classMaterials.publishedAt, since, to)));
  const refused = database
    .select({ personId: morningEmailRefusals.personId })
    .from(morningEmailRefusals)
    .where(eq(morningEmailRefusals.personId, people.id));
  const found = await database
    .selectDistinct({ personId: people.id })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(
      and(
        eq(enrolments.state, "active"),
        isNotNull(people.email),
        or(...[hasClass, hasWork, hasNewWork, hasRecording, hasMaterial].map(exists)),
        notExists(refused),
      ),
    )
    .orderBy(asc(people.id));
  return found.map((one) => one.personId);
}

/** The recipient of a morning email, with the address; undefined for a person who was erased or has no address. */
export async function findMorningReader(database: Database, personId: string) {
  const [person] = await database.select().from(people).where(eq(people.id, personId));
  return person?.email ? { name: person.name, email: person.email, locale: person.locale } : undefined;
}

/** Whether a person has not refused the email. */
export async function wantsMorningEmail(database: Database, personId: string): Promise<boolean> {
  const refusals = await database
    .select({ personId: morningEmailRefusals.personId })
    .from(morningEmailRefusals)
    .where(eq(morningEmailRefusals.personId, personId));
  return refusals.length === 0;
}

/** Stores whether a person wants the email; returns whether that has changed. */
export async function writeMorningEmailWish(
  transaction: Database,
  { personId, wants, at }: { personId: string; wants: boolean; at: Date },
): Promise<boolean> {
  const isTheirs = eq(morningEmailRefusals.personId, personId);
  const changed = wants
    ? await transaction.delete(morningEmailRefusals).where(isTheirs).returning()
    : await transaction.insert(morningEmailRefusals).values({ personId, since: at }).onConflictDoNothing().returning();
  return changed.length > 0;
}
