import { and, asc, eq, exists, gte, inArray, isNotNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { findSamePeople } from "#server/db/queries/people.ts";
import { classSessions, classWork } from "#server/db/schema/class-life.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { morningEmailDays, morningEmailRefusals } from "#server/db/schema/morning-emails.ts";
import { people } from "#server/db/schema/people.ts";

/** Notes that the emails of a day are queued; false if they were already. */
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
 * The ids of the students who have a class between `from` and `to`, or something due until `dueUntil`, have an e-mail
 * address, and want the email.
 */
export async function findMorningReaders(
  database: Database,
  { from, to, dueUntil }: { from: Date; to: Date; dueUntil: Date },
): Promise<string[]> {
  const { batchId } = enrolments;
  // Of those who turned out to be one, the person that was kept.
  const reader = sql<string>`coalesce(${people.mergedInto}, ${people.id})`;
  const hasClass = database
    .select({ id: classSessions.id })
    .from(classSessions)
    .where(and(eq(classSessions.batchId, batchId), gte(classSessions.startsAt, from), lt(classSessions.startsAt, to)));
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
  const refused = database
    .select({ personId: morningEmailRefusals.personId })
    .from(morningEmailRefusals)
    .where(eq(morningEmailRefusals.personId, reader));
  const found = await database
    .selectDistinct({ personId: reader })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(
      and(
        eq(enrolments.state, "active"),
        isNotNull(people.email),
        or(exists(hasClass), exists(hasWork)),
        notExists(refused),
      ),
    )
    .orderBy(asc(reader));
  return found.map((one) => one.personId);
}

/** A person, and the ids of all who are the same; undefined for one who was erased or has no address. */
export async function findMorningReader(database: Database, personId: string) {
  const [person] = await database.select().from(people).where(eq(people.id, personId));
  if (!person?.email) return undefined;
  const same = await findSamePeople(database, person.email);
  return { name: person.name, email: person.email, personIds: same.map(({ id }) => id) };
}

/** Whether none of these people refused the email. */
export async function wantsMorningEmail(database: Database, personIds: string[]): Promise<boolean> {
  const refusals = await database
    .select({ personId: morningEmailRefusals.personId })
    .from(morningEmailRefusals)
    .where(inArray(morningEmailRefusals.personId, personIds))
    .limit(1);
  return refusals.length === 0;
}

/** Stores that these people want the email, or do not; answers whether that was different before. */
export async function writeMorningEmailWish(
  transaction: Database,
  { personIds, wants, at }: { personIds: string[]; wants: boolean; at: Date },
): Promise<boolean> {
  const { personId } = morningEmailRefusals;
  const changed = wants
    ? await transaction.delete(morningEmailRefusals).where(inArray(personId, personIds)).returning({ personId })
    : await transaction
        .insert(morningEmailRefusals)
        .values(personIds.map((id) => ({ personId: id, since: at })))
        .onConflictDoNothing()
        .returning({ personId });
  return changed.length > 0;
}
