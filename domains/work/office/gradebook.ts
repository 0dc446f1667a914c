import { courseTotal, shownPercent } from "#domains/work/rules/course-total.ts";
import { type Given, givenIn } from "#domains/work/rules/given.ts";
import type { Gradebook } from "#domains/work/server/grade-work.ts";

/** A column of the grid. */
export interface Column {
  id: string;
  title: string;
  /** The maximum points. */
  points: number;
  /** What it counts in the total. */
  weight: number;
  isPosted: boolean;
  /** Whether it has a page on which hand-ins are graded. */
  isAssignment: boolean;
}

/** A cell of the grid: the mark, and the version of the grade, 0 for none. */
export interface GridCell {
  points: Given;
  version: number;
}

/** A line of the grid: a student, with a cell for each column. */
export interface Row {
  enrolmentId: string;
  name: string;
  hasLeft: boolean;
  cells: GridCell[];
}

/** A gradebook as the grid shows it. */
export function gridOf({ works, students, grades }: Gradebook): { columns: Column[]; rows: Row[] } {
  const found = new Map(grades.map((grade) => [`${grade.enrolmentId} ${grade.workId}`, grade]));
  return {
    columns: works.map(({ id, title, points, weight, kind, gradesPostedAt }) => {
      return { id, title, points, weight, isPosted: gradesPostedAt !== null, isAssignment: kind === "assignment" };
    }),
    rows: students.map(({ enrolmentId, name, state }) => ({
      ...{ enrolmentId, name, hasLeft: state === "withdrawn" },
      cells: works.map(({ id }) => {
        const grade = found.get(`${enrolmentId} ${id}`);
        return { points: givenIn(grade), version: grade?.version ?? 0 };
      }),
    })),
  };
}

/** A student's total so far, in per cent to the tenth; null while nothing counts. */
export function totalOf(cells: GridCell[], columns: Column[]): number | null {
  const works = columns.map(({ points, weight }, at) => ({ points, weight, given: cells[at]?.points ?? null }));
  const total = courseTotal(works, "so far");
  return total === null ? null : shownPercent(total);
}

/** What the lines are sorted by, a work, the "total" or, for null, the names; and whether that is turned round. */
export interface Sorting {
  by: string | null;
  isReverse: boolean;
}

/** The sorting that an address names, such as `?sort=-total`. */
export function sortingIn(text: string | null): Sorting {
  const isReverse = text?.startsWith("-") === true;
  return { by: (isReverse ? text?.slice(1) : text) || null, isReverse };
}

/** The sorting as an address names it, such as `-total`; nothing for the names from A. */
export const sortingText = ({ by, isReverse }: Sorting) => `${isReverse ? "-" : ""}${by ?? ""}`;

/**
 * Lines, which come by name, by the points of a column or by the "total", the most first, or in reverse the least; without
 * points last. Any other name leaves them as they are.
 */
export function sortedRows(rows: Row[], columns: Column[], { by, isReverse }: Sorting): Row[] {
  const at = columns.findIndex(({ id }) => id === by);
  if (at === -1 && by !== "total") return isReverse ? rows.toReversed() : rows;
  const of = ({ cells }: Row) => (by === "total" ? totalOf(cells, columns) : cells[at]?.points);
  const given = rows.filter((row) => typeof of(row) === "number");
  const sorted = given.toSorted((one, other) => (Number(of(other)) - Number(of(one))) * (isReverse ? -1 : 1));
  return [...sorted, ...rows.filter((row) => typeof of(row) !== "number")];
}

const meanOf = (numbers: number[]): number | null =>
  numbers.length === 0 ? null : Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 100) / 100;

/** The average of each column, of those who have points, and of the totals; null where no one has any. */
export function averagesOf(rows: Row[], columns: Column[]): { columns: (number | null)[]; total: number | null } {
  const given = (at: number) =>
    rows.map(({ cells }) => cells[at]?.points).filter((points) => typeof points === "number");
  const total = meanOf(rows.flatMap(({ cells }) => totalOf(cells, columns) ?? []));
  return { columns: columns.map((_, at) => meanOf(given(at))), total: total === null ? null : shownPercent(total) };
}
