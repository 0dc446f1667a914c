import { readText, splitList } from "#server/manage/entry-fields.ts";
import type { Input } from "#server/services/catalogue/validate-inputs.ts";

/** A row of a table: its cells that are not empty, by the name of their column. */
export interface Row {
  /** From 1, where the row begins. */
  line: number;
  cells: Record<string, string>;
}

/**
 * The columns of a table of outlines, a row for each week: what is said of the whole outline, or of a month, need stand
 * in its first row only.
 */
export const outlineColumns = [
  ...["courseId", "roadmap", "durationWeeks", "weeklyTheory", "weeklyPractice", "weeklyLab"],
  ...["month", "monthTitle", "week", "title", "theory", "lab"],
];

type Cells = Row["cells"];
type Month = { month: unknown; title: unknown; weeks: unknown[] };

const numberIn = (cell: string | undefined) => (cell === undefined ? undefined : readText("number", cell));

/** The outlines that the rows tell, in the order of their first rows; rows of a course need not stand together. */
export function outlinesOf(name: string, rows: Row[]): Input[] {
  const courses = Map.groupBy(rows, ({ cells }) => cells.courseId?.trim() ?? "");
  return [...courses.values()].map((own) => {
    const lines = own.map(({ line }) => line);
    const [first, last] = [Math.min(...lines), Math.max(...lines)];
    const where = `${name}, ${first === last ? `line ${first}` : `lines ${first} to ${last}`}`;
    return { kind: "outlines", where, fields: outlineOf(own.map(({ cells }) => cells)) };
  });
}

function outlineOf(rows: Cells[]): Input["fields"] {
  const first = (column: string) => rows.find((cells) => cells[column] !== undefined)?.[column];
  const months = Map.groupBy(rows, (cells) => cells.month?.trim() ?? "");
  const known = {
    courseId: first("courseId")?.trim(),
    roadmap: first("roadmap"),
    durationWeeks: numberIn(first("durationWeeks")),
    months: [...months.values()].map(monthOf),
    weeklySchedule: { theory: first("weeklyTheory"), practice: first("weeklyPractice"), lab: first("weeklyLab") },
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

function monthOf(rows: Cells[]): Month {
  const title = rows.find(({ monthTitle }) => monthTitle !== undefined)?.monthTitle;
  const weeks = rows.map((cells) => ({
    week: numberIn(cells.week),
    title: cells.title,
    theory: cells.theory === undefined ? undefined : splitList(cells.theory),
    lab: cells.lab,
  }));
  return { month: numberIn(rows[0]?.month), title, weeks };
}
