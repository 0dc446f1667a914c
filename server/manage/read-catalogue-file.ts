import { parse } from "csv-parse/sync";
import { type CatalogueKind, catalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { Fields } from "#domains/catalogue/server/entry-rules.ts";
import type { Input } from "#domains/catalogue/server/validate-inputs.ts";
import { UsageError } from "#server/manage/command.ts";
import { columnsOf, readText, splitList } from "#server/manage/entry-fields.ts";
import { Refusal } from "./manage-client.ts";

interface CatalogueFile {
  /** Without folders. */
  name: string;
  bytes: Uint8Array;
  /** The kind of its entries; undefined if the content or the beginning of its name says so. */
  kind: CatalogueKind | undefined;
}

/**
 * Reads the entries of a JSON or CSV file, each with its place in the file; the server validates them. Throws a
 * `UsageError` for a file that cannot be read, and a `Refusal` for a table whose head or rows do not fit.
 */
export function readCatalogueFile({ name, bytes, kind }: CatalogueFile): Input[] {
  const text = textOf(name, bytes);
  if (/\.json$/i.test(name)) return readJson(name, text, kind);
  if (!/\.csv$/i.test(name)) throw new UsageError(`${name} must be a .json or .csv file.`);
  return readCsvEntries(name, text, kind ?? kindByName(name));
}

/** The text of a file. Throws a `UsageError` if it is not UTF-8. */
export function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${name} is not UTF-8 text: save it as UTF-8 ("CSV UTF-8" in a spreadsheet).`);
  }
}

function kindByName(name: string): CatalogueKind {
  const kind = catalogueKind.options.find((one) => name.toLowerCase().startsWith(one));
  if (!kind) throw new UsageError(`What does ${name} hold? Say --as courses, outlines, batches or lectures.`);
  return kind;
}

function readJson(name: string, text: string, kind: CatalogueKind | undefined): Input[] {
  const content = parseJson(name, text);
  if (Array.isArray(content)) return inputsOf(name, kind ?? kindByName(name), content);
  if (!isFields(content)) throw new UsageError(`${name} must hold an object, or a list of objects.`);
  // A single outline, as `outlines show` prints it.
  if (kind === "outlines" && "roadmap" in content) return inputsOf(name, kind, [content]);
  return Object.entries(content).flatMap(([key, list]) => {
    const named = catalogueKind.safeParse(key);
    if (!named.success) throw new UsageError(`${name} holds ${key}: it may hold ${catalogueKind.options.join(", ")}.`);
    if (!Array.isArray(list)) throw new UsageError(`${name}: ${key} must be a list.`);
    return inputsOf(name, named.data, list);
  });
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split("\n")[0] : "";
    throw new UsageError(`${name} is not readable JSON: ${why}`, { cause });
  }
}

function inputsOf(name: string, kind: CatalogueKind, list: unknown[]): Input[] {
  return list.map((entry, at) => {
    const where = `${name}, ${kind} ${at + 1}`;
    if (!isFields(entry)) throw new UsageError(`${where} must be an object.`);
    // The public API names the id _id, as the specification does.
    const { _id, ...fields } = entry;
    return { kind, where, fields: _id === undefined || "id" in fields ? entry : { id: _id, ...fields } };
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Reads the entries of a table whose head names their fields; commas, semicolons or tabs separate the cells. An empty cell
 * sets nothing. Throws a `Refusal` that names every column and row that does not fit.
 */
function readCsvEntries(name: string, text: string, kind: CatalogueKind): Input[] {
  const columns = kind === "outlines" ? outlineColumns : Object.keys(columnsOf[kind]);
  const rows = rowsOf(name, text, columns);
  if (kind === "outlines") return outlinesOf(name, rows);
  const types = columnsOf[kind];
  return rows.map(({ line, cells }) => ({
    kind,
    where: `${name}, line ${line}`,
    fields: Object.fromEntries(
      Object.entries(cells).map(([field, cell]) => [field, readText(types[field]?.type ?? "text", cell)]),
    ),
  }));
}

/**
 * The rows of a table whose head names its columns, each with its line; an empty cell is left out. Throws a `UsageError`
 * or a `Refusal` for a table that cannot be read, or that has other columns.
 */
export function rowsOf(name: string, text: string, columns: string[]): Row[] {
  const [head, ...records] = recordsOf(name, text);
  if (!head)
    throw new UsageError(
      `${name} is empty: its first line names the columns, such as ${columns.slice(0, 3).join(", ")}.`,
    );
  const names = head.cells.map((cell) => cell.trim());
  const wrong: Record<string, string> = {};
  for (const [at, column] of names.entries()) {
    if (!columns.includes(column))
      wrong[`${name}, line ${head.line}, ${column || `column ${at + 1}`}`] =
        `There is no such column: there may be ${columns.join(", ")}.`;
    else if (names.indexOf(column) !== at)
      wrong[`${name}, line ${head.line}, ${column}`] = "This column is there twice.";
  }
  for (const { line, cells } of records) {
    if (cells.length !== names.length)
      wrong[`${name}, line ${line}`] = `The row has ${cells.length} cells, the head ${names.length}.`;
  }
  if (Object.keys(wrong).length > 0) throw refusal(wrong);
  return records.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.flatMap((column, at) => (cells[at]?.trim() ? [[column, cells[at]]] : []))),
  }));
}

function refusal(fields: Record<string, string>): Refusal {
  const message = "The file cannot be read as it is. Nothing was changed.";
  return new Refusal({ code: "invalid", message, error: message, fields });
}

function recordsOf(name: string, text: string): { line: number; cells: string[] }[] {
  const options = {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    delimiter: delimiterOf(text),
  };
  try {
    const records: { line: number; cells: string[] }[] = [];
    const on_record = (cells: string[], { lines }: { lines: number }) => {
      records.push({ line: lines - linesWithin(cells), cells });
      return null;
    };
    parse(text, { ...options, on_record });
    return records;
  } catch (cause) {
    throw new UsageError(`${name} is not readable CSV: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Number of line breaks in a record's cells: the parser reports the line where a record ends. */
function linesWithin(record: string[]): number {
  return record.join("").split(/\r\n|\r|\n/).length - 1;
}

/** The separator that is most frequent in the head: spreadsheets of some countries write semicolons. */
function delimiterOf(text: string): string {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** A row of a table: its cells that are not empty, by their column. */
interface Row {
  /** The row's first line, from 1. */
  line: number;
  cells: Record<string, string>;
}

/**
 * The columns of a table of outlines, which has a row for each week. Fields of the whole outline, or of a month, are only
 * needed in its first row.
 */
const outlineColumns = [
  ...["courseId", "roadmap", "durationWeeks", "weeklyTheory", "weeklyPractice", "weeklyLab"],
  ...["month", "monthTitle", "week", "title", "theory", "lab"],
];

type Cells = Row["cells"];
type Month = { month: unknown; title: unknown; weeks: unknown[] };

const numberIn = (cell: string | undefined) => (cell === undefined ? undefined : readText("number", cell));

/** The outlines in the order of their first rows; the rows of a course need not be adjacent. */
function outlinesOf(name: string, rows: Row[]): Input[] {
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
