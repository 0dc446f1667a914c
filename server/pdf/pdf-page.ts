import PDFDocument from "pdfkit";
import type { Locale } from "#shared/formats/formats.ts";
import type { Voice } from "./faces.ts";
import { rightToLeft } from "./fonts.ts";
import { type Line, setLines } from "./set-line.ts";

/** Points, from a page's edges. */
export const margin = 56;
export const ink = "#1c1917";
export const soft = "#57534e";
const hairline = "#d6d3d1";

export interface Style {
  voice: Voice;
  size: number;
  color?: string;
}

/** A document that is laid out in a language. All `x` are points from the side on which that language begins. */
export interface Sheet {
  document: PDFKit.PDFDocument;
  isRightToLeft: boolean;
}

const fromTheRight: readonly Locale[] = ["ur", "ar"];

/** A document to be laid out in a language. */
export const sheetIn = (document: PDFKit.PDFDocument, lang: Locale): Sheet => ({
  document,
  isRightToLeft: fromTheRight.includes(lang),
});

/** The distance from a page's left edge of what lies at `x` and is `width` points wide. */
export const fromLeft = ({ document, isRightToLeft }: Sheet, { x, width }: { x: number; width: number }): number =>
  isRightToLeft ? document.page.width - x - width : x;

/** Draws a hairline, or a line of another colour, from one `x` to another. */
export function drawRule(
  sheet: Sheet,
  { from, to, y, color = hairline }: { from: number; to: number; y: number; color?: string },
): void {
  const [begin, end] = [fromLeft(sheet, { x: from, width: 0 }), fromLeft(sheet, { x: to, width: 0 })];
  sheet.document.moveTo(begin, y).lineTo(end, y).lineWidth(0.75).stroke(color);
}

/** A text in a column. */
interface Placed extends Style {
  x: number;
  y: number;
  width: number;
  /** Where its lines stand: where the paper's language begins or ends, or on the side of their own first letter. */
  align?: "start" | "end" | "center" | "own";
  /**
   * Whether it is a name, an amount, a number or a text of the institute's own, and no sentence of the program: on a paper
   * from right to left it runs as its own first letter does. On one from the left all lines run as the paper does: so
   * viewers copy a name in two scripts in its order.
   */
  isFact?: boolean;
}

const lineHeight = 1.35;

interface Paper {
  lang: Locale;
  title: string;
  author: string;
  isLandscape?: boolean;
  /** Width and height in points, of paper other than A4. */
  size?: [width: number, height: number];
  /** Whether each page is finished before the next: a document of many then keeps none, and holds nobody up at its end. */
  isLong?: boolean;
}

/** Lays out a document, of A4 pages unless it says otherwise, and returns its bytes. */
export async function printPdf(info: Paper, layOut: (sheet: Sheet) => void | Promise<void>): Promise<Uint8Array> {
  const document = new PDFDocument({
    ...{
      size: info.size ?? "A4",
      layout: info.isLandscape ? "landscape" : "portrait",
      margin: 0,
      lang: info.lang,
      pdfVersion: "1.7",
      displayTitle: true,
      bufferPages: !info.isLong,
    },
    // Without it PDFKit reads a font of its own.
    font: "",
    info: { Title: withoutMarks(info.title), Author: info.author },
  });
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  document.on("end", () => resolve(Buffer.concat(chunks)));
  document.on("error", reject);
  await layOut(sheetIn(document, info.lang));
  document.end();
  return await promise;
}

const withoutMarks = (text: string) => text.replace(/[\u2068\u2069]/g, "");

/** The height of a text in a column. */
export function heightOf(text: string, { voice, size }: Style, width: number): number {
  return setLines(text, voice, width / size).length * size * lineHeight;
}

/** Writes a text in its column; returns the position of its end. */
export function writeText(sheet: Sheet, text: string, placed: Placed): number {
  const { voice, size, width, align = "start", isFact = false } = placed;
  const { document, isRightToLeft } = sheet;
  const x = fromLeft(sheet, placed);
  const ofPaper = isRightToLeft ? "rtl" : "ltr";
  const isOwn = align === "own" || (isRightToLeft && isFact);
  let { y } = placed;
  for (const line of setLines(text, voice, width / size, isOwn ? "auto" : ofPaper)) {
    const left = width - line.width * size;
    const isOnRight = align === "own" ? line.isRightToLeft : (align === "end") !== isRightToLeft;
    const start = align === "center" ? x + left / 2 : x + (isOnRight ? left : 0);
    writeLine(document, line, { ...placed, x: start, y: y + size });
    y += size * lineHeight;
  }
  return y;
}

/**
 * Writes a line with its baseline at `y`, its runs in reading order: viewers copy them so. Each glyph names its letters; a
 * viewer reverses right-to-left ones itself.
 */
function writeLine(document: PDFKit.PDFDocument, line: Line, { x, y, size, color = ink }: Placed): void {
  for (const { text, font, isRightToLeft, x: start } of line.runs) {
    document.font(font.source, font.name).fontSize(size).fillColor(color);
    const features = isRightToLeft ? [rightToLeft] : [];
    document.text(text, x + start * size, y, { lineBreak: false, baseline: "alphabetic", features });
  }
}

/** A line of a paper: its label, and the institute's or the student's own text. */
export interface PaperRow {
  label: string;
  value: string;
}
