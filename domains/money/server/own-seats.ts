import { asc, desc, eq, sql } from "drizzle-orm";
import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { graceOf, readFeeRules } from "#domains/money/server/desk/fee-rules.ts";
import { owesSince } from "#domains/money/server/queries/ledger-queries.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { readOnceFor } from "#server/http/kept-readings.ts";
import type { User } from "#server/http/user.ts";

/** A place of a student in a batch. */
export type OwnSeat = Awaited<ReturnType<typeof findSeats>>[number];

/** Whether a place is a seat: active, or kept to the end. */
export const isSeated = ({ state }: { state: EnrolmentState }) => state === "active" || state === "completed";

/** Whether a place is a seat without a long overdue debt: only such a seat opens lectures and quizzes. */
export const isOpen = (seat: Pick<OwnSeat, "state" | "owes">) => isSeated(seat) && !seat.owes;

/** The places of a person in batches: seats first, then held, waitlisted and withdrawn ones. */
export async function findSeatsOf(database: Database, personId: string, now: Date): Promise<OwnSeat[]> {
  const grace = graceOf((await readFeeRules(database)).rules);
  const owingSince = Number.isFinite(grace) ? new Date(now.getTime() - grace) : null;
  const found = await findSeats(database, personId, owingSince);
  return found.toSorted((one, other) => Number(isSeated(other)) - Number(isSeated(one)));
}

/** The places of the person whom an account acts for; none for an account without people. */
export async function findOwnSeats(database: Database, user: User, now = new Date()): Promise<OwnSeat[]> {
  return await readOnceFor(user, findOwnSeats, async () => {
    const person = await findOwnPerson(database, user);
    return person ? await findSeatsOf(database, person.id, now) : [];
  });
}

/** Whether the account of a user has a seat in a batch that opens its lectures. */
export async function hasSeat(database: Database, user: User, batchId: string): Promise<boolean> {
  return (await findOwnSeats(database, user)).some((seat) => seat.batchId === batchId && isOpen(seat));
}

/** Whether a long overdue debt alone closes a batch's lectures to the account of a user. */
export async function isClosedOverDebt(database: Database, user: User, batchId: string): Promise<boolean> {
  return (await findOwnSeats(database, user)).some((seat) => seat.batchId === batchId && isSeated(seat) && seat.owes);
}

/** The enrolments of a person in any state, latest first, each with whether an instalment is owed since a time, if any. */
export async function findSeats(database: Database, personId: string, owingSince: Date | null) {
  const { id, batchId, state, createdAt } = enrolments;
  const owes = sql<boolean>`${owingSince ? owesSince(id, owingSince) : sql`false`}`.mapWith(Boolean);
  return await database
    .select({ id, personId: enrolments.personId, batchId, state, owes, batch: batches.name })
    .from(enrolments)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(eq(enrolments.personId, personId))
    .orderBy(desc(createdAt), asc(id));
}
