import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import type { TableLine } from "#server/read-table.ts";
import { plainText } from "#shared/clean-text.ts";
import { type Heading, meaningOf, type StudentColumn } from "./student-headings.ts";
import { withoutListMark } from "./student-lines.ts";

/** The columns of a list: the contents of each, null if unknown, and the heading; and the lines below the headings. */
export interface ListedColumns {
  columns: (StudentColumn | null)[];
  headings: string[];
  lines: TableLine[];
}

/** A line below a list that adds up and is no student: "Total: 11". */
export const isTotal = (name: string) => /^(?:grand )?(?:sub ?)?total\b|^(?:کل|ٹوٹل|المجموع)(?:\P{L}|$)/iu.test(name);

/** Headings stand in one of the first lines, under a title perhaps. */
const firstLines = 10;

/** A title has so many lines with an address or a number; more are students. */
const longestTitle = 2;

/** The columns of a list by its headings, else by what the columns hold. Numbers may be of `country`. */
export function columnsOf(lines: TableLine[], country: string): ListedColumns {
  const at = headingsAt(lines);
  if (at === -1) return { columns: guessColumns(lines, country), headings: [], lines };
  const headings = (lines[at]?.cells ?? []).map((cell) => cell.trim());
  const below = lines.slice(at + 1);
  return { columns: settled(headings.map(meaningOf), below), headings, lines: below };
}

/**
 * The place of the line with most headings that are known, above the first address or number, or else below those of a
 * title; -1 without any.
 */
function headingsAt(lines: TableLine[]): number {
  const isWide = lines.some(({ cells }) => filled(cells) > 1);
  const first = lines.slice(0, firstLines).map(({ cells }) => {
    const holdsContact = cells.some(isContact);
    const known = holdsContact || (isWide && filled(cells) < 2) ? [] : cells.map(meaningOf).filter(isColumn);
    return { holdsContact, known };
  });
  const contact = first.findIndex(({ holdsContact }) => holdsContact);
  const bestOf = (counts: number[]) => {
    const most = Math.max(0, ...counts);
    return { at: most === 0 ? -1 : counts.indexOf(most), most };
  };
  const above = bestOf(first.map(({ known }, at) => (contact === -1 || at < contact ? known.length : 0)));
  const below = bestOf(
    first.map(({ known }, at) => {
      const isTitle = first.slice(0, at).filter(({ holdsContact }) => holdsContact).length <= longestTitle;
      return isTitle && new Set(known).size > 1 ? known.length : 0;
    }),
  );
  return above.most < 2 && below.most > above.most ? below.at : above.at;
}

const filled = (cells: string[]) => cells.filter((cell) => cell.trim() !== "").length;

const digitsIn = (cell: string) => cell.replace(/\P{Nd}+/gu, "").length;

/** Fewer digits are no phone number. */
const fewestDigits = 7;

const isNumber = (cell: string) => digitsIn(cell) >= fewestDigits;

const isContact = (cell: string) => /\S@\S/.test(cell) || isNumber(cell);

const isColumn = (heading: Heading | null) =>
  heading !== null && heading !== "account" && heading !== "number" && heading !== "code";

/** A dialling code as it is written by itself. */
const isDialled = (cell: string) => /^\(?(?:\+|00)\d{1,4}\)?$/.test(plainText(cell));

type OpenHeading = Exclude<Heading, StudentColumn> | "name";

/** Whether the other columns decide what a heading means. */
const isOpen = (heading: Heading): heading is OpenHeading =>
  ["studentName", "name", "otherName", "fName", "account", "number", "code"].includes(heading);

/** The columns that headings mean beside each other, and above what they hold. */
function settled(headed: (Heading | null)[], below: TableLine[]): (StudentColumn | null)[] {
  const has = (heading: Heading) => headed.includes(heading);
  const names = (["studentName", "name", "otherName"] as const).find(has);
  const nameFor = (heading: Heading) => (heading === names ? "name" : null);
  const meanings: Record<OpenHeading, (at: number) => StudentColumn | null> = {
    studentName: () => nameFor("studentName"),
    name: () => nameFor("name"),
    otherName: () => nameFor("otherName"),
    fName: () => (names ? "father" : "firstName"),
    account: () => (has("email") ? null : "email"),
    number: (at) => (!has("phone") && filledIn(below, at).some(isNumber) ? "phone" : null),
    code: (at) => (filledIn(below, at).length > 0 && filledIn(below, at).every(isDialled) ? "country" : null),
  };
  return headed.map((heading, at) => (heading !== null && isOpen(heading) ? meanings[heading](at) : heading));
}

/** What the first lines have in a column. */
const filledIn = (lines: TableLine[], at: number) =>
  lines.slice(0, sampled).flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at]] : []));

/** The lines by which columns without headings are told: reading numbers takes time. */
const sampled = 20;

/**
 * Without headings: addresses are read as such, numbers as phones, and names are the first words without digits. A number
 * that begins as people dial, with + or 0, is a phone before others, such as those of a roll.
 */
function guessColumns(lines: TableLine[], country: string): (StudentColumn | null)[] {
  const sample = lines.slice(0, sampled);
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const best = (weigh: (cell: string) => number, taken: number[]) => {
    const sums = Array.from({ length: width }, (_, at) =>
      taken.includes(at) ? 0 : sample.reduce((sum, { cells }) => sum + weigh(cells[at] ?? ""), 0),
    );
    const top = Math.max(0, ...sums);
    return top === 0 ? -1 : sums.indexOf(top);
  };
  const emailAt = best((cell) => Number(cell.includes("@")), []);
  const phoneAt = best(
    (cell) => {
      if (!/\p{Nd}/u.test(cell) || !("e164" in readAnyPhone(cell, country))) return 0;
      return /^\P{L}{0,2}[+0٠۰]/u.test(cell) ? 2 : 1;
    },
    [emailAt],
  );
  const countryAt = best((cell) => Number(isDialled(cell)), [emailAt, phoneAt]);
  const nameAt = best(
    (cell) => {
      const text = withoutListMark(cell);
      if (!/\p{L}/u.test(text)) return 0;
      return /\p{Nd}/u.test(text) ? 1 : sampled + 1;
    },
    [emailAt, phoneAt, countryAt],
  );
  const columns = new Map<number, StudentColumn>([
    [nameAt, "name"],
    [countryAt, "country"],
    [phoneAt, "phone"],
    [emailAt, "email"],
  ]);
  return Array.from({ length: width }, (_, at) => columns.get(at) ?? null);
}
