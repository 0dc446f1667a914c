import { drawLogo, type Logo } from "#server/pdf/logo.ts";
import type { PaperRow } from "#server/pdf/pdf-page.ts";
import { drawRule, ink, margin, printPdf, type Sheet, soft, writeText } from "#server/pdf/pdf-page.ts";
import { commaIn, type Locale } from "#shared/formats/formats.ts";

/** Prints a receipt on one A4 page. Its text can be selected and copied, and names in Arabic script are set as such. */
export async function drawReceipt(paper: ReceiptPaper, color: string, logo: Logo): Promise<Uint8Array> {
  const info = { lang: paper.lang, title: `${paper.title} ${paper.number}`, author: paper.issuer.name };
  return await printPdf(info, (sheet) => layOut(sheet, paper, color, logo));
}

/** The width of a thermal printer's paper, 80 mm, and the space at its edges, in points. */
const [slipWidth, slipMargin] = [227, 12];

/** Prints a receipt on a slip of 80 mm, as long as its text. */
export async function drawSlip(paper: ReceiptPaper, logo: Logo): Promise<Uint8Array> {
  const info = { lang: paper.lang, title: `${paper.title} ${paper.number}`, author: paper.issuer.name };
  let end = 0;
  const layOutSlip = (sheet: Sheet) => {
    end = writeSlip(sheet, paper, logo);
  };
  // The first one only tells how long it is.
  await printPdf({ ...info, size: [slipWidth, 2_000] }, layOutSlip);
  return await printPdf({ ...info, size: [slipWidth, Math.ceil(end) + slipMargin] }, layOutSlip);
}

interface Style {
  size: number;
  voice?: "text" | "strong" | "display";
  isFact?: boolean;
}

/** Writes a slip from its top on; returns where it ends. */
function writeSlip(sheet: Sheet, paper: ReceiptPaper, logo: Logo): number {
  const column = { x: slipMargin, width: slipWidth - 2 * slipMargin };
  const write = (text: string, y: number, style: Style) =>
    writeText(sheet, text, { voice: "text", ...style, ...column, y });
  const rule = (y: number) => {
    drawRule(sheet, { from: column.x, to: column.x + column.width, y, color: ink });
    return y + 5;
  };
  const row = (label: string, value: string, at: number) => {
    return write(value, write(label, rule(at), { size: 7.5 }), { size: 9.5, voice: "strong", isFact: true }) + 3;
  };
  drawLogo(sheet, logo, { end: slipWidth - slipMargin, y: slipMargin, height: 20 });
  let y = write(paper.title, slipMargin, { size: 15, voice: "display" });
  y = write(numberedOn(paper), y, { size: 8.5 });
  y = write(paper.issuer.name, y + 5, { size: 9, voice: "strong", isFact: true });
  for (const line of paper.issuer.lines) y = write(line, y, { size: 7.5, isFact: true });
  y = write(paper.amount.label, rule(y + 5), { size: 8.5 });
  y = write(paper.amount.value, y, { size: 19, voice: "display", isFact: true });
  if (paper.summary) y = write(paper.summary, y, { size: 8 });
  y += 5;
  for (const { label, value } of [paper.person, ...paper.rows]) y = row(label, value, y);
  for (const { name, detail, amount } of paper.parts?.rows ?? []) y = row(detail, `${name}: ${amount}`, y);
  for (const { label, value } of paper.totals) y = row(label, value, y);
  return write(paper.note, rule(y), { size: 7 });
}

/** "No. 000123, 23 November 2026". */
const numberedOn = ({ lang, number, issuedAt }: ReceiptPaper) => `${number}${commaIn(lang)}${issuedAt.words}`;

/** Of the logo, in points; the space below it is part of it. */
const logoHeight = 28;
const logoSpace = 38;

function layOut(sheet: Sheet, paper: ReceiptPaper, color: string, logo: Logo): void {
  const { document } = sheet;
  const width = document.page.width - 2 * margin;
  const right = document.page.width - margin;
  document.rect(0, 0, document.page.width, 6).fill(color);
  const half = { width: width / 2 - 12 };
  const write = (text: string, placed: Parameters<typeof writeText>[2]) => writeText(sheet, text, placed);

  const titled = write(paper.title, { x: margin, y: margin, ...half, voice: "display", size: 30 });
  const numbered = { x: margin, y: titled + 2, ...half, voice: "strong" as const, size: 12 };
  const left = write(numberedOn(paper), { ...numbered, color: soft });
  const at = { x: right - half.width, ...half, align: "end" as const, isFact: true };
  drawLogo(sheet, logo, { end: right, y: margin, height: logoHeight });
  let issued = write(paper.issuer.name, { ...at, y: margin + logoSpace, voice: "strong", size: 12 });
  for (const line of paper.issuer.lines)
    issued = write(line, { ...at, y: issued + 1, voice: "text", size: 9, color: soft });

  let y = Math.max(left, issued) + 36;
  y = write(paper.amount.label, { x: margin, y, width, voice: "strong", size: 11, color: soft });
  const amount = { x: margin, y, width, voice: "display" as const, size: 34, isFact: true };
  y = write(paper.amount.value, amount) + (paper.summary ? 4 : 20);
  if (paper.summary) y = write(paper.summary, { x: margin, y, width, voice: "text", size: 11 }) + 20;
  y = writeRows(sheet, [paper.person, ...paper.rows], y);
  if (paper.parts) y = writeParts(sheet, paper.parts, y + 20);
  if (paper.totals.length > 0) y = writeRows(sheet, paper.totals, y + 20);
  write(paper.note, { x: margin, y: y + 28, width, voice: "text", size: 9, color: soft });
}

/** Whom a company paid for, on as many pages as they need; returns where they end. */
function writeParts(sheet: Sheet, { label, rows }: NonNullable<ReceiptPaper["parts"]>, from: number): number {
  const { document } = sheet;
  const right = document.page.width - margin;
  const [nameWidth, amountWidth] = [150, 110];
  const detailed = { x: margin + nameWidth, width: right - margin - nameWidth - amountWidth - 12 };
  let y = writeText(sheet, label, { x: margin, y: from, width: 300, ...strong, size: 11 }) + 6;
  for (const { name, detail, amount } of rows) {
    if (y > document.page.height - margin - 60) {
      document.addPage();
      y = margin;
    }
    drawRule(sheet, { from: margin, to: right, y });
    const ends = [
      writeText(sheet, name, { x: margin, y: y + 6, width: nameWidth - 10, ...strong, size: 10, isFact: true }),
      writeText(sheet, detail, { ...detailed, y: y + 6, voice: "text", size: 9, color: soft }),
      writeText(sheet, amount, {
        ...{ x: right - amountWidth, y: y + 6, width: amountWidth, align: "end", isFact: true },
        ...{ ...strong, size: 10 },
      }),
    ];
    y = Math.max(...ends) + 6;
  }
  drawRule(sheet, { from: margin, to: right, y });
  return y;
}

/** Rows under each other with a line above each; returns where they end. */
function writeRows(sheet: Sheet, rows: PaperRow[], from: number): number {
  const right = sheet.document.page.width - margin;
  const values = margin + 150;
  let y = from;
  for (const { label, value } of rows) {
    drawRule(sheet, { from: margin, to: right, y });
    const labelled = { x: margin, y: y + 9, width: 140, voice: "text" as const, size: 11, color: soft };
    const end = writeText(sheet, label, labelled);
    const valued = { ...labelled, x: values, width: right - values, ...strong, isFact: true };
    y = Math.max(end, writeText(sheet, value, valued)) + 9;
  }
  drawRule(sheet, { from: margin, to: right, y });
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
  /** Of a company's receipt: each student, what was paid for them, and how much. */
  parts?: { label: string; rows: { name: string; detail: string; amount: string }[] };
  /** The order's totals right after it. */
  totals: PaperRow[];
  note: string;
}

/** Prints receipts as PDFs of one page. */
export interface ReceiptPrinter {
  /** Names in Arabic script are joined and run from right to left. `color` is the accent, as "#b45309". */
  print(paper: ReceiptPaper, color: string, logo: Logo): Promise<Uint8Array>;
  /** On the 80 mm of a thermal printer, in black. */
  printSlip(paper: ReceiptPaper, logo: Logo): Promise<Uint8Array>;
}
