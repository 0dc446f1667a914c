import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { minute } from "#shared/durations.ts";

/**
 * Time before its start at which a class opens, in milliseconds: students can join its meeting, check in and be marked.
 */
export const opensBefore = 15 * minute;

/**
 * Delay after which a student counts as late, in milliseconds. Greetings and cables take a class's first ten minutes.
 */
export const lateAfter = 10 * minute;

interface ClassTimes {
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
}

/** The phase of a class. */
export type ClassPhase = "cancelled" | "early" | "open" | "over";

/** The moment a class opens. */
export const opensAt = ({ startsAt }: Pick<ClassTimes, "startsAt">) => new Date(startsAt.getTime() - opensBefore);

/** The phase of a class at a moment: its end belongs to "over". */
export function phaseOf(batchClass: ClassTimes, now: Date): ClassPhase {
  if (batchClass.isCancelled) return "cancelled";
  if (now < opensAt(batchClass)) return "early";
  return now < batchClass.endsAt ? "open" : "over";
}

/** The mark of a student who comes at a moment. */
export function arrivalMark({ startsAt }: Pick<ClassTimes, "startsAt">, now: Date): "present" | "late" {
  return now.getTime() - startsAt.getTime() > lateAfter ? "late" : "present";
}

/** The mark that a screen shows if there is none, in a class in which no student has come by themselves. */
export const shownMark = (mark: AttendanceMark | null): AttendanceMark => mark ?? "present";

/** Whether a student of a class has come by the code or the link: then one without a mark is not here yet. */
export const hasArrivals = (students: { history: { source: "teacher" | "code" | "join" }[] }[]): boolean =>
  students.some(({ history }) => history.some(({ source }) => source !== "teacher"));

/**
 * The outcome of a mark that a teacher sends. `seen` is the one that their screen showed, `now` the stored one. A mark
 * that they did not touch never replaces a later one by another member; one that they chose is a "conflict" then.
 */
export function settleMark(mark: AttendanceMark, seen: AttendanceMark | null, now: AttendanceMark | null) {
  if (now === mark) return "same";
  if (now === seen) return "write";
  return mark === shownMark(seen) ? "keep" : "conflict";
}

/** The number of each mark. */
export function countMarks(marks: (AttendanceMark | null)[]): Record<AttendanceMark | "unmarked", number> {
  const counts = { present: 0, late: 0, absent: 0, excused: 0, unmarked: 0 };
  for (const mark of marks) counts[mark ?? "unmarked"] += 1;
  return counts;
}

/**
 * The share of classes that a student attended, from 0 to 1: late counts as there, excused does not count. Null where
 * nothing counts.
 */
export function presentShare(marks: AttendanceMark[]): number | null {
  const { present, late, absent } = countMarks(marks);
  const counted = present + late + absent;
  return counted === 0 ? null : (present + late) / counted;
}

/** The number of classes in a row that a student has missed up to now; excused ones do not count. */
export function missedInARow(latestFirst: AttendanceMark[]): number {
  const counted = latestFirst.filter((mark) => mark !== "excused");
  const last = counted.findIndex((mark) => mark !== "absent");
  return last === -1 ? counted.length : last;
}
