import { drawLogo, type Logo } from "#server/pdf/logo.ts";
import type { PaperRow } from "#server/pdf/pdf-page.ts";
import { hairline, ink, margin, printPdf, soft, writeText } from "#server/pdf/pdf-page.ts";
import type { Locale } from "#shared/formats/formats.ts";

/** Prints a receipt on one A4 page. Its text can be selected and copied, and names in Arabic script are set as such. */
export async function drawReceipt(paper: ReceiptPaper, color: string, logo: Logo): Promise<Uint8Array> {
  const info = { lang: paper.lang, title: `${paper.title} ${paper.number}`, author: paper.issuer.name };
  return await printPdf(info, (document) => layOut(document, paper, color, logo));
}

/** Of the logo, in points; the space below it is part of it. */
const logoHeight = 28;
const logoSpace = 38;

function layOut(document: PDFKit.PDFDocument, paper: ReceiptPaper, color: string, logo: Logo): void {
  const width = document.page.width - 2 * margin;
  const right = document.page.width - margin;
  document.rect(0, 0, document.page.width, 6).fill(color);
  const half = { width: width / 2 - 12 };
  const write = (text: string, placed: Parameters<typeof writeText>[2]) => writeText(document, text, placed);

  const titled = write(paper.title, { x: margin, y: margin, ...half, voice: "display", size: 30 });
  const numbered = { x: margin, y: titled + 2, ...half, voice: "strong" as const, size: 12 };
  const left = write(`${paper.number}, ${paper.issuedAt.words}`, { ...numbered, color: soft });
  const at = { x: right - half.width, ...half, align: "right" as const };
  drawLogo(document, logo, { right, y: margin, height: logoHeight });
  let issued = write(paper.issuer.name, { ...at, y: margin + logoSpace, voice: "strong", size: 12 });
  for (const line of paper.issuer.lines)
    issued = write(line, { ...at, y: issued + 1, voice: "text", size: 9, color: soft });

  let y = Math.max(left, issued) + 36;
  y = write(paper.amount.label, { x: margin, y, width, voice: "strong", size: 11, color: soft });
  y = write(paper.amount.value, { x: margin, y, width, voice: "display", size: 34 }) + (paper.summary ? 4 : 20);
  if (paper.summary) y = write(paper.summary, { x: margin, y, width, voice: "text", size: 11 }) + 20;
  y = writeRows(document, [paper.person, ...paper.rows], y);
  y = writeRows(document, paper.totals, y + 20);
  write(paper.note, { x: margin, y: y + 28, width, voice: "text", size: 9, color: soft });
}

/** Rows under each other with a line above each; returns where they end. */
function writeRows(document: PDFKit.PDFDocument, rows: PaperRow[], from: number): number {
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

/** The content of a receipt, as text; its page and its PDF only lay it out. */
export interface ReceiptPaper {
  lang: Locale;
  kind: "payment" | "refund";
  /** "Receipt" or "Credit note". */
  title: string;
  /** "No. 000123". */
  number: string;
  issuedAt: { iso: string; words: string };
  dateLabel: string;
  issuer: { name: string; lines: string[] };
  /** The payment or refund. */
  amount: PaperRow;
  /** A payment in a line, with what comes next; null for a refund. */
  summary: string | null;
  /** The payer or the recipient; a name may be in any script. */
  person: PaperRow;
  rows: PaperRow[];
  /** The order's totals right after it. */
  totals: PaperRow[];
  note: string;
}

/** Prints receipts as PDFs of one A4 page. */
export interface ReceiptPrinter {
  /** Names in Arabic script are joined and run from right to left. `color` is the accent, as "#b45309". */
  print(paper: ReceiptPaper, color: string, logo: Logo): Promise<Uint8Array>;
}
