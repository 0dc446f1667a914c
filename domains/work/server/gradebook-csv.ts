import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { GradebookCell } from "#domains/work/contract.ts";
import { courseTotal, shownPercent } from "#domains/work/rules/course-total.ts";
import { type Given, givenIn, givenText, readGiven } from "#domains/work/rules/given.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import { csvOf } from "#server/csv-of.ts";
import type { Database } from "#server/db/client.ts";
import { readTable, requireShortTable, type TableLine } from "#server/read-table.ts";
import { byBatch, type Caller, query, verb, workOfClass } from "#server/verb.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { type Gradebook, showGradebook, writeGrades } from "./grade-work.ts";

interface Deps {
  database: Database;
}

/** The column that identifies a line's student; names may be the same. */
const idColumn = "enrolment";
const nameColumn = "student";
/** The names' column in a sheet of a teacher's own. */
const nameHeadings = [nameColumn, "name", "student name", "نام", "طالب علم", "الاسم", "الطالب"];
const totalColumn = "total %";

/** A work's column is identified by the id at its end; titles may be the same. A weight other than 1 is said. */
const headingOf = ({ id, title, weight }: { id: string; title: string; weight: number }) =>
  `${title}${weight === 1 ? "" : ` (×${weight})`} #${id}`;
const workOf = (heading: string) => /#([0-9a-f-]{36})$/i.exec(heading.trim())?.[1]?.toLowerCase() ?? null;

const cellKey = (enrolmentId: string, workId: string) => `${enrolmentId} ${workId}`;

/**
 * A gradebook for a spreadsheet: a line for each student, a column for each work, empty where there are no points and
 * "EX" where the student is excused. The last column is the total so far, which an import does not read.
 */
export async function gradebookCsv({ works, students, grades }: Gradebook): Promise<string> {
  const marks = new Map(grades.map((grade) => [cellKey(grade.enrolmentId, grade.workId), givenIn(grade)]));
  const rows = students.map(({ enrolmentId, name }) => {
    const marked = works.map((work) => ({ ...work, given: marks.get(cellKey(enrolmentId, work.id)) ?? null }));
    const total = courseTotal(marked, "so far");
    return Object.fromEntries([
      [idColumn, enrolmentId],
      [nameColumn, name],
      ...marked.map((work) => [headingOf(work), work.given === "excused" ? givenText(work.given) : work.given]),
      [totalColumn, total === null ? null : shownPercent(total)],
    ]);
  });
  return await csvOf([idColumn, nameColumn, ...works.map(headingOf), totalColumn], rows);
}

/** A cell that a file would change. */
export interface ReadChange extends GradebookCell {
  student: string;
  work: string;
  from: Given;
}

/** A mistake in a file: its line, from 1, and its column's heading. */
export interface ReadFault {
  line: number;
  column: string;
  cause: ErrorCause;
}

/** The changes of a file to a gradebook, and its mistakes. */
export interface ReadGradebook {
  changes: ReadChange[];
  faults: ReadFault[];
  /** Identifies these changes: the same as long as they are. */
  print: string;
}

/**
 * Reads a gradebook as `gradebookCsv` writes it, or as a spreadsheet saves that: with commas, semicolons or tabs, columns and
 * lines in any order, some left out. A teacher's own sheet has names and titles in place of ids, which must be of one student
 * and one work. An empty cell takes the points away.
 */
export function readGradebook(text: string, { works, students, grades }: Gradebook): ReadGradebook {
  const lines = readLines(text);
  const [headings, ...rest] = lines;
  const faults: ReadFault[] = [];
  const fault = (line: number, column: string, cause: ErrorCause) => void faults.push({ line, column, cause });
  const who = whoseLine(headings?.cells ?? [], students);
  const workNamed = namesWorks(works);
  const columns = (headings?.cells ?? []).flatMap((heading, at) => {
    const work = workNamed(heading);
    if (!work && workOf(heading) !== null) fault(1, heading, { reason: "gradebook.noWork" });
    return work ? [{ at, heading, work }] : [];
  });
  if (!who) fault(1, idColumn, { reason: "gradebook.noColumn", values: { column: idColumn } });
  else if (columns.length === 0) fault(1, "", { reason: "gradebook.noWorks" });
  const seenWorks = new Set<string>();
  for (const { heading, work } of columns) {
    if (seenWorks.has(work.id)) fault(1, heading, { reason: "gradebook.twice" });
    seenWorks.add(work.id);
  }
  const now = new Map(grades.map((grade) => [cellKey(grade.enrolmentId, grade.workId), grade]));
  const seenIds = new Set<string>();
  const changes = rest.flatMap(({ number, cells }) => {
    if (!who) return [];
    const [student, ...namesakes] = who.find(cells);
    if (namesakes.length > 0) {
      fault(number, who.column, { reason: "gradebook.noColumn", values: { column: idColumn } });
      return [];
    }
    if (!student) fault(number, who.column, { reason: "gradebook.noStudent" });
    if (!student) return [];
    const { enrolmentId } = student;
    if (seenIds.has(enrolmentId)) fault(number, who.column, { reason: "gradebook.twice" });
    seenIds.add(enrolmentId);
    return columns.flatMap(({ at, heading, work }): ReadChange[] => {
      const points = readGiven(cells[at] ?? "");
      if (points === "wrong") fault(number, heading, { reason: "gradebook.notPoints" });
      else if (typeof points === "number" && points > work.points)
        fault(number, heading, { reason: "grade.beyond", values: { max: work.points } });
      const before = now.get(cellKey(enrolmentId, work.id));
      const from = givenIn(before);
      if (points === "wrong" || points === from) return [];
      const change = { workId: work.id, enrolmentId, points, seen: before?.version ?? 0 };
      return [{ ...change, student: student.name, work: work.title, from }];
    });
  });
  return { changes, faults, print: printOf(changes) };
}

/** Texts as people write them twice: neither case nor spaces tell them apart. */
const plain = (text: string) => text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** How a table says whose line one is: by its id, or in a teacher's own sheet by the name; null if it does not. */
function whoseLine(headings: string[], students: Gradebook["students"]) {
  const idAt = headings.findIndex((cell) => plain(cell) === idColumn);
  const nameAt = headings.findIndex((cell) => nameHeadings.includes(plain(cell)));
  if (idAt !== -1) {
    const byId = new Map(students.map((one) => [one.enrolmentId, one]));
    return {
      column: idColumn,
      find: (cells: string[]) => [byId.get(plain(cells[idAt] ?? ""))].flatMap((one) => one ?? []),
    };
  }
  if (nameAt === -1) return null;
  const byName = Map.groupBy(students, ({ name }) => plain(name));
  return {
    column: headings[nameAt] ?? nameColumn,
    find: (cells: string[]) => byName.get(plain(cells[nameAt] ?? "")) ?? [],
  };
}

/** Finds the work of a column: by its id, or in a teacher's own sheet by its title where only one has it. */
function namesWorks(works: Gradebook["works"]) {
  const byId = new Map(works.map((work) => [work.id, work]));
  const byTitle = Map.groupBy(works, ({ title }) => plain(title));
  const others = new Set([idColumn, totalColumn, ...nameHeadings]);
  return (heading: string) => {
    const id = workOf(heading);
    if (id !== null) return byId.get(id);
    const titled = others.has(plain(heading)) ? [] : (byTitle.get(plain(heading)) ?? []);
    return titled.length === 1 ? titled[0] : undefined;
  };
}

function printOf(changes: ReadChange[]): string {
  const named = changes.map(({ workId, enrolmentId, points, seen }) => [workId, enrolmentId, points, seen]);
  return createHash("sha256").update(JSON.stringify(named)).digest("hex");
}

function readLines(text: string): TableLine[] {
  requireShortTable(text);
  try {
    return readTable(text, { delimiter: delimiterOf(text) });
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("invalid", "gradebook.unreadable");
  }
}

/** Maximum length of a line of headings searched for its separator, in letters. */
const longestHeadings = 20_000;

/** The cells' separator: the one that gives the first line most of our headings; titles may hold the others. */
function delimiterOf(text: string): string {
  const head = text.slice(0, longestHeadings);
  const ours = (delimiter: string) => {
    const lenient = { relax_column_count: true, relax_quotes: true };
    const [headings = []]: string[][] = parse(head, { bom: true, delimiter, to: 1, ...lenient });
    const known = (cell: string) => [idColumn, ...nameHeadings].includes(plain(cell)) || workOf(cell) !== null;
    return headings.filter(known).length;
  };
  return [",", ";", "\t"].reduce((best, one) => (ours(one) > ours(best) ? one : best));
}

/** The gradebook of a batch for a spreadsheet; the export is an entry of the audit. Throws `not_found`. */
export const exportGradebook = verb(
  { may: workOfClass, scope: byBatch, again: true },
  async ({ database }: Deps, actor: Actor, batchId: string): Promise<string> => {
    const book = await showGradebook({ database }, batchId);
    const details = { students: book.students.length, works: book.works.length };
    const act = { verb: "exportGradebook", subject: "batch", subjectId: batchId, details } as const;
    await database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return await gradebookCsv(book);
  },
);

/** The changes of a file to a batch's gradebook. Throws `invalid` for one that is no table, and `not_found`. */
export const previewGradebook = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, batchId: string, text: string): Promise<ReadGradebook> => {
    return readGradebook(text, await showGradebook({ database }, batchId));
  },
);

const shownFile = z.strictObject({ text: z.string(), print: z.string() });

/**
 * Applies every change of a file, or none, and returns how many. `print` is that of the changes that were shown. Throws
 * `conflict` if they are others by now, `invalid` if anything is wrong in the file, and `not_found`.
 */
export const importGradebook = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), shownFile] },
  async (
    { database }: Deps,
    actor: Caller,
    batchId: string,
    { text, print }: z.infer<typeof shownFile>,
  ): Promise<number> => {
    const read = await previewGradebook({ database }, batchId, text);
    if (read.faults.length > 0)
      throw new AppError("invalid", "gradebook.wrong", { values: { count: read.faults.length } });
    if (read.changes.length === 0) return 0;
    if (read.print !== print) throw new AppError("conflict", "gradebook.changed");
    await writeGrades({ database }, actor, batchId, { changes: read.changes, verb: "importGradebook" });
    return read.changes.length;
  },
);
