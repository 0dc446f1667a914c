import { stringify } from "csv-stringify";

/**
 * What begins a formula in some spreadsheet, in the signs of other scripts too, or begins one once it is pasted. Signs that
 * nobody sees may come before it: spaces, marks, controls, and those without a width.
 */
const formula = /^[\s\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const harmless = (cell: string | number | boolean | null) =>
  typeof cell === "string" && formula.test(cell) ? `'${cell}` : cell;

/**
 * Rows as CSV with a byte order mark, so that spreadsheets read every script. A text that they would run as a formula is made
 * harmless by an apostrophe before it.
 */
export async function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: Iterable<Record<Column, string | number | boolean | null>>,
): Promise<string> {
  const csv = stringify({ bom: true });
  const chunks: string[] = [];
  csv.on("data", (chunk: Buffer | string) => chunks.push(String(chunk)));
  const ended = new Promise<void>((resolve, reject) => csv.once("end", resolve).once("error", reject));
  csv.write(columns.map(harmless));
  for (const row of rows) csv.write(columns.map((column) => harmless(row[column])));
  csv.end();
  await ended;
  return chunks.join("");
}
