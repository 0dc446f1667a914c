import PDFDocument from "pdfkit";
import type { Locale } from "#shared/formats/formats.ts";
import type { Voice } from "./faces.ts";
import { rightToLeft } from "./fonts.ts";
import { type Line, setLines } from "./set-line.ts";

/** Points, from a page's edges. */
export const margin = 56;
export const ink = "#1c1917";
export const soft = "#57534e";
export const hairline = "#d6d3d1";

export interface Style {
  voice: Voice;
  size: number;
  color?: string;
}

/** A text in a column. */
interface Placed extends Style {
  x: number;
  y: number;
  width: number;
  /**
   * At the start it is the side of each line's first letter: the right for Urdu, and then the line runs from there.
   * Otherwise a line in two scripts runs as the paper does, from the left: so viewers copy a name in its order.
   */
  align?: "left" | "right" | "center" | "start";
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
export async function printPdf(
  info: Paper,
  layOut: (document: PDFKit.PDFDocument) => void | Promise<void>,
): Promise<Uint8Array> {
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
    info: { Title: info.title, Author: info.author },
  });
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  document.on("end", () => resolve(Buffer.concat(chunks)));
  document.on("error", reject);
  await layOut(document);
  document.end();
  return await promise;
}

/** The height of a text in a column. */
export function heightOf(text: string, { voice, size }: Style, width: number): number {
  return setLines(text, voice, width / size).length * size * lineHeight;
}

/** Writes a text in its column; returns the position of its end. */
export function writeText(document: PDFKit.PDFDocument, text: string, placed: Placed): number {
  const { voice, size, width, x, align = "left" } = placed;
  let { y } = placed;
  for (const line of setLines(text, voice, width / size, align === "start" ? "auto" : "ltr")) {
    const left = width - line.width * size;
    const isOnRight = align === "right" || (align === "start" && line.isRightToLeft);
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
