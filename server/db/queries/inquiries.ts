import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";

export type Inquiry = typeof inquiries.$inferSelect;
export type NewInquiry = typeof inquiries.$inferInsert;

/** Writes one inquiry. */
export async function insertInquiry(database: Database, inquiry: NewInquiry): Promise<void> {
  await database.insert(inquiries).values(inquiry);
}

/** The inquiries with these ids, in any order; unknown ids are left out. */
export async function findInquiries(database: Database, ids: string[]): Promise<Inquiry[]> {
  if (ids.length === 0) return [];
  return await database.select().from(inquiries).where(inArray(inquiries.id, ids));
}
