import { writeCourses } from "#domains/catalogue/server/write-courses.ts";
import { findBookingSubjects } from "#domains/demo-classes/server/queries.ts";
import { keepsHold } from "#domains/money/server/keeps-hold.ts";
import { refuseEnrolled } from "#domains/seats/server/refuse-enrolled.ts";
import { findRequestSubjects } from "#domains/seats/server/request-queries.ts";
import { removeAddress } from "#domains/timetable/server/calendar-queries.ts";
import type { Database } from "#server/db/client.ts";

/** What lower domains leave to higher ones, which they must not know: each is called by the name that the lower one gave it. */
export const hooks = {
  /** Published courses are written into the catalogue. */
  whenCoursesChange: writeCourses,
  /** A batch in which students are, or for which they wait, is not removed. */
  refuseRemoval: refuseEnrolled,
  /** Where to find what a lead is about, besides inquiries. */
  leadSubjects: [findRequestSubjects, findBookingSubjects],
  /** A proof of payment that waits keeps a seat. */
  keepsHold,
  /** A calendar's address ends with its member. */
  whenMemberLeaves: async (transaction: Database, userId: string): Promise<void> => {
    await removeAddress(transaction, { userId });
  },
};

export type Hooks = typeof hooks;
