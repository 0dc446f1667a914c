import { type Options, parse } from "csv-parse/sync";
import { AppError } from "./app-error.ts";

/** A non-empty line of a table. */
export interface TableLine {
  /** Its line in the text, from 1. */
  number: number;
  cells: string[];
}

/** Limits of a table from outside: a longer one is refused before it is read. */
const tableLimits = { letters: 100_000, rows: 1_000, cells: 200, cell: 1_000 };

interface Reading extends Pick<Options, "quote" | "relax_quotes" | "trim"> {
  delimiter: string;
}

/** Throws `invalid` for a text that is longer than any table may be. */
export function requireShortTable(text: string): void {
  const { letters: most } = tableLimits;
  if (text.length > most) throw new AppError("invalid", "table.letters", { values: { count: text.length, most } });
}

/**
 * The lines of a text whose cells are separated by `delimiter`, without its empty lines. Throws `invalid` for more
 * letters, rows or cells than a table may have, or a longer cell, and the parser's own error for one that it cannot
 * read.
 */
export function readTable(text: string, { delimiter, ...options }: Reading): TableLine[] {
  requireShortTable(text);
  const lines: TableLine[] = [];
  const on_record = (cells: string[], { lines: number }: { lines: number }) => {
    const { cells: most, cell: longest, rows } = tableLimits;
    if (cells.length > most)
      throw new AppError("invalid", "table.cells", { values: { line: number, count: cells.length, most } });
    const long = cells.find((cell) => cell.length > longest);
    if (long !== undefined)
      throw new AppError("invalid", "table.cell", { values: { line: number, count: long.length, most: longest } });
    if (cells.some((cell) => cell.trim() !== "")) lines.push({ number, cells });
    if (lines.length > rows) throw new AppError("invalid", "table.rows", { values: { most: rows } });
    return null;
  };
  parse(text, { bom: true, relax_column_count: true, ...options, delimiter, on_record });
  return lines;
}
