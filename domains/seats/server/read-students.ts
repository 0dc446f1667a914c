import type { GuardianRelation } from "#domains/people/rules/guardian-relations.ts";
import { meantAmong } from "#domains/people/rules/same-name.ts";
import { contactKey } from "#domains/people/server/queries.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import { newEnrolment } from "#domains/seats/contract/enrolment.ts";
import { AppError } from "#server/app-error.ts";
import { readTable, requireShortTable, type TableLine } from "#server/read-table.ts";
import { cleanText } from "#shared/clean-text.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { readEmail } from "#shared/read-email.ts";
import { columnsOf, isTotal, type ListedColumns, type StudentColumn } from "./student-columns.ts";

/** A row of a list as it was read: with a number in E.164, and the mistake in each field. */
export interface StudentRow {
  /** Its line in the text, from 1. */
  line: number;
  name: string;
  /** In small letters; null for a student with a number alone. */
  email: string | null;
  phone: string | null;
  /** The parent whom a column names; null without one. */
  guardian: { name: string; relation: GuardianRelation } | null;
  /** A number that cannot be read is named as it was typed. */
  wrong: Partial<Record<"name" | "email" | "phone", ErrorCause>>;
  /** A second address or number of a cell, which is not read. */
  leftOut: string[];
  /** The line of an earlier row of the same student, by address and name, or number and name; null for the first. */
  sameAs: number | null;
  /** The names in earlier rows of others who have the same address. */
  sharesWith: string[];
}

/** A list as it was read, and the headings of the columns that were not, or their numbers from 1. */
export interface StudentList {
  columns: (StudentColumn | null)[];
  unread: (string | number)[];
  rows: StudentRow[];
}

/**
 * Reads a list of students from a spreadsheet, pasted or as CSV: cells separated by tabs, semicolons, bars or commas, with
 * or without a line of headings, with the digits of any script. A number without a country code is one of `country` (ISO
 * 3166-1 alpha-2). Throws `invalid` for a list that is longer or wider than a table may be.
 */
export function readStudents(text: string, country: string): StudentList {
  const listed = columnsOf(readLines(text), country);
  const read = new Set<string>();
  const rows = listed.lines
    .map((line) => readRow(line, listed.columns, { country, read }))
    .filter(({ name, email, phone }) => email !== null || phone !== null || !isTotal(name));
  return { columns: listed.columns, unread: unreadOf(listed, read), rows: withRepeats(rows) };
}

type ReadRow = Omit<StudentRow, "sameAs" | "sharesWith">;

/** Rows with what they have in common with earlier ones. A brother and a sister of one address are two students. */
function withRepeats(rows: ReadRow[]): StudentRow[] {
  const earlier = new Map<string, ReadRow[]>();
  return rows.map((row) => {
    const { email, phone, name } = row;
    if (email === null && phone === null) return { ...row, sameAs: null, sharesWith: [] };
    const before = earlier.get(contactKey(row)) ?? [];
    const same = email === null ? before[0] : meantAmong(before, name);
    if (!same) earlier.set(contactKey(row), [...before, row]);
    return { ...row, sameAs: same?.line ?? null, sharesWith: same ? [] : before.map((one) => one.name) };
  });
}

/** Columns of which something was not read. */
function unreadOf({ columns, headings, lines }: ListedColumns, read: Set<string>): StudentList["unread"] {
  const width = Math.max(columns.length, ...lines.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const isUnread = lines.some(({ number, cells }) => cells[at]?.trim() && !read.has(`${number} ${at}`));
    const isUnknown = columns[at] === null && headings[at];
    return isUnread || isUnknown ? [headings[at] || at + 1] : [];
  });
}

/** Text whose quotation marks do not pair is read with its marks unchanged. */
function readLines(whole: string): TableLine[] {
  requireShortTable(whole);
  // Excel's own first line names the separator.
  const [named = "", separator] = /^\uFEFF?"?sep=([^\r\n"])"?[^\S\t]*(?:\r\n|\n|\r)/i.exec(whole) ?? [];
  const delimiter = separator ?? delimiterOf(whole.slice(named.length));
  const framed = withoutFrame(whole.slice(named.length), delimiter);
  const text = framed.includes(delimiter) ? framed : framed.replace(/[^\r\n]+/g, (line) => partedLine(line, delimiter));
  const options = { delimiter, trim: true, relax_quotes: true };
  const numbered = (lines: TableLine[]) => lines.map((one) => ({ ...one, number: one.number + (named ? 1 : 0) }));
  try {
    return numbered(readTable(text, options));
  } catch (error) {
    if (error instanceof AppError) throw error;
    return numbered(readTable(text, { ...options, quote: false }));
  }
}

/** Lines without the bars and rules around a table, and with each recipient of an e-mail on a line of their own. */
function withoutFrame(text: string, delimiter: string): string {
  const parted = text.replace(/>[ \t]*[,;][ \t]*(?=[^<>,;\r\n]{0,120}<)/g, ">\n");
  if (delimiter !== "|") return parted;
  return parted.replace(/[^\r\n]+/g, (line) => (/^[-:|\s]+$/.test(line) ? "" : line.trim().replace(/^\||\|$/g, "")));
}

/** A line of a chat, "1. Ali Khan 0300 1234567", as cells: what stands before its address or number, and those. */
function partedLine(line: string, delimiter: string): string {
  const entry = line.slice(0, longestEntry).replace(/^\s*(?:\p{Nd}{1,3}[.)]|[-•*])\s+/u, "");
  const [email = ""] = /\S{1,100}@\S{1,100}/.exec(entry) ?? [];
  const rest = entry.replace(email, " ").trim();
  const [phone = ""] = /[+(]?\p{Nd}[\p{Nd} ()-]{6,20}\p{Nd}$/u.exec(rest) ?? [];
  const name = rest.slice(0, rest.length - phone.length).replace(/[\s:–—-]{1,5}$/, "");
  return phone === "" || name === "" ? line : [name, email, phone].join(delimiter);
}

/** A longer line is no entry of a list. */
const longestEntry = 300;

/** The separator that most of the first lines have; a tab before a semicolon, a bar and a comma. */
function delimiterOf(text: string): string {
  const lines = firstLines(text).map((line) => line.replace(/"[^"]*"/g, ""));
  const counts = ["\t", ";", "|", ","].map((delimiter) => ({
    delimiter,
    count: lines.filter((line) => line.includes(delimiter)).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

function firstLines(text: string): string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() !== "") lines.push(line);
    if (lines.length === 10) break;
  }
  return lines;
}

interface Reading {
  country: string;
  /** The cells that were read, by line and column. */
  read: Set<string>;
}

/** Spreadsheets, and our own lists, write an apostrophe before text that is not a formula, or a formula that is a text. */
const cellText = (cell: string) =>
  cleanText(
    cell
      .replace(/\s+/g, " ")
      .replace(/^'(?=[+=@-])/, "")
      .replace(/^="(.*)"$/, "$1"),
  );

/** The name of an address such as "Ali Khan <ali@example.com>"; empty without one. */
const nameBefore = (email: string) => /^"?([^"<>@]*)"? ?</.exec(email)?.[1]?.trim() ?? "";

/** Texts that people write into a cell without an address or a number. */
const nothing = /^(?:[-–—._]+|n ?[/.]? ?a\.?|nil|none|null|no)$/i;

function readRow(
  { number: line, cells }: TableLine,
  columns: ListedColumns["columns"],
  { country, read }: Reading,
): ReadRow {
  const texts = cells.map(cellText);
  /** The first filled cell of a column's kind. */
  const cellOf = (column: StudentColumn) => {
    const at = columns.findIndex((one, place) => one === column && texts[place]);
    if (at !== -1) read.add(`${line} ${at}`);
    return texts[at] ?? "";
  };
  const listed = cellOf("email").replace(nothing, "");
  const address = firstOf(listed, readEmail);
  const whole = cellOf("name");
  const family = whole && columns.includes("firstName") ? "" : cellOf("lastName");
  const given = whole || cellOf("firstName");
  const name = (given.endsWith(family) ? given : `${given} ${family}`.trim()) || nameBefore(listed);
  const e164Of = (text: string) => {
    const found = readAnyPhone(text, country);
    return "e164" in found ? found.e164 : null;
  };
  const typed = cellOf("phone").replace(nothing, "");
  const phone = firstOf(typed, e164Of);
  const wrong: StudentRow["wrong"] = {};
  if (name === "") wrong.name = { reason: "students.noName" };
  else if (!newEnrolment.shape.name.safeParse(name).success) wrong.name = { reason: "students.longName" };
  if (typed !== "" && phone.value === null) {
    const number = readAnyPhone(typed, country);
    wrong.phone = { reason: "wrong" in number ? number.wrong : "field.phoneWrong", values: { typed } };
  }
  const noEmail = noEmailBecause(address, typed);
  if (noEmail) wrong.email = noEmail;
  const email = (address.value ?? address.text).toLowerCase() || null;
  const guardian = guardianOf(columns, cellOf);
  return { line, name, email, phone: phone.value, guardian, wrong, leftOut: [...address.others, ...phone.others] };
}

const parents = ["father", "mother", "guardian"] as const;

/** The parent whom the first column of a parent names. */
function guardianOf(columns: ListedColumns["columns"], cellOf: (column: StudentColumn) => string) {
  const relation = parents.find((column) => columns.includes(column));
  const name = relation ? cellOf(relation).replace(nothing, "").slice(0, 200) : "";
  return relation && name ? { name, relation } : null;
}

/** The mistake in a cell that should hold an address; null where a number is enough. */
function noEmailBecause({ text, value }: { text: string; value: string | null }, phone: string): ErrorCause | null {
  if (text === "") return phone === "" ? { reason: "students.noContact" } : null;
  return value === null ? { reason: "field.emailWrong" } : null;
}

/** Further texts of a cell are not looked at. */
const mostParts = 6;

/** The text of a cell: itself, or the first of several texts that can be read, and the others. */
function firstOf(text: string, readOne: (text: string) => string | null) {
  const whole = readOne(text);
  if (whole !== null || text === "") return { text, value: whole, others: [] };
  const parts = text
    .split(/ ?(?:[/,;|&]|\bor\b|\band\b) ?| (?=[^ ]+@|\+\p{Nd}|[0٠۰]\p{Nd}{2})/iu, mostParts)
    .filter((part) => part !== "");
  const at = parts.findIndex((part) => readOne(part) !== null);
  if (at === -1 || parts.length < 2) return { text, value: null, others: [] };
  return { text, value: readOne(parts[at] ?? ""), others: parts.toSpliced(at, 1) };
}
