import { setTimeout as sleep } from "node:timers/promises";
import type { CodePath } from "#domains/money/server/draw-code.ts";
import { drawLogo, type Logo } from "#server/pdf/logo.ts";
import {
  drawRule,
  fromLeft,
  ink,
  type PaperRow,
  printPdf,
  type Sheet,
  sheetIn,
  soft,
  writeText,
} from "#server/pdf/pdf-page.ts";
import type { VoucherPaper } from "./voucher.ts";

/** Points: from the page's edges, between its parts, and the edge of a code, which is 33 mm. */
const [edge, gap, codeSide] = [26, 30, 94];

/** Between two parts the process answers others, in milliseconds. */
const between = 2;

/** Prints vouchers, a landscape page of A4 each, with its three parts beside each other, and each in its own language. */
export async function drawVouchers(
  papers: [VoucherPaper, ...VoucherPaper[]],
  color: string,
  logo: Logo,
): Promise<Uint8Array> {
  const [first] = papers;
  const title = papers.length === 1 ? `${first.title} ${first.reference.value}` : first.title;
  const info = { lang: first.lang, title, author: first.issuer.name, isLandscape: true, isLong: true };
  return await printPdf(info, async ({ document }) => {
    for (const [at, paper] of papers.entries()) {
      if (at > 0) document.addPage();
      await drawPage(sheetIn(document, paper.lang), paper, color, logo);
    }
  });
}

/** Draws a page part by part: each takes some 15 ms. */
async function drawPage(sheet: Sheet, paper: VoucherPaper, color: string, logo: Logo): Promise<void> {
  const { document } = sheet;
  const parts = paper.copies.length;
  const width = (document.page.width - 2 * edge - (parts - 1) * gap) / parts;
  document.rect(0, 0, document.page.width, 5).fill(color);
  for (const [at, copy] of paper.copies.entries()) {
    const x = edge + at * (width + gap);
    if (at > 0) cutLine(sheet, x - gap / 2);
    drawPart(sheet, { paper, copy, logo, x, width });
    await sleep(between);
  }
  if (paper.list) drawList(sheet, paper.list, color);
}

/** The students of a company's voucher, on as many pages as they need. */
function drawList(sheet: Sheet, { title, about, rows, total }: NonNullable<VoucherPaper["list"]>, color: string): void {
  const { document } = sheet;
  const x = 2 * edge;
  const right = document.page.width - x;
  const [nameWidth, amountWidth] = [220, 130];
  const begin = () => {
    document.addPage();
    document.rect(0, 0, document.page.width, 5).fill(color);
    const y = writeText(sheet, title, { x, y: x, width: right - x, voice: "display", size: 16 });
    return writeText(sheet, about, { x, y: y + 2, width: right - x, voice: "text", size: 8.5, color: soft }) + 12;
  };
  const write = (y: number, [name, detail, amount]: [string, string, string]) => {
    drawRule(sheet, { from: x, to: right, y });
    const at = { y: y + 4, size: 9.5, color: ink };
    return (
      Math.max(
        writeText(sheet, name, { ...at, x, width: nameWidth - 10, voice: "strong", isFact: true }),
        writeText(sheet, detail, {
          ...{ ...at, x: x + nameWidth, width: right - x - nameWidth - amountWidth - 12 },
          ...{ voice: "text", size: 8.5, color: soft },
        }),
        writeText(sheet, amount, {
          ...{ ...at, x: right - amountWidth, width: amountWidth, voice: "strong", align: "end", isFact: true },
        }),
      ) + 4
    );
  };
  let y = begin();
  for (const { name, detail, amount } of rows) {
    if (y > document.page.height - 2 * x) y = begin();
    y = write(y, [name, detail, amount]);
  }
  write(y, [total.label, "", total.value]);
}

/** Where the paper is cut. */
function cutLine(sheet: Sheet, at: number): void {
  const { document } = sheet;
  const x = fromLeft(sheet, { x: at, width: 0 });
  document.save();
  document
    .moveTo(x, 14)
    .lineTo(x, document.page.height - 14)
    .dash(3, { space: 3 })
    .lineWidth(0.75)
    .stroke(soft);
  document.restore();
}

interface Part {
  paper: VoucherPaper;
  copy: string;
  logo: Logo;
  x: number;
  width: number;
}

function drawPart(sheet: Sheet, { paper, copy, logo, x, width }: Part): void {
  const write = (text: string, placed: Omit<Parameters<typeof writeText>[2], "x" | "width">) =>
    writeText(sheet, text, { x, width, ...placed });
  const rule = (y: number) => drawRule(sheet, { from: x, to: x + width, y });
  drawLogo(sheet, logo, { end: x + width, y: edge, height: 22 });
  let y = write(paper.title, { y: edge - 3, voice: "display", size: 16 });
  y = write(copy, { y, voice: "strong", size: 9, color: soft });
  y = write(paper.issuer.name, { y: y + 6, voice: "strong", size: 8.5, isFact: true });
  for (const line of paper.issuer.lines) y = write(line, { y, voice: "text", size: 7, color: soft, isFact: true });
  y += 6;
  for (const row of [paper.reference, ...paper.rows]) {
    rule(y);
    y = writeRow(sheet, row, { x, y: y + 3, width, isMain: row === paper.reference }) + 3;
  }
  rule(y);
  y = write(paper.amount.label, { y: y + 7, voice: "strong", size: 8.5, color: soft });
  y = write(paper.amount.value, { y: y - 1, voice: "display", size: 21, isFact: true });
  y = write(paper.amount.inWords, { y, voice: "text", size: 8 });
  if (paper.after) y = writeRow(sheet, paper.after, { x, y: y + 4, width, isMain: true });
  y += 8;
  for (const way of paper.pay) {
    rule(y);
    y = drawWay(sheet, way, { x, y: y + 6, width }) + 6;
  }
  rule(y);
  for (const note of paper.notes) y = write(note, { y: y + 4, voice: "text", size: 7, color: soft });
  const foot = sheet.document.page.height - edge - 12;
  drawRule(sheet, { from: x, to: x + width * 0.6, y: foot, color: soft });
  write(paper.stamp, { y: foot + 2, voice: "text", size: 7, color: soft });
}

interface Room {
  x: number;
  y: number;
  width: number;
}

/** A label and its value beside it; returns where they end. */
function writeRow(
  sheet: Sheet,
  { label, value }: PaperRow,
  { x, y, width, isMain }: Room & { isMain: boolean },
): number {
  const labelWidth = width * 0.36;
  const labelled = writeText(sheet, label, {
    ...{ x, y: y + (isMain ? 2 : 0), width: labelWidth - 4, voice: "text", size: 8, color: soft },
  });
  const placed = { x: x + labelWidth, y, width: width - labelWidth, voice: "strong" as const, color: ink };
  return Math.max(labelled, writeText(sheet, value, { ...placed, isFact: true, size: isMain ? 11 : 8.5 }));
}

/** A way to pay: its code with a quiet zone, and beside it what a payer types. */
function drawWay(sheet: Sheet, { title, details, code }: VoucherPaper["pay"][number], { x, y, width }: Room): number {
  const shift = code ? codeSide + 10 : 0;
  const beside = { x: x + shift, width: width - shift, isFact: true };
  let end = writeText(sheet, title, { ...beside, y, voice: "strong", size: 9 });
  for (const { label, value } of details) {
    end = writeText(sheet, label, { ...beside, y: end + 1, voice: "text", size: 6.5, color: soft });
    end = writeText(sheet, value, { ...beside, y: end, voice: "strong", size: 8 });
  }
  if (!code) return end;
  drawCode(sheet, code.path, { x, y });
  const hinted = { x, width: codeSide, y: y + codeSide, voice: "text" as const, size: 6.5, color: soft };
  return Math.max(end, writeText(sheet, code.hint, { ...hinted, align: "center" }));
}

function drawCode(sheet: Sheet, { path, size }: CodePath, { x, y }: { x: number; y: number }): void {
  const { document } = sheet;
  document.save();
  document
    .translate(fromLeft(sheet, { x, width: codeSide }), y)
    .scale(codeSide / size)
    .path(path)
    .lineWidth(1)
    .stroke("#000000");
  document.restore();
}
