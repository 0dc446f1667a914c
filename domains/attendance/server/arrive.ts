import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { arrivalMark, shownMark } from "#domains/attendance/rules/class-attendance.ts";
import type { BatchClass } from "#domains/timetable/server/class-with-batch.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { findMark, insertMark } from "./queries.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

/** A student who has come to a class: the mark that they have there now. */
export interface Arrival {
  batchClass: BatchClass;
  mark: AttendanceMark;
}

/** Marks a student as there if they have no mark yet: a teacher's mark or an earlier arrival stays. */
export async function arrive(
  { database, clock }: Deps,
  user: User,
  { batchClass, enrolmentId, source }: { batchClass: BatchClass; enrolmentId: string; source: "code" | "join" },
): Promise<Arrival> {
  const at = clock();
  const to = arrivalMark(batchClass, at);
  return await database.transaction(async (transaction) => {
    const change = { classId: batchClass.id, enrolmentId, at, actorId: user.id, from: null, to, source };
    if (!(await insertMark(transaction, change))) {
      const mark = await findMark(transaction, { classId: batchClass.id, enrolmentId });
      return { batchClass, mark: shownMark(mark) };
    }
    const act = { verb: source === "code" ? "checkIn" : "joinClass", subject: "attendance" } as const;
    const actor = { kind: "student", id: user.id } as const;
    await audit(transaction, actor, { ...act, subjectId: batchClass.id, details: { mark: to } }, at);
    return { batchClass, mark: to };
  });
}
