import type { Gradebook } from "#domains/work/server/grade-work.ts";

/** A column of the grid. */
export interface Column {
  id: string;
  title: string;
  /** The maximum points. */
  points: number;
  isPosted: boolean;
  /** Whether it has a page on which hand-ins are graded. */
  isAssignment: boolean;
}

/** A cell of the grid: the points, and the version of the grade, 0 for none. */
export interface GridCell {
  points: number | null;
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
    columns: works.map(({ id, title, points, kind, gradesPostedAt }) => {
      return { id, title, points, isPosted: gradesPostedAt !== null, isAssignment: kind === "assignment" };
    }),
    rows: students.map(({ enrolmentId, name, state }) => ({
      ...{ enrolmentId, name, hasLeft: state === "withdrawn" },
      cells: works.map(({ id }) => {
        const grade = found.get(`${enrolmentId} ${id}`);
        return { points: grade?.points ?? null, version: grade?.version ?? 0 };
      }),
    })),
  };
}

const rounded = (number: number) => Math.round(number * 100) / 100;

/** A student's total, out of the points of graded works, and that in per cent; null while nothing is graded. */
export function totalOf(cells: GridCell[], columns: Column[]): { points: number; of: number; percent: number } | null {
  let [points, of] = [0, 0];
  cells.forEach((cell, at) => {
    if (cell.points === null) return;
    points += cell.points;
    of += columns[at]?.points ?? 0;
  });
  return of === 0 ? null : { points: rounded(points), of: rounded(of), percent: Math.round((points / of) * 1000) / 10 };
}

/** Lines by the points of a column or by the "total", the most first; as they are for any other name. */
export function sortedRows(rows: Row[], columns: Column[], by: string | null): Row[] {
  const at = columns.findIndex(({ id }) => id === by);
  if (at === -1 && by !== "total") return rows;
  const of = ({ cells }: Row) => (by === "total" ? totalOf(cells, columns)?.percent : cells[at]?.points) ?? -1;
  return rows.toSorted((one, other) => of(other) - of(one));
}

/** The average of each column, of those who have points; null where no one has. */
export function averagesOf(rows: Row[], columns: Column[]): (number | null)[] {
  return columns.map((_, at) => {
    const given = rows.flatMap(({ cells }) => cells[at]?.points ?? []);
    return given.length === 0 ? null : rounded(given.reduce((sum, points) => sum + points, 0) / given.length);
  });
}
