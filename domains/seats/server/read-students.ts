import { readPhoneNumber } from "#domains/people/rules/phone-number.ts";
import { newEnrolment } from "#domains/seats/contract/enrolment.ts";
import { AppError } from "#server/app-error.ts";
import { readTable, requireShortTable, type TableLine } from "#server/read-table.ts";
import type { ErrorCause } from "#shared/error-words.ts";

/** The possible contents of a column of a list of students. */
export type StudentColumn = "name" | "firstName" | "lastName" | "email" | "phone";

/** A row of a list as it was read: with a number in E.164, and the mistake in each field. */
export interface StudentRow {
  /** Its line in the text, from 1. */
  line: number;
  name: string;
  /** In small letters. */
  email: string;
  phone: string | null;
  wrong: Partial<Record<"name" | "email" | "phone", ErrorCause>>;
  /** The line of an earlier row with the same address; null for the first. */
  sameAs: number | null;
}

/** The content of each column; null if unknown. */
type Columns = (StudentColumn | null)[];

/** The headings of columns, in English and Urdu; case and punctuation do not count. */
const headings: Record<StudentColumn, string[]> = {
  name: [
    "name",
    "full name",
    "student",
    "student name",
    "name of student",
    "نام",
    "پورا نام",
    "طالب علم",
    "طالب علم کا نام",
  ],
  firstName: ["first name", "firstname", "given name", "پہلا نام"],
  lastName: ["last name", "lastname", "surname", "family name", "آخری نام"],
  email: ["email", "e mail", "mail", "email address", "e mail address", "ای میل", "ایمیل", "ای میل ایڈریس", "برقی پتہ"],
  phone: [
    ...["phone", "phone number", "phone no", "mobile", "mobile number", "mobile no", "cell", "cell number", "contact"],
    ...["contact number", "contact no", "whatsapp", "whatsapp number", "whatsapp no", "telephone", "tel", "number"],
    ...["فون", "فون نمبر", "موبائل", "موبائل نمبر", "رابطہ نمبر", "واٹس ایپ", "واٹس ایپ نمبر", "نمبر"],
  ],
};

const columnNames = Object.keys(headings) as StudentColumn[];

/**
 * Reads a list of students from a spreadsheet, pasted or as CSV: cells separated by tabs, semicolons or commas, with or
 * without a line of headings, with Arabic or Urdu digits. A number without a country code is one of `country` (ISO
 * 3166-1 alpha-2). Throws `invalid` for a list that is longer or wider than a table may be.
 */
export function readStudents(text: string, country: string): { columns: Columns; rows: StudentRow[] } {
  const lines = readLines(text);
  const headed = (lines[0]?.cells ?? []).map(columnHeaded);
  const hasHeadings = headed.some((column) => column !== null);
  const columns = hasHeadings ? headed : guessColumns(lines);
  const firstWith = new Map<string, number>();
  const rows = lines.slice(hasHeadings ? 1 : 0).map((line) => {
    const row = readRow(line, columns, country);
    const sameAs = firstWith.get(row.email) ?? null;
    if (sameAs === null && row.email !== "") firstWith.set(row.email, line.number);
    return { ...row, sameAs };
  });
  return { columns, rows };
}

/** Text whose quotation marks do not pair is read with its marks unchanged. */
function readLines(text: string): TableLine[] {
  requireShortTable(text);
  const options = { delimiter: delimiterOf(text), trim: true, relax_quotes: true };
  try {
    return readTable(text, options);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return readTable(text, { ...options, quote: false });
  }
}

/** The most frequent separator of the first line that has any. */
function delimiterOf(text: string): string {
  const bare = firstLine(text).replace(/"[^"]*"/g, "");
  const counts = ["\t", ";", ","].map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

function firstLine(text: string): string {
  for (const [line] of text.matchAll(/[^\r\n]+/g)) if (line.trim() !== "") return line;
  return "";
}

function columnHeaded(cell: string): StudentColumn | null {
  const heading = cell
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return columnNames.find((column) => headings[column].includes(heading)) ?? null;
}

/** Without headings: addresses hold an @, numbers hold digits, and the first column of other words holds names. */
function guessColumns(lines: TableLine[]): Columns {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const cellsAt = (at: number) => lines.map(({ cells }) => cells[at] ?? "");
  const most = (isOne: (cell: string) => boolean) => {
    const counts = Array.from({ length: width }, (_, at) => cellsAt(at).filter(isOne).length);
    const top = Math.max(0, ...counts);
    return top === 0 ? -1 : counts.indexOf(top);
  };
  const email = most((cell) => cell.includes("@"));
  const phone = most((cell) => !cell.includes("@") && plainDigits(cell).replace(/\D/g, "").length >= 7);
  const isFree = (at: number) => at !== email && at !== phone;
  const name = Array.from({ length: width }, (_, at) => at).find(
    (at) => isFree(at) && cellsAt(at).some((cell) => /\p{L}/u.test(cell)),
  );
  const columnAt = new Map<number | undefined, StudentColumn>([
    [email, "email"],
    [phone, "phone"],
    [name, "name"],
  ]);
  return Array.from({ length: width }, (_, at) => columnAt.get(at) ?? null);
}

function readRow({ number, cells }: TableLine, columns: Columns, country: string): Omit<StudentRow, "sameAs"> {
  const cellOf = (column: StudentColumn) => {
    const at = columns.indexOf(column);
    // Spreadsheets, and our own lists, write an apostrophe before text that is not a formula.
    return at === -1
      ? ""
      : (cells[at] ?? "")
          .replace(/^'(?=[+=@-])/, "")
          .replace(/\s+/g, " ")
          .trim();
  };
  const name = cellOf("name") || [cellOf("firstName"), cellOf("lastName")].filter(Boolean).join(" ");
  const email = cellOf("email")
    .replace(/^mailto:/i, "")
    .toLowerCase();
  const typed = plainDigits(cellOf("phone"));
  const phone = typed === "" ? null : readPhoneNumber(typed, country);
  const { name: nameField, email: emailField } = newEnrolment.shape;
  const wrong: StudentRow["wrong"] = {};
  if (name === "") wrong.name = { reason: "students.noName" };
  else if (!nameField.safeParse(name).success) wrong.name = { reason: "students.longName" };
  if (email === "") wrong.email = { reason: "students.noEmail" };
  else if (!emailField.safeParse(email).success) wrong.email = { reason: "field.emailWrong" };
  if (phone && "wrong" in phone) wrong.phone = { reason: phone.wrong };
  return { line: number, name, email, phone: phone && "e164" in phone ? phone.e164 : null, wrong };
}

/** Arabic and Urdu digits as 0 to 9. */
const plainDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
