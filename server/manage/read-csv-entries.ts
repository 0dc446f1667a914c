import { parse } from "csv-parse/sync";
import { Refusal } from "#server/manage/client.ts";
import { UsageError } from "#server/manage/command.ts";
import { entryFields, readText } from "#server/manage/entry-fields.ts";
import { outlineColumns, outlinesOf, type Row } from "#server/manage/outline-rows.ts";
import type { Input } from "#server/services/catalogue/validate-inputs.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/**
 * The entries of a table whose head names their fields; commas, semicolons or tabs stand between its cells. An empty
 * cell names nothing. Throws a `Refusal` with every column and row that does not fit.
 */
export function readCsvEntries(name: string, text: string, kind: CatalogueKind): Input[] {
  const columns = kind === "outlines" ? outlineColumns : Object.keys(entryFields[kind]);
  const rows = rowsOf(name, text, columns);
  if (kind === "outlines") return outlinesOf(name, rows);
  const types = entryFields[kind];
  return rows.map(({ line, cells }) => ({
    kind,
    where: `${name}, line ${line}`,
    fields: Object.fromEntries(
      Object.entries(cells).map(([field, cell]) => [field, readText(types[field]?.type ?? "text", cell)]),
    ),
  }));
}

function rowsOf(name: string, text: string, columns: string[]): Row[] {
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
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    delimiter: delimiterOf(text),
  };
  try {
    const records = parse(text, options) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines - linesWithin(record), cells: record }));
  } catch (cause) {
    throw new UsageError(`${name} is not readable CSV: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** How many line breaks a record has in its cells: the parser counts the line it ends on. */
function linesWithin(record: string[]): number {
  return record.join("").split(/\r\n|\r|\n/).length - 1;
}

/** The mark that the head has most of: spreadsheets of some countries write semicolons. */
function delimiterOf(text: string): string {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const count = (mark: string) => head.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
