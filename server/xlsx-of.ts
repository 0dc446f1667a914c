import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32, createDeflateRaw } from "node:zlib";
import { type Cell, formula, type Row } from "./csv-of.ts";

/** Number of rows written in one turn of the event loop: a few milliseconds. */
const atOnce = 200;

/** The styles of cells, by their places in `styles`. */
const [ofDay, ofSum, ofFormula, ofHeading] = [1, 2, 3, 4];

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const documents = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts of a workbook with one sheet besides the sheet itself. */
const parts: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
  // The formats 14 and 4 are a day and a number with two decimals; a quoted text is never run as a formula.
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf quotePrefix="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/**
 * Rows as an Excel workbook, in pieces; `days` are the columns of days, "2026-12-05". Rows come in pages, each of which
 * is written before the next is requested; between two pieces other work gets a turn. A text is a text, never a formula.
 */
export async function* xlsxInPieces<Column extends string>(
  columns: readonly Column[],
  pages: AsyncIterable<Row<Column>[]>,
  days: readonly Column[] = [],
): AsyncGenerator<Uint8Array> {
  const zip = createZip();
  for (const [name, text] of Object.entries(parts)) yield* zip.add(name, Readable.from([Buffer.from(head + text)]));
  yield* zip.add("xl/worksheets/sheet1.xml", Readable.from(sheetOf(columns, pages, days)));
  yield zip.end();
}

async function* sheetOf<Column extends string>(
  columns: readonly Column[],
  pages: AsyncIterable<Row<Column>[]>,
  days: readonly Column[],
): AsyncGenerator<Buffer> {
  const headings = columns.map((column) => textCell(column, ofHeading)).join("");
  const frozen = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>`;
  yield Buffer.from(`${head}<worksheet xmlns="${main}">${frozen}<sheetData><row>${headings}</row>`);
  const isDay = columns.map((column) => days.includes(column));
  for await (const page of pages)
    for (let from = 0; from < page.length; from += atOnce) {
      const rows = page.slice(from, from + atOnce);
      const cells = rows.map((row) => columns.map((column, at) => cellOf(row[column], isDay[at])).join(""));
      yield Buffer.from(cells.map((row) => `<row>${row}</row>`).join(""));
      await nextTurn();
    }
  yield Buffer.from("</sheetData></worksheet>");
}

/** The days before the first of 1970 in a spreadsheet's calendar. */
const before1970 = 25_569;

function cellOf(value: Cell, isDay: boolean | undefined): string {
  if (value === null || value === "") return "<c/>";
  if (typeof value === "number") return `<c s="${ofSum}"><v>${value}</v></c>`;
  if (typeof value === "boolean") return `<c t="b"><v>${Number(value)}</v></c>`;
  if (isDay) return `<c s="${ofDay}"><v>${before1970 + Date.parse(value) / 86_400_000}</v></c>`;
  return textCell(value, formula.test(value) ? ofFormula : 0);
}

const textCell = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${inXml(text)}</t></is></c>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text within XML, without the characters that XML has not; at most what a cell holds. */
const inXml = (text: string) =>
  text
    .slice(0, 32_767)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A ZIP archive as it is written: each file compressed as it comes, its sum and sizes behind it. */
function createZip() {
  const directory: Buffer[] = [];
  let offset = 0;
  return {
    async *add(name: string, contents: Readable): AsyncGenerator<Uint8Array> {
      const begins = offset;
      const header = localHeader(name);
      offset += header.length;
      yield header;
      let [sum, size, packed] = [0, 0, 0];
      contents.on("data", (piece: Buffer) => {
        sum = crc32(piece, sum);
        size += piece.length;
      });
      const compressed = createDeflateRaw();
      contents.on("error", (error) => compressed.destroy(error));
      try {
        for await (const piece of contents.pipe(compressed) as AsyncIterable<Buffer>) {
          packed += piece.length;
          yield piece;
        }
      } finally {
        contents.destroy();
      }
      const sums = sumsOf(sum, packed, size);
      offset += packed + 4 + sums.length;
      yield Buffer.concat([Buffer.from("PK\u0007\u0008", "latin1"), sums]);
      directory.push(centralHeader(name, sums, begins));
    },
    end(): Uint8Array {
      const all = Buffer.concat(directory);
      const last = Buffer.alloc(22);
      last.write("PK\u0005\u0006", "latin1");
      last.writeUInt16LE(directory.length, 8);
      last.writeUInt16LE(directory.length, 10);
      last.writeUInt32LE(all.length, 12);
      last.writeUInt32LE(offset, 16);
      return Buffer.concat([all, last]);
    },
  };
}

function sumsOf(sum: number, packed: number, size: number): Buffer {
  const sums = Buffer.alloc(12);
  for (const [at, value] of [sum, packed, size].entries()) sums.writeUInt32LE(value, at * 4);
  return sums;
}

/** Version 2.0, deflated, with the sums behind the contents and the name in UTF-8; the first of January 1980. */
function attributes(): Buffer {
  const written = Buffer.alloc(10);
  for (const [at, value] of [20, 0x0808, 8, 0, 0x0021].entries()) written.writeUInt16LE(value, at * 2);
  return written;
}

function localHeader(name: string): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt16LE(Buffer.byteLength(name), 12);
  return Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), attributes(), sizes, Buffer.from(name)]);
}

function centralHeader(name: string, sums: Buffer, begins: number): Buffer {
  const rest = Buffer.alloc(18);
  rest.writeUInt16LE(Buffer.byteLength(name), 0);
  rest.writeUInt32LE(begins, 14);
  const version = Buffer.from([20, 0]);
  return Buffer.concat([
    ...[Buffer.from("PK\u0001\u0002", "latin1"), version, attributes(), sums, rest],
    Buffer.from(name),
  ]);
}
