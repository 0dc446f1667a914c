import { desc, inArray } from "drizzle-orm";
import { demoBookings } from "#domains/demo-classes/server/tables.ts";
import { inquiries } from "#domains/leads/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";

/** Maximum number of records of each kind on a person's card, latest first. */
const shownOfEach = 100;

/** The records these people sent us: messages, bookings, enrolment requests. */
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
