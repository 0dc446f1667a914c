import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { attendance } from "#domains/attendance/server/tables.ts";
import { findOwing } from "#domains/money/server/queries/ledger-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Audience } from "#domains/talk/contract.ts";
import type { Database } from "#server/db/client.ts";

/** Whom an announcement goes to. */
export type To = Audience & { batchIds: string[] };

/** The number of owing orders that are looked at. */
const mostOwing = 20_000;

/** The ids of the people in a group at `now`, as a query; of chosen people those who are known, and have a place in one of the batches, if any are named. */
export async function peopleOf(database: Database, to: To, now: Date): Promise<SQL> {
  const { group, batchIds, classId, personIds } = to;
  const inBatches = batchIds.length > 0 ? inArray(enrolments.batchId, batchIds) : undefined;
  if (group === "people") {
    const hasPlace = sql`exists (select from ${enrolments} where ${enrolments.personId} = ${people.id} and ${inBatches})`;
    const isChosen = and(inArray(people.id, personIds), inBatches && hasPlace);
    return sql`select ${people.id} from ${people} where ${isChosen}`;
  }
  const of = (...conditions: (SQL | undefined)[]) =>
    sql`select distinct ${enrolments.personId} from ${enrolments} where ${and(...conditions)}`;
  const isSeated = inArray(enrolments.state, ["active", "completed"]);
  if (group === "waiting") return of(inBatches, eq(enrolments.state, "waitlisted"));
  if (group === "absent") {
    const absent = sql`select ${attendance.enrolmentId} from ${attendance}
      where ${eq(attendance.classId, classId ?? "")} and ${eq(attendance.mark, "absent")}`;
    return of(inBatches, isSeated, sql`${enrolments.id} in (${absent})`);
  }
  if (group === "students") return of(inBatches, isSeated);
  const owing = await findOwing(database, { from: new Date(0), to: now }, { limit: mostOwing });
  const owed = sql`select ${orders.enrolmentId} from ${orders} where ${inArray(orders.id, owing)}`;
  return of(inBatches, sql`${enrolments.state} <> 'withdrawn'`, sql`${enrolments.id} in (${owed})`);
}

/** How many people an announcement goes to, and how each is reached besides on their page. */
export interface Reach {
  people: number;
  byEmail: number;
  /** People without an e-mail address, but with a number. */
  byWhatsApp: number;
  /** People with neither: they see it only on their page. */
  byPage: number;
}

/** Counts the people in a group at `now`. */
export async function countReach(database: Database, to: To, now: Date): Promise<Reach> {
  const among = await peopleOf(database, to, now);
  const hasEmail = sql`${people.email} is not null`;
  const [counted] = await database
    .select({
      people: sql`count(*)`.mapWith(Number),
      byEmail: sql`count(*) filter (where ${hasEmail})`.mapWith(Number),
      byWhatsApp: sql`count(*) filter (where not ${hasEmail} and ${people.phone} is not null)`.mapWith(Number),
    })
    .from(people)
    .where(sql`${people.id} in (${among})`);
  const { people: all, byEmail, byWhatsApp } = counted ?? { people: 0, byEmail: 0, byWhatsApp: 0 };
  return { people: all, byEmail, byWhatsApp, byPage: all - byEmail - byWhatsApp };
}
