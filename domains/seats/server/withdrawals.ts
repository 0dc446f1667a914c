import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Enrolment } from "#domains/seats/server/queries.ts";
import { auditEntries } from "#server/audit/tables.ts";
import type { Database } from "#server/db/client.ts";
import { minute } from "#shared/durations.ts";

/** Time after which a student hears that they were taken out, or back in: it can be undone before, in milliseconds. */
export const toldAfter = minute / 2;

/** The place that an enrolment had before it was withdrawn, as its audit entry keeps it. */
const place = z.object({
  from: z.enum(["active", "held", "waitlisted"]),
  position: z.number().nullable().default(null),
  heldUntil: z.iso.datetime().nullable().default(null),
});

/** The details of the audit entry of a withdrawal. */
export const withdrawalDetails = ({ state, position, heldUntil }: Enrolment) => ({
  ...{ from: state, to: "withdrawn", position },
  heldUntil: heldUntil?.toISOString() ?? null,
});

/** The last withdrawal of an enrolment. */
export interface Withdrawal {
  at: Date;
  /** Whether staff took the person out, and not the end of a hold, or the person themself. */
  byStaff: boolean;
  /** The place before it; null if a hold ended. */
  place: z.infer<typeof place> | null;
}

/** The last withdrawals of these enrolments, by their ids. */
export async function findWithdrawals(database: Database, enrolmentIds: string[]): Promise<Map<string, Withdrawal>> {
  const { subject, subjectId, verb, at, actor, details, id } = auditEntries;
  const isOne = and(
    eq(subject, "enrolment"),
    inArray(subjectId, enrolmentIds),
    inArray(verb, ["withdrawSeat", "endHold"]),
  );
  const found = await database
    .select({ subjectId, verb, at, actor, details })
    .from(auditEntries)
    .where(isOne)
    .orderBy(desc(id));
  const latest = new Map<string, Withdrawal>();
  for (const entry of found) {
    if (latest.has(entry.subjectId)) continue;
    latest.set(entry.subjectId, {
      at: entry.at,
      byStaff: entry.verb === "withdrawSeat" && (entry.actor === "staff" || entry.actor === "operator"),
      place: place.safeParse(entry.details).data ?? null,
    });
  }
  return latest;
}

/** How often an enrolment was withdrawn since a time: more than once if somebody took the person in again in between. */
export async function countWithdrawalsSince(database: Database, enrolmentId: string, since: Date): Promise<number> {
  const { subject, subjectId, verb, at } = auditEntries;
  const isOne = and(eq(subject, "enrolment"), eq(subjectId, enrolmentId), inArray(verb, ["withdrawSeat", "endHold"]));
  return await database.$count(auditEntries, and(isOne, gte(at, since)));
}
