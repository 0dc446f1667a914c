import { and, desc, gt, inArray, ne, sql } from "drizzle-orm";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import type { StoredEnrolmentRequest } from "#domains/seats/server/request-queries.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";
import { keyset, pageOf, pageRequest } from "#server/db/keyset.ts";
import { office, query } from "#server/verb.ts";
import type { KnowsBranches, Within } from "#server/within.ts";

/** A page of the enrolment requests that have no order, latest first. */
export const listRequests = query(
  { may: office, takes: [pageRequest], branch: "own" },
  async ({ database, within }: { database: Database } & KnowsBranches, request: PageRequest) => {
    const { entries, next } = await findRequestsWithoutOrder(database, request, within);
    return {
      entries: entries.map(({ request: found }) => {
        const { id, reference, createdAt, country, courseId, batchId, plan, firstName, lastName, email } = found;
        const student = `${firstName} ${lastName} <${email}>`;
        return { id, reference, createdAt, country, courseId, batchId, plan, student };
      }),
      next,
    };
  },
);

/** The requests of these people since a given time that have no order, latest first. */
export async function findOpenRequestsOfPeople(
  database: Database,
  personIds: string[],
  since: Date,
): Promise<StoredEnrolmentRequest[]> {
  return await database
    .select()
    .from(enrolmentRequests)
    .where(and(inArray(enrolmentRequests.personId, personIds), gt(enrolmentRequests.createdAt, since), hasNoOrder))
    .orderBy(desc(enrolmentRequests.createdAt));
}

const hasNoOrder = sql`not exists (select from ${orders} where ${orders.enrolmentRequestId} = ${enrolmentRequests.id})`;

const latestFirst = keyset([enrolmentRequests.createdAt, enrolmentRequests.id], "desc");

/** A page of the requests that name a person and have no order, latest first. */
async function findRequestsWithoutOrder(
  database: Database,
  { after, limit }: PageRequest,
  within: Within | undefined,
): Promise<Page<{ request: StoredEnrolmentRequest }>> {
  const found = database
    .select({ request: enrolmentRequests, key: latestFirst.key })
    .from(enrolmentRequests)
    .where(
      and(
        hasNoOrder,
        ne(enrolmentRequests.email, ""),
        within?.has("request", enrolmentRequests.id),
        latestFirst.after(after),
      ),
    )
    .orderBy(latestFirst.order);
  return await pageOf(found, limit);
}
