import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { incomingMessages, inquiries } from "./tables.ts";

/** The subject of a lead: the words the visitor wrote, the course, batch or service they named. */
export interface LeadSubject {
  text: string;
  courseId: string | null;
  batchId: string | null;
  service: string | null;
  startsAt: Date | null;
  /** Whether the visitor of a trial class came; null while nobody knows, and for other subjects. */
  came: boolean | null;
}

/** Finds the subjects of records of a kind, by the ids that leads are about; ids of other kinds are left out. */
export type SubjectFinder = (database: Database, ids: string[]) => Promise<({ id: string } & Partial<LeadSubject>)[]>;

const nothing: LeadSubject = { text: "", courseId: null, batchId: null, service: null, startsAt: null, came: null };

/** The subjects of these records, by the ids that leads are about; missing ids are left out. */
export async function findLeadSubjects(
  database: Database,
  ids: string[],
  others: SubjectFinder[],
): Promise<Map<string, LeadSubject>> {
  const found = new Map<string, LeadSubject>();
  if (ids.length === 0) return found;
  for (const find of [findInquirySubjects, findIncomingSubjects, ...others])
    for (const { id, ...subject } of await find(database, ids)) found.set(id, { ...nothing, ...subject });
  return found;
}

const findInquirySubjects: SubjectFinder = async (database, ids) =>
  await database
    .select({ id: inquiries.id, text: inquiries.message, service: inquiries.service })
    .from(inquiries)
    .where(inArray(inquiries.id, ids));

const findIncomingSubjects: SubjectFinder = async (database, ids) =>
  await database
    .select({ id: incomingMessages.id, text: incomingMessages.text, courseId: incomingMessages.courseId })
    .from(incomingMessages)
    .where(inArray(incomingMessages.id, ids));
