import { stringify } from "csv-stringify";

/**
 * Rows as CSV with a byte order mark, so that spreadsheets read every script. A text that they would run as a formula is made
 * harmless by an apostrophe before it.
 */
export async function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: Iterable<Record<Column, string | number | boolean | null>>,
): Promise<string> {
  const csv = stringify({ bom: true, header: true, columns: [...columns], escape_formulas: true });
  const chunks: string[] = [];
  csv.on("data", (chunk: Buffer | string) => chunks.push(String(chunk)));
  const ended = new Promise<void>((resolve, reject) => csv.once("end", resolve).once("error", reject));
  for (const row of rows) csv.write(row);
  csv.end();
  await ended;
  return chunks.join("");
}
