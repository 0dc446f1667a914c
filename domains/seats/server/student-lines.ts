import { AppError } from "#server/app-error.ts";
import { readTable, requireShortTable, type TableLine } from "#server/read-table.ts";

/**
 * The lines of a list as people paste it: a table, the recipients of an e-mail, or lines of a chat. Text whose quotation
 * marks do not pair is read with its marks unchanged. Throws `invalid` for a list that is longer or wider than a table may be.
 */
export function readLines(whole: string): TableLine[] {
  requireShortTable(whole);
  // Excel's own first line names the separator.
  const [named = "", separator] = /^\uFEFF?"?sep=([^\r\n"])"?[^\S\t]*(?:\r\n|\n|\r)/i.exec(whole) ?? [];
  const list = whole.slice(named.length);
  const entries = separator === undefined ? (recipientsOf(list) ?? entriesOf(list)) : null;
  const delimiter = entries === null ? (separator ?? delimiterOf(list)) : "\t";
  const text = entries ?? withoutFrame(list, delimiter);
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

/** Whether a text has an address, or as many digits as a phone number. */
const holdsContact = (text: string): boolean => /\S@\S|(?:\p{Nd}[ ()-]{0,2}){7}/u.test(text);

/** A text without the number or mark that it has in a list: "1) Ali", "۱۔ علی", "- Ali". */
export const withoutListMark = (text: string): string =>
  text.replace(
    /^\s{0,9}(?:[#([]?\p{Nd}{1,3}(?:\uFE0F?\u20E3 ?|[.)\]:،,۔/–— -]{1,4})|[-•*●▪◦✔➢►–—]{1,3} ?)(?=["'“]?\p{L})/u,
    "",
  );

/**
 * The recipients of an e-mail as mail programs copy them, "Khan, Ali <ali@example.com>; sara@example.com", as lines of a
 * name and an address; null for a text with anything else, such as a table.
 */
function recipientsOf(text: string): string | null {
  if (!text.includes("@")) return null;
  const lines: string[] = [];
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
    const recipients = recipientsIn(line.replace(/^\s*(?:to|cc|bcc) ?: ?/i, ""));
    if (recipients === null) return null;
    for (const recipient of recipients) lines.push(recipient);
  }
  return lines.join("\n");
}

/** The recipients in a line, or the line itself as a title; null where it is neither. Each ends with an address. */
function recipientsIn(line: string): string[] | null {
  if (!line.includes("@")) return holdsContact(line) || /[\t,;|]/.test(line) ? null : [line];
  const recipients: string[] = [];
  let open = "";
  for (const part of line.split(/[,;]/)) {
    open = open === "" ? part : `${open},${part}`;
    if (!part.includes("@")) continue;
    const recipient = recipientOf(open.trim());
    if (recipient === null) return null;
    recipients.push(recipient);
    open = "";
  }
  return open.trim() === "" ? recipients : null;
}

/** A recipient as a name, which may be empty, a tab and an address; null for anything else. */
function recipientOf(text: string): string | null {
  if (/^[^\s<>,;]*$/.test(text)) return `\t${text}`;
  const [, before, address = ""] =
    /^([^<>\t]*)<([^<>\t]*)>$/.exec(text) ?? /^([^<>@\t,]*) \(?([^\s<>@()]+@[^\s<>@()]+)\)?$/.exec(text) ?? [];
  if (before === undefined || !address.includes("@")) return null;
  const name = recipientName(withoutListMark(before));
  // Before an address with more commas, or digits, are cells.
  if (before.split(",").length > 2 || before.trim().endsWith(",") || holdsDigits(name)) return null;
  return `${name.toLowerCase() === address.toLowerCase() ? "" : name}\t${address}`;
}

const holdsDigits = (text: string) => /\p{Nd}/u.test(text) && !text.includes("@");

/** What follows a name and a comma, and is no given name. */
const titles = /^(?:jr|sr|ii|iii|ph ?d|m ?d|mba|m ?phil|b ?a|m ?a|b ?sc|m ?sc|esq|mr|mrs|ms|dr|prof|engr)$/;

/** A name as a mail program writes it, without quotation marks, "Khan, Ali" as "Ali Khan". */
export function recipientName(written: string): string {
  const name = written.trim().replace(/^["'“”‘]{1,2}|["'“”’]{1,2}$/g, "");
  const [, family = "", given = ""] = /^([^,]+),([^,]+)$/.exec(name) ?? [];
  const plain = given.toLowerCase().replaceAll(".", "").trim();
  return given.trim() === "" || titles.test(plain) ? name : `${given.trim()} ${family.trim()}`;
}

/** The lines of a chat, "1. Ali Khan 0300 1234567", as cells with tabs between; null for a text of cells. */
function entriesOf(text: string): string | null {
  const delimiter = delimiterOf(text);
  const lines = text.match(/[^\r\n]+/g) ?? [];
  const ofCells = lines.filter((line) => line.includes(delimiter));
  const isTable = ofCells.some(holdsContact) || !lines.some((line) => !line.includes(delimiter) && holdsContact(line));
  return ofCells.length > 0 && isTable ? null : text.replace(/[^\r\n]+/g, partedLine);
}

/** A longer line is no entry of a list. */
const longestEntry = 300;

/** A line of a chat as cells: what stands before its address or number, and those. */
function partedLine(line: string): string {
  const entry = withoutListMark(line.slice(0, longestEntry).replaceAll("\t", " "));
  const [email = ""] = /\S{1,100}@\S{1,100}/.exec(entry) ?? [];
  const rest = entry
    .replace(email, " ")
    .trim()
    .replace(/[\s.,;:–—۔،-]{1,10}$/, "");
  const [phone = ""] = /[+([]?\p{Nd}[\p{Nd} ()[\]./۔-]{6,20}\p{Nd}$/u.exec(rest) ?? [];
  const name = rest.slice(0, rest.length - phone.length).replace(/[\s,:–—-]{1,5}$/, "");
  return name === "" || (phone === "" && email === "") ? line : [name, email, phone].join("\t");
}
