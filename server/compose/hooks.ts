import { writeCourses } from "#domains/catalogue/server/write-courses.ts";
import { findBookingSubjects } from "#domains/demo-classes/server/queries.ts";
import { keepsHold } from "#domains/money/server/queries/order-queries.ts";
import { findRequestSubjects } from "#domains/seats/server/request-queries.ts";
import { refuseEnrolled } from "#domains/seats/server/seats.ts";
import { removeAddress } from "#domains/timetable/server/calendar-queries.ts";
import type { Database } from "#server/db/client.ts";

/** Hooks by which lower domains call higher ones without knowing them, under the names that the lower ones gave. */
export const hooks = {
  /** Published courses are written into the catalogue. */
  whenCoursesChange: writeCourses,
  /** A batch with students or a waiting list is not removed. */
  refuseRemoval: refuseEnrolled,
  /** The sources of a lead's subject, besides inquiries. */
  leadSubjects: [findRequestSubjects, findBookingSubjects],
  /** A proof of payment awaiting review keeps a seat. */
  keepsHold,
  /** A calendar's address ends with its member. */
  whenMemberLeaves: async (transaction: Database, userId: string): Promise<void> => {
    await removeAddress(transaction, { userId });
  },
};

export type Hooks = typeof hooks;
