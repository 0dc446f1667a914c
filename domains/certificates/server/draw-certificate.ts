import { girihFill } from "#server/pdf/girih-fill.ts";
import type { PaperPicture } from "#server/pdf/logo.ts";
import {
  drawRule,
  fromLeft,
  heightOf,
  printPdf,
  type Sheet,
  type Style,
  soft,
  writeText,
} from "#server/pdf/pdf-page.ts";
import type { Locale } from "#shared/formats/formats.ts";

/** Points: the frame of girih, and the space within it. */
const frame = { outer: 18, width: 34 };
const inner = frame.outer + frame.width;
const side = inner + 56;

interface Look {
  accent: string;
  ink: string;
  /** Above the issuer's name. */
  logo?: PaperPicture | null;
  /** Whether its frame has no pattern. */
  isPlain?: boolean;
}

/** The height of the logo with its space, in points; a wide one is smaller. */
const logoSize = { width: 220, height: 40, space: 8 };

/** Prints a certificate. A long name is set smaller, and at last in several lines. */
export async function drawCertificate(paper: CertificatePaper, look: Look): Promise<Uint8Array> {
  const { default: encodeQR } = await import("qr");
  const code = encodeQR(paper.verify.url, "raw", { ecc: "medium", border: 1 });
  const info = { lang: paper.lang, title: `${paper.title} ${paper.number}`, author: paper.issuer, isLandscape: true };
  return await printPdf(info, (sheet) => {
    drawFrame(sheet, look);
    writeWords(sheet, paper, look);
    writeFoot(sheet, paper, code, look);
  });
}

function drawFrame({ document }: Sheet, { accent, ink, isPlain }: Look): void {
  const { width, height } = document.page;
  const { outer } = frame;
  const rect = (from: number) => document.rect(from, from, width - 2 * from, height - 2 * from);
  rect(outer).fill(ink);
  if (!isPlain) rect(outer).fill(girihFill(document, { edge: 15, line: 1 })(accent));
  rect(inner).fill("#ffffff");
  rect(inner + 7)
    .lineWidth(0.75)
    .stroke(accent);
}

function writeWords(sheet: Sheet, paper: CertificatePaper, { ink, logo }: Look): void {
  const { document } = sheet;
  const width = document.page.width - 2 * side;
  const column = { x: side, width, align: "center" as const };
  const name = fitted({ text: paper.name, voice: "display" }, width, { from: 44, until: 20 });
  const course = fitted({ text: paper.course, voice: "display" }, width, { from: 24, until: 13 });
  const lines: (Style & { text: string; before: number; isFact?: true })[] = [
    { text: paper.issuer, voice: "strong", size: 12, color: soft, before: 0, isFact: true },
    { text: paper.title, voice: "display", size: 30, color: ink, before: 4 },
    { text: paper.certifies, voice: "text", size: 12, color: soft, before: 12 },
    { text: paper.name, voice: "display", size: name, color: ink, before: 0, isFact: true },
    { text: paper.completed, voice: "text", size: 12, color: soft, before: 4 },
    { text: paper.course, voice: "display", size: course, color: ink, before: 2, isFact: true },
    ...paper.details.map((text) => ({ text, voice: "text" as const, size: 11, color: soft, before: 3 })),
  ];
  const above = logo ? logoSize.height + logoSize.space : 0;
  const height = lines.reduce((sum, { text, before, ...style }) => sum + before + heightOf(text, style, width), above);
  const [top, bottom] = [inner + 20, footTop(sheet) - 8];
  let y = top + Math.max(0, (bottom - top - height) / 2);
  if (logo) {
    const fit: [number, number] = [logoSize.width, logoSize.height];
    document.image(logo.png, (document.page.width - logoSize.width) / 2, y, { fit, align: "center", valign: "center" });
    y += above;
  }
  for (const { text, before, ...style } of lines) y = writeText(sheet, text, { ...style, ...column, y: y + before });
}

/** The largest size at which a text is one line; the smallest one if it never is. */
function fitted(
  { text, voice }: Pick<Style, "voice"> & { text: string },
  width: number,
  { from, until }: { from: number; until: number },
): number {
  for (let size = from; size > until; size -= 1) if (heightOf(text, { voice, size }, width) < size * 2) return size;
  return until;
}

/** The width of the QR code, its quiet zone aside. */
const codeWidth = 84;

const footTop = ({ document }: Sheet) => document.page.height - inner - 24 - codeWidth - 16;

/** The teacher, the day and the line to sign where the paper's language begins; the number and its QR code at the other end. */
function writeFoot(sheet: Sheet, paper: CertificatePaper, code: boolean[][], { ink }: Look): void {
  const { document } = sheet;
  const top = footTop(sheet);
  const right = document.page.width - side;
  const small = { voice: "text" as const, size: 10, color: soft };
  const first = { ...small, x: side, width: 250 };
  const taught = writeText(sheet, paper.taught, { ...first, y: top });
  writeText(sheet, paper.issued, { ...first, y: taught });
  const line = top + codeWidth - 8;
  drawRule(sheet, { from: side, to: side + 220, y: line });
  writeText(sheet, paper.signature, { ...first, y: line + 4 });

  const codeBegins = right - codeWidth;
  const codeLeft = fromLeft(sheet, { x: codeBegins, width: codeWidth });
  const dot = codeWidth / code.length;
  for (const [y, row] of code.entries())
    for (const [from, to] of runsOf(row)) document.rect(codeLeft + from * dot, top + y * dot, (to - from) * dot, dot);
  document.fill(ink);
  document.link(codeLeft, top, codeWidth, codeWidth, paper.verify.url);
  const beside = { ...small, x: side + 260, width: codeBegins - side - 276, align: "end" as const };
  const numbered = writeText(sheet, paper.number, { ...beside, voice: "strong", size: 12, color: ink, y: top + 30 });
  writeText(sheet, paper.verify.words, { ...beside, y: numbered + 2 });
}

/** The runs of dark dots in a row: from, to. */
function runsOf(row: boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last?.[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}

/** The text of a certificate; names may be in any script. */
export interface CertificatePaper {
  lang: Locale;
  title: string;
  issuer: string;
  /** The words before and after the holder's name. */
  certifies: string;
  name: string;
  completed: string;
  course: string;
  details: string[];
  taught: string;
  issued: string;
  /** Below the line where the institute signs. */
  signature: string;
  /** "No. 7K3M-Q2XW-9ABC-DEFG". */
  number: string;
  /** The address where it is verified, as text; the QR code leads to `url`. */
  verify: { words: string; url: string };
}

/** Prints certificates as PDFs of one A4 page, landscape. */
export interface CertificatePrinter {
  /** Colours are the brand's, as "#b45309". */
  print(paper: CertificatePaper, look: Look): Promise<Uint8Array>;
}
