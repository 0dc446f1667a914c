import { setImmediate as nextTurn } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";

/** How many rows are written in one turn of the event loop: a few milliseconds. */
const atOnce = 200;

type Row<Column extends string> = Record<Column, string | number | boolean | null>;

/**
 * Rows as CSV, in pieces, with a byte order mark, so that spreadsheets read every script. A text that they would run as a
 * formula is made harmless by an apostrophe before it. Rows come in pages, each of which is written before the next is asked
 * for; between two pieces others get a turn.
 */
export async function* csvInPieces<Column extends string>(
  columns: readonly Column[],
  pages: AsyncIterable<Row<Column>[]> | Iterable<Row<Column>[]>,
): AsyncGenerator<string> {
  const options = { columns: [...columns], escape_formulas: true };
  yield stringify([], { ...options, bom: true, header: true });
  for await (const page of pages)
    for (let from = 0; from < page.length; from += atOnce) {
      yield stringify(page.slice(from, from + atOnce), options);
      await nextTurn();
    }
}

/** The same rows as one text, for lists that are bounded. */
export async function csvOf<Column extends string>(columns: readonly Column[], rows: Row<Column>[]): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of csvInPieces(columns, [rows])) pieces.push(piece);
  return pieces.join("");
}
