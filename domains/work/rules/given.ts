import { readNumber } from "#shared/read-number.ts";

/** A student's mark for a work: points, excused from it, or nothing yet. */
export type Given = number | "excused" | null;

/** A mark as it is stored. */
interface StoredMark {
  points: number | null;
  isExcused: boolean;
}

/** The mark of a grade, nothing without one. Points win: a student who is excused has none. */
export const givenIn = (grade: StoredMark | null | undefined): Given =>
  grade?.points ?? (grade?.isExcused ? "excused" : null);

export const storedMark = (given: Given): StoredMark => ({
  points: typeof given === "number" ? given : null,
  isExcused: given === "excused",
});

/** The mark of an excused student in the gradebook and its files. */
const excusedMark = "EX";

/** A mark as it stands in a cell; `readGiven` reads it back. */
export const givenText = (given: Given): string => (given === "excused" ? excusedMark : String(given ?? ""));

/**
 * A mark as people write it: "7", "7,5", "۷٫۵", "EX", or nothing; "wrong" for anything else, and for points beyond the
 * hundredth.
 */
export function readGiven(text: string): Given | "wrong" {
  const typed = text.trim();
  if (typed === "") return null;
  if (/^ex(c|cused)?\.?$/i.test(typed)) return "excused";
  const points = readNumber(typed);
  return points !== null && Math.round(points * 100) / 100 === points ? points : "wrong";
}
