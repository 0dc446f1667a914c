import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { inquiries } from "./tables.ts";

export type Inquiry = typeof inquiries.$inferSelect;
export type NewInquiry = typeof inquiries.$inferInsert;

/** Writes inquiries, at least one; answers the ids of the new ones. */
export async function insertInquiries(database: Database, rows: NewInquiry[]): Promise<string[]> {
  const inserted = await database
    .insert(inquiries)
    .values(rows)
    .onConflictDoNothing({ target: inquiries.id })
    .returning({ id: inquiries.id });
  return inserted.map(({ id }) => id);
}

/** The inquiries with these ids, in any order; unknown ids are left out. */
export async function findInquiries(database: Database, ids: string[]): Promise<Inquiry[]> {
  return await database.select().from(inquiries).where(inArray(inquiries.id, ids));
}
