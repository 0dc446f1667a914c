import type { GuardianRelation } from "#domains/people/rules/guardian-relations.ts";
import { meantAmong } from "#domains/people/rules/same-name.ts";
import { contactKey } from "#domains/people/server/queries.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import { readCountry } from "#domains/people/server/read-country.ts";
import { newEnrolment } from "#domains/seats/contract/enrolment.ts";
import type { TableLine } from "#server/read-table.ts";
import { cleanText } from "#shared/clean-text.ts";
import { cutText } from "#shared/cut-text.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { readEmail } from "#shared/read-email.ts";
import { columnsOf, isTotal, type ListedColumns } from "./student-columns.ts";
import type { StudentColumn } from "./student-headings.ts";
import { readLines, recipientName, withoutListMark } from "./student-lines.ts";

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
 * or without a line of headings, with the digits of any script; the recipients of an e-mail; or the lines of a chat. A
 * number without a country code is one of its row's country, else of `country` (ISO 3166-1 alpha-2). Throws `invalid` for a list that is longer or wider than a table may be.
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
const nameBefore = (email: string) => recipientName(/^([^<>@]*)</.exec(email)?.[1] ?? "");

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
  const given = withoutListMark(whole || cellOf("firstName"));
  const name = (given.endsWith(family) ? given : `${given} ${family}`.trim()) || nameBefore(listed);
  const typed = cellOf("phone").replace(nothing, "");
  const phone = phoneOf(typed, cellOf("country").replace(nothing, ""), country);
  const wrong: StudentRow["wrong"] = {};
  const noName = noNameBecause(name);
  if (noName) wrong.name = noName;
  if (phone.wrong) wrong.phone = phone.wrong;
  const noEmail = noEmailBecause(address, typed);
  if (noEmail) wrong.email = noEmail;
  const email = (address.value ?? address.text).toLowerCase() || null;
  const guardian = guardianOf(columns, cellOf);
  return { line, name, email, phone: phone.value, guardian, wrong, leftOut: [...address.others, ...phone.others] };
}

/** The mistake in a name; null without one. */
function noNameBecause(name: string): ErrorCause | null {
  if (name === "") return { reason: "students.noName" };
  if (/\S@\S/.test(name)) return { reason: "students.nameIsAddress" };
  return newEnrolment.shape.name.safeParse(name).success ? null : { reason: "students.longName" };
}

/**
 * The number in a cell, and the mistake in it. One that does not begin with a country's code is of the country that the row
 * names, and of none if that cannot be read: in another country it would be a stranger's.
 */
function phoneOf(typed: string, named: string, home: string) {
  const countries = named === "" ? [home] : readCountry(named);
  const found = firstOf(typed, (text) => {
    const number = readAnyPhone(text, ...countries);
    return "e164" in number ? number.e164 : null;
  });
  if (typed === "" || found.value !== null) return { ...found, wrong: null };
  const number = readAnyPhone(typed, ...countries);
  const reason = "wrong" in number ? number.wrong : "field.phoneWrong";
  const wrong: ErrorCause =
    countries.length === 0 && reason === "field.phoneCountryMissing"
      ? { reason: "students.countryUnread", values: { typed, country: named } }
      : { reason, values: { typed } };
  return { ...found, wrong };
}

const parents = ["father", "mother", "guardian"] as const;

/** The parent whom the first column of a parent names. */
function guardianOf(columns: ListedColumns["columns"], cellOf: (column: StudentColumn) => string) {
  const relation = parents.find((column) => columns.includes(column));
  const name = relation ? cutText(cellOf(relation).replace(nothing, ""), 200) : "";
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
