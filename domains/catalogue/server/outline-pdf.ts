import { drawLogo, type Logo } from "#server/pdf/logo.ts";
import type { PaperRow } from "#server/pdf/pdf-page.ts";
import { drawRule, heightOf, margin, printPdf, type Sheet, type Style, soft, writeText } from "#server/pdf/pdf-page.ts";
import type { Locale } from "#shared/formats/formats.ts";

/** A paragraph: its text, how it looks, the space before it, and how far it is indented, in points. */
type Paragraph = Style & { text: string; before: number; indent?: number };

/** The height of a page's foot. */
const foot = 28;

const labelled = (label: string, value: string) => `${label}: ${value}`;

/** Prints an outline; a week never runs over the end of a page, unless it is longer than one. */
export async function printOutline(paper: OutlinePaper, color: string, logo: Logo): Promise<Uint8Array> {
  return await printPdf({ lang: paper.lang, title: paper.title, author: paper.issuer }, (sheet) => {
    const { document, isRightToLeft } = sheet;
    // On a paper from the left, a text from the right stands on its own side.
    const align = isRightToLeft ? ("start" as const) : ("own" as const);
    let y = margin;
    document.rect(0, 0, document.page.width, 6).fill(color);
    drawLogo(sheet, logo, { end: document.page.width - margin, y: 18, height: 28 });
    for (const block of blocksOf(paper)) {
      const height = block.reduce((sum, paragraph) => sum + paragraph.before + heightIn(document, paragraph), 0);
      const end = document.page.height - margin - foot;
      if (y > margin && y + height > end) y = newPage(document);
      for (const paragraph of block) {
        if (y + paragraph.before + heightIn(document, paragraph) > end) y = newPage(document);
        const { text, before, indent = 0, ...style } = paragraph;
        const column = { x: margin + indent, width: widthOf(document, indent), align };
        y = writeText(sheet, text, { ...style, ...column, y: y + before });
      }
    }
    writeFeet(sheet, paper);
  });
}

function newPage(document: PDFKit.PDFDocument): number {
  document.addPage();
  return margin;
}

const widthOf = (document: PDFKit.PDFDocument, indent: number) => document.page.width - 2 * margin - indent;

function heightIn(document: PDFKit.PDFDocument, { text, indent = 0, ...style }: Paragraph): number {
  return heightOf(text, style, widthOf(document, indent));
}

/** The parts kept together: the title with the schedule, each month's title with its first week, each other week. */
function blocksOf({ title, course, schedule, months, issuer }: OutlinePaper): Paragraph[][] {
  const body = { voice: "text", size: 10 } as const;
  const opening: Paragraph[] = [
    { text: issuer, voice: "strong", size: 10, color: soft, before: 0 },
    { text: title, voice: "display", size: 24, before: 6 },
    { text: course, voice: "strong", size: 12, color: soft, before: 4 },
    ...schedule.map(({ label, value }, at) => ({ ...body, text: labelled(label, value), before: at === 0 ? 14 : 2 })),
  ];
  const weeksOf = (weeks: OutlinePaper["months"][number]["weeks"]) =>
    weeks.map((week): Paragraph[] => [
      { text: week.title, voice: "strong", size: 12, before: 14 },
      ...week.topics.map((text) => ({ ...body, text: `– ${text}`, before: 2, indent: 8 })),
      { ...body, text: week.lab, color: soft, before: 4, indent: 8 },
    ]);
  return [
    opening,
    ...months.flatMap((month) => {
      const [first = [], ...others] = weeksOf(month.weeks);
      return [[{ text: month.title, voice: "display", size: 17, before: 24 } as const, ...first], ...others];
    }),
  ];
}

/** The address and the number at the foot of every page. */
function writeFeet(sheet: Sheet, { address }: OutlinePaper): void {
  const { document } = sheet;
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    const [width, y] = [widthOf(document, 0), document.page.height - margin];
    drawRule(sheet, { from: margin, to: margin + width, y: y - 8 });
    const style = { x: margin, y, width, voice: "text", size: 8, color: soft, isFact: true } as const;
    writeText(sheet, address, style);
    writeText(sheet, `${page + 1} / ${count}`, { ...style, align: "end" });
  }
}

/** The text of a course's outline. */
export interface OutlinePaper {
  lang: Locale;
  title: string;
  /** The course, with its length: "MERN Full Stack Web Development, 16 weeks". */
  course: string;
  /** A typical week. */
  schedule: PaperRow[];
  months: { title: string; weeks: { title: string; topics: string[]; lab: string }[] }[];
  issuer: string;
  /** The outline's web address, at the foot of each page. */
  address: string;
}

/** Prints outlines as PDFs of A4 pages. */
export interface OutlinePrinter {
  /** `color` is the accent, as "#b45309". */
  print(paper: OutlinePaper, color: string, logo: Logo): Promise<Uint8Array>;
}
