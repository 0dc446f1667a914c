import PDFDocument from "pdfkit";
import { rightToLeft, type Voice } from "#server/integrations/receipt-pdf/fonts.ts";
import type { ReceiptPaper, ReceiptRow } from "#server/integrations/receipt-pdf/port.ts";
import { type Line, setLines } from "#server/integrations/receipt-pdf/set-line.ts";

/** Points, from the page's upper left. */
const margin = 56;
const ink = "#1c1917";
const soft = "#57534e";
const hairline = "#d6d3d1";

interface Style {
  voice: Voice;
  size: number;
  color?: string;
}

/** A text in a column. */
interface Placed extends Style {
  x: number;
  y: number;
  width: number;
  align?: "left" | "right";
}

const lineHeight = 1.35;

/** Prints a receipt on one A4 page. Its text can be selected and copied, and names in Arabic script are set as such. */
export async function printReceipt(paper: ReceiptPaper, color: string): Promise<Uint8Array> {
  const document = new PDFDocument({
    ...{ size: "A4", margin: 0, lang: "en", pdfVersion: "1.7", displayTitle: true },
    // Without it PDFKit reads a font of its own.
    font: null as unknown as string,
    info: { Title: `${paper.title} ${paper.number}`, Author: paper.issuer.name },
  });
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  document.on("end", () => resolve(Buffer.concat(chunks)));
  document.on("error", reject);
  layOut(document, paper, color);
  document.end();
  return await promise;
}

function layOut(document: PDFKit.PDFDocument, paper: ReceiptPaper, color: string): void {
  const width = document.page.width - 2 * margin;
  const right = document.page.width - margin;
  document.rect(0, 0, document.page.width, 6).fill(color);
  const half = { width: width / 2 - 12 };
  const write = (text: string, placed: Placed) => writeText(document, text, placed);

  const titled = write(paper.title, { x: margin, y: margin, ...half, voice: "display", size: 30 });
  const numbered = { x: margin, y: titled + 2, ...half, voice: "strong" as const, size: 12 };
  const left = write(`${paper.number}, ${paper.issuedAt.words}`, { ...numbered, color: soft });
  const at = { x: right - half.width, ...half, align: "right" as const };
  let issued = write(paper.issuer.name, { ...at, y: margin + 4, voice: "strong", size: 12 });
  for (const line of paper.issuer.lines)
    issued = write(line, { ...at, y: issued + 1, voice: "text", size: 9, color: soft });

  let y = Math.max(left, issued) + 36;
  y = write(paper.amount.label, { x: margin, y, width, voice: "strong", size: 11, color: soft });
  y = write(paper.amount.value, { x: margin, y, width, voice: "display", size: 34 }) + 20;
  y = writeRows(document, [paper.person, ...paper.rows], y);
  y = writeRows(document, paper.totals, y + 20);
  write(paper.note, { x: margin, y: y + 28, width, voice: "text", size: 9, color: soft });
}

/** Rows under each other with a line above each; answers where they end. */
function writeRows(document: PDFKit.PDFDocument, rows: ReceiptRow[], from: number): number {
  const right = document.page.width - margin;
  const values = margin + 150;
  let y = from;
  for (const { label, value } of rows) {
    document.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).stroke(hairline);
    const labelled = { x: margin, y: y + 9, width: 140, voice: "text" as const, size: 11, color: soft };
    const end = writeText(document, label, labelled);
    y = Math.max(end, writeText(document, value, { ...labelled, x: values, width: right - values, ...strong })) + 9;
  }
  document.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).stroke(hairline);
  return y;
}

const strong = { voice: "strong" as const, color: ink };

/** Writes a text in its column; answers where it ends. */
function writeText(document: PDFKit.PDFDocument, text: string, placed: Placed): number {
  const { voice, size, width, x, align = "left" } = placed;
  let { y } = placed;
  for (const line of setLines(text, voice, width / size)) {
    const start = align === "right" ? x + width - line.width * size : x;
    writeLine(document, line, { ...placed, x: start, y: y + size });
    y += size * lineHeight;
  }
  return y;
}

/**
 * Writes a line with its baseline at `y`. Each glyph says which letters it stands for; a viewer that copies them turns
 * what runs from right to left round by itself.
 */
function writeLine(document: PDFKit.PDFDocument, line: Line, { x, y, size, color = ink }: Placed): void {
  let at = x;
  for (const { text, font, isRightToLeft } of line.runs) {
    const features = (isRightToLeft ? [rightToLeft] : []) as unknown as PDFKit.Mixins.OpenTypeFeatures[];
    const source = font.source as unknown as PDFKit.Mixins.PDFFontSource;
    document.font(source).fontSize(size).fillColor(color);
    document.text(text, at, y, { lineBreak: false, baseline: "alphabetic", features });
    at += font.widthOf(text, isRightToLeft) * size;
  }
}
