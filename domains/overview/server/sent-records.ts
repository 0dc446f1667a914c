import { desc, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { type Person, sameAs } from "#domains/people/server/queries.ts";
import { demoBookings } from "#domains/demo-classes/server/tables.ts";
import { enrolmentRequests } from "#server/db/schema/enrolment-requests.ts";
import { inquiries } from "#domains/leads/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";

/** How many records of each kind a person's card shows, the latest first. */
const shownOfEach = 100;

/** A person by id and all who are merged with them, the one they lead to first. */
export async function findSamePeopleById(database: Database, id: string): Promise<Person[]> {
  return await database
    .select()
    .from(people)
    .where(inArray(people.id, sameAs(sql`cast(${sql.param(id, people.id)} as uuid)`)))
    .orderBy(sql`${people.mergedInto} is not null`, people.createdAt, people.id);
}

/** What these people sent us: messages, bookings, enrolment requests. */
export async function findSentBy(database: Database, personIds: string[]) {
  return {
    inquiries: await database
      .select()
      .from(inquiries)
      .where(inArray(inquiries.personId, personIds))
      .orderBy(desc(inquiries.createdAt))
      .limit(shownOfEach),
    bookings: await database
      .select()
      .from(demoBookings)
      .where(inArray(demoBookings.personId, personIds))
      .orderBy(desc(demoBookings.createdAt))
      .limit(shownOfEach),
    requests: await database
      .select()
      .from(enrolmentRequests)
      .where(inArray(enrolmentRequests.personId, personIds))
      .orderBy(desc(enrolmentRequests.createdAt))
      .limit(shownOfEach),
  };
}

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
