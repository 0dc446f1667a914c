import type { AttendanceMark } from "#domains/attendance/contract.ts";

/** The marks in the order in which they are shown. */
export const markOrder: AttendanceMark[] = ["present", "absent", "late", "excused"];

/** The key that gives a mark. */
export const markOfKey: Partial<Record<string, AttendanceMark>> = {
  p: "present",
  a: "absent",
  l: "late",
  e: "excused",
};

/** The look of a chosen mark. */
export const markLooks: Record<AttendanceMark, string> = {
  present: "has-checked:border-emerald has-checked:bg-emerald-tint has-checked:text-ink",
  absent: "has-checked:border-brick has-checked:bg-brick-tint has-checked:text-ink",
  late: "has-checked:border-accent-strong has-checked:bg-accent has-checked:text-on-accent",
  excused: "has-checked:border-lapis has-checked:bg-lapis-tint has-checked:text-ink",
};
