import type { Database } from "#server/db/client.ts";
import { findRequestsWithoutOrder, type StoredEnrolmentRequest } from "#domains/seats/server/request-queries.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";

/** An enrolment request as the staff's list shows it. */
export type ListedRequest = Pick<
  StoredEnrolmentRequest,
  "id" | "reference" | "createdAt" | "country" | "courseId" | "batchId" | "plan"
> & { student: string };

/** A page of the enrolment requests that have no order, the latest first. */
export async function listRequests(
  { database }: { database: Database },
  request: PageRequest,
): Promise<Page<ListedRequest>> {
  const { entries, next } = await findRequestsWithoutOrder(database, request);
  return {
    entries: entries.map(({ request: found }) => {
      const { id, reference, createdAt, country, courseId, batchId, plan, firstName, lastName, email } = found;
      const student = `${firstName} ${lastName} <${email}>`;
      return { id, reference, createdAt, country, courseId, batchId, plan, student };
    }),
    next,
  };
}
