import { randomUUID } from "node:crypto";
import type { NamedTeacher } from "#domains/staff/rules/same-teacher.ts";
import type { ToldClass } from "#domains/timetable/contract.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { type ClassChange, findReachableStudents, findStaffOf, insertChange } from "./change-queries.ts";
import type { BatchClass } from "./queries.ts";

interface News {
  /** The id of the change, if the caller chose it. */
  id?: string;
  batchId: string;
  /** The changes by class; null for a change of the rule. */
  classes: ToldClass[] | null;
  /** Their current or previous teachers. */
  teachers: NamedTeacher[];
}

/**
 * Notifies everyone with a seat in a batch, and its teachers on the staff, of one change, with one email each; not its
 * author. Call it in the change's transaction. Returns the stored change.
 */
export async function tellOfChange(
  transaction: Database,
  { emailQueue, actor, at }: { emailQueue: EmailQueue; actor: Actor; at: Date },
  { id = randomUUID(), batchId, classes, teachers }: News,
): Promise<ClassChange> {
  const students = await findReachableStudents(transaction, [batchId]);
  const staff = (await findStaffOf(transaction, teachers)).filter(({ userId }) => userId !== actor.id);
  const addressees = [
    ...students.map(({ enrolmentId }) => studentOf(enrolmentId)),
    ...staff.map(({ userId }) => teacherOf(userId)),
  ];
  const change = { id, batchId, at, classes, told: addressees.length };
  await insertChange(transaction, change);
  const requests = addressees.map((to) => ({ email: "classes-changed" as const, about: `${id} ${to}` }));
  await emailQueue.enqueue(transaction, requests);
  return change;
}

const [student, teacher] = ["student", "teacher"];
const studentOf = (enrolmentId: string) => `${student} ${enrolmentId}`;
const teacherOf = (userId: string) => `${teacher} ${userId}`;

/** The subject of an email: the change, and the enrolment or the account that it goes to. */
export function newsOf(about: string): { changeId: string; enrolmentId: string | null; userId: string | null } {
  const [changeId = "", kind, id = ""] = about.split(" ");
  return { changeId, enrolmentId: kind === student ? id : null, userId: kind === teacher ? id : null };
}

/** The state of a class before a change, as the change's news stores it. */
export const beforeOf = ({ startsAt, endsAt, teacher }: Pick<BatchClass, "startsAt" | "endsAt" | "teacher">) => ({
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), teacher },
});
