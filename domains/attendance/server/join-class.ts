import { opensAt, phaseOf } from "#domains/attendance/rules/class-attendance.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findOwnSeats } from "#domains/money/server/own-seats.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { findBatchesOf } from "#domains/timetable/server/batches-of-member.ts";
import { requireClass, requireClassOfBatch } from "#domains/timetable/server/class-with-batch.ts";
import { findMeetingMaker, meetingAddress } from "#domains/timetable/server/meetings.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { byBatch, ofClass, query } from "#server/verb.ts";
import { arrive } from "./arrive.ts";

interface Deps {
  database: Database;
  clock: () => Date;
  site: () => Site;
  /** The program's secret, from which the names of meetings are made. */
  secret: string;
}

/**
 * The meeting of a class, for a student with an active seat in its batch and for its teacher, or who stands in, from a quarter of an hour
 * before it begins until it ends. The student is marked as there once they are led to the meeting, unless they have a
 * mark already. Throws `not_found` for an unknown class.
 */
export async function joinClass(deps: Deps, user: User, classId: string) {
  const { database, clock } = deps;
  const found = await requireClass(database, classId);
  const { batchClass, batch } = found;
  const { startsAt, endsAt, title, teacher } = batchClass;
  const shown = {
    id: batchClass.id,
    batch: batch.name,
    startsAt,
    endsAt,
    opensAt: opensAt(batchClass),
    title,
    teacher,
  };
  const answer = <Is extends string>(is: Is) => ({ is, shown });
  const seats = (await findOwnSeats(database, user, clock())).filter(
    ({ batchId, state }) => batchId === batch.id && state !== "withdrawn",
  );
  const seat = seats.find(({ state }) => state === "active");
  if (!seat && !(await teaches(deps, user, batch.id)))
    return answer(seats.length > 0 ? ("notSeated" as const) : ("otherBatch" as const));
  const phase = phaseOf(batchClass, clock());
  if (phase !== "open") return answer(phase);
  const address = await addressOf(deps, found);
  if (address === null) return answer("noAddress");
  if (seat) await arrive(deps, user, { batchClass, enrolmentId: seat.id, source: "join" });
  return { is: "joined" as const, shown, address };
}

/** Whether a batch is of the teacher with this account now. */
async function teaches({ database, clock, site }: Deps, user: User, batchId: string): Promise<boolean> {
  const member = await findMember(database, user.id);
  if (member?.role !== "teacher") return false;
  const { timeZone } = site().content.company.hours;
  return (await findBatchesOf(database, member, { now: clock(), timeZone })).includes(batchId);
}

/**
 * The meeting of a class for the staff who hold it, from a quarter of an hour before it begins until it ends: its address,
 * or why there is none. Throws `not_found`.
 */
export const startClass = query(
  { may: ofClass, scope: byBatch },
  async (deps: Pick<Deps, "database" | "clock" | "secret">, batchId: string, classId: string) => {
    const found = await requireClassOfBatch(deps.database, batchId, classId);
    const phase = phaseOf(found.batchClass, deps.clock());
    const address = phase === "open" ? await addressOf(deps, found) : null;
    return { phase, address };
  },
);

type Found = Awaited<ReturnType<typeof requireClass>>;

async function addressOf(
  { database, secret }: Pick<Deps, "database" | "secret">,
  { batchClass, batch, batchMeetingUrl }: Found,
): Promise<string | null> {
  const { id, meetingUrl: own } = batchClass;
  return await meetingAddress({ id, own, ofBatch: batchMeetingUrl, batch }, await findMeetingMaker(database, secret));
}
