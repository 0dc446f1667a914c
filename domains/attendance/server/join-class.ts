import { opensAt, phaseOf } from "#domains/attendance/rules/class-attendance.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findOwnSeats } from "#domains/money/server/own-seats.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { findBatchesOf } from "#domains/timetable/server/batches-of-member.ts";
import { requireClass, requireClassOfBatch } from "#domains/timetable/server/class-with-batch.ts";
import { hasMeeting, knownAddress, type Meetings } from "#domains/timetable/server/meetings/create-meetings.ts";
import { NoMeeting } from "#domains/timetable/server/meetings/port.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { byBatch, ofClass, query } from "#server/verb.ts";
import { arrive } from "./arrive.ts";

interface Deps {
  database: Database;
  clock: () => Date;
  site: () => Site;
  meetings: Pick<Meetings, "makes" | "addressOf">;
}

/**
 * The meeting of a class, for a student with an active seat in its batch and for its teacher, or who stands in, from a quarter of an hour
 * before it begins until it ends. The student is marked as there once they are led to the meeting, unless they have a
 * mark already; "preparing" is a meeting that cannot be made now. Throws `not_found` for an unknown class.
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
  const { address, trouble } = await meetingOf(deps, found);
  if (trouble) return answer("preparing");
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

type Given = Pick<Deps, "database" | "clock" | "meetings">;

/**
 * The meeting of a class for the staff who hold it, from a quarter of an hour before it begins until it ends: its address,
 * which is made by the first who comes, or why there is none. Throws `not_found`.
 */
export const startClass = query(
  { may: ofClass, scope: byBatch },
  async ({ database, clock, meetings }: Given, batchId: string, classId: string) => {
    const found = await requireClassOfBatch(database, batchId, classId);
    const phase = phaseOf(found.batchClass, clock());
    const none = { address: null, trouble: null };
    return { phase, ...(phase === "open" ? await meetingOf({ meetings }, found) : none) };
  },
);

/** Whether the staff can start a class now, and whether its meeting is there already; makes none. Throws `not_found`. */
export const showStart = query(
  { may: ofClass, scope: byBatch },
  async ({ database, clock, meetings }: Given, batchId: string, classId: string) => {
    const found = await requireClassOfBatch(database, batchId, classId);
    const isOpen = phaseOf(found.batchClass, clock()) === "open";
    const of = meetsOf(found);
    return { canStart: isOpen && hasMeeting(of, await meetings.makes()), isMade: knownAddress(of) !== null };
  },
);

type Found = Awaited<ReturnType<typeof requireClass>>;

const meetsOf = ({ batchClass, batch, batchMeetingUrl: ofBatch, madeMeetingUrl: made }: Found) => ({
  ...batchClass,
  ...{ own: batchClass.meetingUrl, ofBatch, made, batch },
});

/** The address of a class's meeting, or what keeps it from being made now. */
async function meetingOf({ meetings }: Pick<Deps, "meetings">, found: Found) {
  try {
    return { address: await meetings.addressOf(meetsOf(found)), trouble: null };
  } catch (error) {
    if (error instanceof NoMeeting) return { address: null, trouble: error.trouble };
    throw error;
  }
}
