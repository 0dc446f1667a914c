import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import type { TableLine } from "#server/read-table.ts";
import { foldText } from "#shared/fold-text.ts";
import { readEmail } from "#shared/read-email.ts";

/** The possible contents of a column of a list of students. */
export type StudentColumn = "name" | "firstName" | "lastName" | "email" | "phone" | GuardianColumn;
type GuardianColumn = "father" | "mother" | "guardian";

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

/** Columns about other people, in brackets too. */
const otherPeople =
  /\b(?:fathers?|mothers?|guardians?|parents?|emergency|husbands?|wife|spouse|brothers?|sisters?|teachers?|instructors?|persons?|refer\w*)\b|والد|سرپرست|ولدیت|(?:^| )(?:الاب|الام|ولی)(?: |$)|ہنگامی|استاد/u;
/** Columns that hold the name of a parent, and nothing else about them. */
const guardians: [GuardianColumn, RegExp][] = [
  ["father", /^(?:name of )?fathers?(?: s)?(?: (?:full )?name)?$|^(?:والد|ولدیت)(?: کا نام)?$|^(?:اسم )?الاب$/u],
  ["mother", /^(?:name of )?mothers?(?: s)?(?: (?:full )?name)?$|^والدہ(?: کا نام)?$|^(?:اسم )?الام$/u],
  [
    "guardian",
    /^(?:name of )?(?:guardians?|parents?)(?: s)?(?: (?:full )?name)?$|^سرپرست(?: کا نام)?$|^(?:اسم )?ولی الامر$/u,
  ],
];
/** Columns about an address or a number. */
const aboutOthers = /\b(?:type|label|verified|status|consent|date|time|timestamp)\b/;
/** Rows that have a name and are no student. */
const otherThings =
  /\b(?:user|nick|middle|course|batch|class|section|group|school|college|university|institute|company|organi[sz]ation|bank|account|city|program\w*|department|subject|file)\b/;

const email = /\b(?:e ?mails?|e ?mail\w+|mails?|gmail)\b|ای ?میل|برید|برقی (?:پت|ڈاک)/u;
const phone =
  /\b(?:e ?)?(?:phone|mobile|whats ?app|what s app|telephone|cellphone|msisdn)|\b(?:cell|tel|ph|mob|contact|contacts)(?: ?no)?\b|^(?:number|نمبر|رقم)$|فون|موبایل|واٹس|واتس|جوال|ہاتف|رابطہ|محمول/u;
const firstName = /\b(?:first|given|fore) ?names?\b|\bfname\b|پہلا نام|الاسم الاول/u;
const lastName = /\b(?:last|family|sur) ?names?\b|\blname\b|آخری نام|اخری نام|اسم العایلہ|اللقب/u;
const name =
  /\b(?:full|student|candidate|participant|applicant)?names?\b|^(?:the )?(?:student|candidate|participant|trainee|learner|applicant)s?$|(?:^| )نام(?: |$)|^naam\b|^طالب علم$|(?:^| )(?:ال)?اسم(?: |$)/u;

/** The content that a heading names, in English, Urdu or Arabic; brackets, case and punctuation do not count. */
function columnHeaded(cell: string): StudentColumn | "account" | null {
  const plain = (text: string) =>
    foldText(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const heading = plain(cell.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")) || plain(cell);
  const guardian = guardians.find(([, heads]) => heads.test(plain(cell).slice(0, 100)))?.[0];
  if (guardian) return guardian;
  if (heading === "" || heading.length > 100 || aboutOthers.test(heading) || otherPeople.test(plain(cell))) return null;
  // Web forms head the address of a signed-in visitor so.
  if (/^(?:username|user principal name)$/.test(heading)) return "account";
  if (email.test(heading)) return "email";
  if (firstName.test(heading)) return "firstName";
  if (lastName.test(heading)) return "lastName";
  if (name.test(heading)) return otherThings.test(heading) ? null : "name";
  return phone.test(heading) ? "phone" : null;
}

/** The columns of a list by its headings, else by what the columns hold. Numbers may be of `country`. */
export function columnsOf(lines: TableLine[], country: string): ListedColumns {
  const holdsRow = lines.slice(0, firstLines).findIndex(({ cells }) => cells.some((cell) => readEmail(cell) !== null));
  const above = lines.slice(0, holdsRow === -1 ? firstLines : holdsRow);
  const read = above.map(({ cells }) => cells.map(columnHeaded));
  const known = read.map((columns) => columns.filter((column) => column !== null && column !== "account").length);
  const most = Math.max(0, ...known);
  if (most === 0) return { columns: guessColumns(lines, country), headings: [], lines };
  const at = known.indexOf(most);
  const headed = read[at] ?? [];
  const account = headed.includes("email") ? null : "email";
  return {
    columns: headed.map((column) => (column === "account" ? account : column)),
    headings: (lines[at]?.cells ?? []).map((cell) => cell.trim()),
    lines: lines.slice(at + 1),
  };
}

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
  const nameAt = best(
    (cell) => {
      if (!/\p{L}/u.test(cell)) return 0;
      return /\p{Nd}/u.test(cell) ? 1 : sampled + 1;
    },
    [emailAt, phoneAt],
  );
  return Array.from({ length: width }, (_, at) => {
    if (at === emailAt) return "email";
    if (at === phoneAt) return "phone";
    return at === nameAt ? "name" : null;
  });
}
