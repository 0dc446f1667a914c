import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { leads } from "#domains/leads/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { visitCounts, visitMarks, visitSalts } from "./tables.ts";

export type VisitCount = typeof visitCounts.$inferSelect;
export type VisitMark = typeof visitMarks.$inferSelect;

/** The salt of a day, the same for every process; `fresh` becomes it if the day has none yet. */
export async function findOrInsertSalt(database: Database, day: string, fresh: string): Promise<string> {
  await database.insert(visitSalts).values({ day, salt: fresh }).onConflictDoNothing();
  const [found] = await database.select().from(visitSalts).where(eq(visitSalts.day, day));
  return found?.salt ?? fresh;
}

/** Marks visitors; returns those that were not marked before. */
export async function insertMarks(transaction: Database, marks: VisitMark[]): Promise<VisitMark[]> {
  return await transaction.insert(visitMarks).values(marks).onConflictDoNothing().returning();
}

/** The visits of a day that have one of these marks. */
export async function findMarks(database: Database, day: string, marks: string[]): Promise<VisitMark[]> {
  if (marks.length === 0) return [];
  const isOne = and(eq(visitMarks.day, day), inArray(visitMarks.mark, marks), eq(visitMarks.courseId, ""));
  return await database.select().from(visitMarks).where(isOne);
}

export async function addToCounts(transaction: Database, counts: VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  const { day, courseId, source, country } = visitCounts;
  await transaction
    .insert(visitCounts)
    .values(counts)
    .onConflictDoUpdate({
      target: [day, courseId, source, country],
      set: { visits: sql`${visitCounts.visits} + excluded.visits` },
    });
}

/** The names of the sources of a day. */
export async function findSources(database: Database, day: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ source: visitCounts.source })
    .from(visitCounts)
    .where(eq(visitCounts.day, day));
  return rows.map(({ source }) => source);
}

/** Writes the sources of leads, by the records that opened them, but of those that have one. */
export async function creditLeads(
  transaction: Database,
  credited: { about: string; cameFrom: string | null; country: string | null }[],
): Promise<void> {
  await transaction.execute(sql`
    update ${leads} set came_from = credited."cameFrom", country = credited.country
    from jsonb_to_recordset(${JSON.stringify(credited)}::jsonb)
      as credited(about uuid, "cameFrom" text, country text)
    where ${leads}.about = credited.about and ${leads}.came_from is null and ${leads}.country is null`);
}

/** Erases the salts and marks of the days before one: the counts can then be tied to no one. */
export async function forgetDaysBefore(database: Database, day: string): Promise<void> {
  await database.delete(visitMarks).where(lt(visitMarks.day, day));
  await database.delete(visitSalts).where(lt(visitSalts.day, day));
}
