import { inArray } from "drizzle-orm";
import { demoBookings } from "#domains/demo-classes/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { inquiries } from "./tables.ts";

/** What opened a lead: the words somebody wrote, the course, batch or service they named. */
export interface LeadSubject {
  text: string;
  courseId: string | null;
  batchId: string | null;
  service: string | null;
  startsAt: Date | null;
}

/** What these records, by the ids that leads are about, are about; ids that are gone are left out. */
export async function findLeadSubjects(database: Database, ids: string[]): Promise<Map<string, LeadSubject>> {
  if (ids.length === 0) return new Map();
  const nothing = { text: "", courseId: null, batchId: null, service: null, startsAt: null };
  const [asked, booked, requested] = [
    await database
      .select({ id: inquiries.id, text: inquiries.message, service: inquiries.service })
      .from(inquiries)
      .where(inArray(inquiries.id, ids)),
    await database
      .select({ id: demoBookings.id, courseId: demoBookings.courseId, startsAt: demoBookings.startsAt })
      .from(demoBookings)
      .where(inArray(demoBookings.id, ids)),
    await database
      .select({
        ...{ id: enrolmentRequests.id, text: enrolmentRequests.message },
        ...{ courseId: enrolmentRequests.courseId, batchId: enrolmentRequests.batchId },
      })
      .from(enrolmentRequests)
      .where(inArray(enrolmentRequests.id, ids)),
  ];
  const subjects = [...asked, ...booked, ...requested].map(({ id, ...subject }): [string, LeadSubject] => {
    return [id, { ...nothing, ...subject }];
  });
  return new Map(subjects);
}
