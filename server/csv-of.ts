import { setImmediate as nextTurn } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";

/** Number of rows written in one turn of the event loop: a few milliseconds. */
const atOnce = 200;

export type Cell = string | number | boolean | null;
export type Row<Column extends string> = Record<Column, Cell>;

/**
 * The start of a formula in some spreadsheet, directly or once pasted, in the signs of other scripts too. Invisible
 * characters may come before it: spaces, marks, controls, and those without a width.
 */
export const formula = /^[\s\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const harmless = (cell: Cell) => (typeof cell === "string" && formula.test(cell) ? `'${cell}` : cell);

/** A cell without the apostrophe that keeps spreadsheets from running it. */
export const asTyped = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * Rows as CSV, in pieces, with a byte order mark, so that spreadsheets read every script. An apostrophe makes a text
 * harmless that they would run as a formula. Rows come in pages, each of which is written before the next is requested;
 * between two pieces other work gets a turn.
 */
export async function* csvInPieces<Column extends string>(
  columns: readonly Column[],
  pages: AsyncIterable<Row<Column>[]> | Iterable<Row<Column>[]>,
): AsyncGenerator<string> {
  yield stringify([columns.map(harmless)], { bom: true });
  for await (const page of pages)
    for (let from = 0; from < page.length; from += atOnce) {
      const rows = page.slice(from, from + atOnce);
      yield stringify(rows.map((row) => columns.map((column) => harmless(row[column]))));
      await nextTurn();
    }
}

/** The same rows as one text, for bounded lists. */
export async function csvOf<Column extends string>(columns: readonly Column[], rows: Row<Column>[]): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of csvInPieces(columns, [rows])) pieces.push(piece);
  return pieces.join("");
}
