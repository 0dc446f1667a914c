import { foldText } from "#shared/fold-text.ts";

/** The possible contents of a column of a list of students. */
export type StudentColumn = "name" | "firstName" | "lastName" | "email" | "phone" | "country" | GuardianColumn;
type GuardianColumn = "father" | "mother" | "guardian";

/**
 * What a heading means by itself. The other columns decide about the rest: a student's name before a bare one before
 * another, "F Name" is the father's beside a name, "Username" may be an address, "Number" a phone, "Code" a country's.
 */
export type Heading = StudentColumn | "studentName" | "otherName" | "fName" | "account" | "number" | "code";

/** A regular expression of parts that stand between spaces. */
const words = (...parts: string[]) => new RegExp(`(?:^| )(?:${parts.join("|")})(?: |$)`, "u");

/** Columns about other people, in brackets too. */
const otherPeople = [
  words(
    ...["fathers?", "mothers?", "dads?", "daddy", "mums?", "moms?", "papa", "mama", "abb?u", "ammi", "walida?"],
    ...["guardians?", "parents?", "emergency", "husbands?", "wife", "spouse", "brothers?", "sisters?", "siblings?"],
    ...[
      "grand(?:father|mother|parent)s?",
      "uncles?",
      "aunts?",
      "relatives?",
      "kin",
      "friends?",
      "persons?",
      "refer\\w*",
    ],
    ...["teachers?", "instructors?", "trainers?", "tutors?", "mentors?", "coach", "lecturers?", "professors?"],
    ...["supervisors?", "principals?", "managers?", "agents?", "sponsors?", "owners?"],
  ),
  words(
    ...[
      "باپ",
      "ابو",
      "ابا",
      "بابا",
      "امی",
      "ماں",
      "شوہر",
      "خاوند",
      "بیوی",
      "بھایی",
      "بہن",
      "چچا",
      "ماموں",
      "دادا",
      "نانا",
    ],
    ...["دوست", "ٹیچر", "قاری", "ضامن", "(?:ال)?(?:اب|ام|اخ|اخت|جد|زوجہ?|معلمہ?|مدرسہ?|صدیقہ?|مشرفہ?)", "ولی"],
  ),
  /والد|سرپرست|ولدیت|ہنگامی|استا[دذ]|طواری/u,
];

const namedSo = "(?: s)?(?: (?:full )?name)?";

/** Columns that hold the name of a parent, and nothing else about them. */
const guardians: [GuardianColumn, RegExp][] = [
  [
    "father",
    new RegExp(
      `^(?:name of (?:the )?)?(?:students?(?: s)? )?(?:fathers?|dads?|papa|abb?u|walid)${namedSo}$` +
        "|^(?:s o|d o|s d o|s o d o|son of|daughter of|son daughter of)$" +
        "|^(?:نام )?(?:والد|باپ|ابو|ابا|بابا|ولدیت)(?: صاحب| محترم)?(?: کا نام)?$|^(?:اسم )?(?:الاب|الوالد|والد الطالب)$",
      "u",
    ),
  ],
  [
    "mother",
    new RegExp(
      `^(?:name of (?:the )?)?(?:students?(?: s)? )?(?:mothers?|mums?|moms?|mama|ammi|walida)${namedSo}$` +
        "|^(?:نام )?(?:والدہ|امی|ماں)(?: صاحبہ| محترمہ)?(?: کا نام)?$|^(?:اسم )?(?:الام|الوالدہ|والدہ الطالب)$",
      "u",
    ),
  ],
  [
    "guardian",
    new RegExp(
      `^(?:name of (?:the )?)?(?:(?:fathers?|parents?)(?: s)? (?:or )?)?(?:guardians?|parents?)${namedSo}$` +
        "|^(?:نام )?(?:والد )?(?:یا )?سرپرست(?: کا نام)?$|^(?:اسم )?ولی (?:الامر|امر الطالب)$",
      "u",
    ),
  ],
];

/** Columns about an address or a number. */
const aboutOthers = /\b(?:type|label|verified|status|consent|date|time|timestamp|groups?|joined)\b/;

const email = /\b(?:e ?mails?|e ?mail\w+|mails?|gmail)\b|(?:ای|جی) ?میل|برید|برقی (?:پت|ڈاک)/u;
const phone =
  /\b(?:e ?)?(?:phone|mobile|wh?ats ?(?:app?|up)|what s app|telephone|cellphone|land ?line|msisdn)|\b(?:cell|tel|ph|mob|contact|contacts|wa)(?: ?no)?\b|فون|موبایی?ل|وا?ٹس|واتس|جوال|ہاتف|رابط|محمول|نقال|خلوی|تواصل(?! اجتماعی| الاجتماعی)|اتصال|(?:^| )سیل(?: |$)/u;
const country =
  /^(?:(?:phone|mobile|cell|whats ?app|contact|tel|number|your|the|international) ){0,3}(?:country(?: (?:name|code|(?:or )?region|(?:calling|dial|dialing|dialling|phone|isd) code|of residence))?|(?:dial|dialing|dialling|calling|isd|phone) code|isd|(?:current|residence|home) country)$|^(?:ملک|ملک کا (?:نام|کوڈ)|کنٹری(?: کوڈ)?)$|^(?:(?:رمز|کود|مفتاح|اسم) )?(?:ال)?(?:دولہ|بلد)$/u;
const code = /^(?:code|کوڈ|(?:ال)?(?:رمز|کود))$/u;
const number = /^(?:number|نمبر|(?:ال)?رقم)$/u;
const firstAndLast = /\bfirst (?:name )?(?:and )?(?:last|sur) ?name\b/;
const firstName = /\b(?:first|given|fore) ?names?\b|پہلا نام|الاسم الاول/u;
const lastName = /\b(?:last|family|sur) ?names?\b|\bl ?name\b|آخری نام|اخری نام|اسم العایلہ|اللقب/u;

const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Longer headings are none. */
const longest = 100;

/** The meaning of a heading, in English, Urdu or Arabic; brackets, case and punctuation do not count. */
export function meaningOf(cell: string): Heading | null {
  const whole = plain(cell);
  const heading = plain(cell.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")) || whole;
  if (heading === "" || heading.length > longest) return null;
  const guardian = guardians.find(([, heads]) => heads.test(whole.slice(0, longest)))?.[0];
  if (guardian) return guardian;
  if (/^f ?name$/.test(heading)) return "fName";
  // Web forms head the address of a signed-in visitor so.
  if (/^(?:username|user principal name)$/.test(heading)) return "account";
  if (aboutOthers.test(heading) || otherPeople.some((people) => people.test(whole))) return null;
  const [meaning] = meanings.find(([, heads]) => heads.test(heading)) ?? [];
  return meaning ?? nameHeaded(heading) ?? (phone.test(heading) ? "phone" : null);
}

const meanings: [Heading, RegExp][] = [
  ["country", country],
  ["code", code],
  ["email", email],
  ["name", firstAndLast],
  ["firstName", firstName],
  ["lastName", lastName],
  ["number", number],
];

const students = "students?|candidates?|participants?|applicants?|trainees?|learners?|attendees?|pupils?|child|kids?";
const urduStudents = "طالب علم|طالب|طالبہ|طلبہ|طالبات|شاگرد|امیدوار|بچے|بچہ|بچی";
const arabicStudents = "(?:ال)?(?:طالب|متدرب|متعلم|مشارک|متقدم|دارس|تلمیذ|مرشح)ہ?|(?:ال)?(?:طفل|طلاب)";
const ofStudents = new RegExp(
  `\\b(?:${students})(?:s| s)? ?(?:full )?names?\\b|\\bnames? of (?:the )?(?:${students})\\b|^(?:the )?(?:${students})$` +
    `|(?:^| )(?:${urduStudents}) (?:کا|کے|کی) (?:پورا )?نام|^نام (?:${urduStudents})$|^(?:${urduStudents})$` +
    `|^(?:اسم )?(?:${arabicStudents})(?: |$)`,
  "u",
);

/** Words between which and "name" nobody else and nothing is named. */
const ownWords = words(
  ...[
    "full",
    "complete",
    "whole",
    "your",
    "ur",
    "the",
    "a",
    "my",
    "own",
    "his",
    "her",
    "enter",
    "write",
    "type",
    "give",
  ],
  ...["and", "or", "with", "in", "as", "is", "no", "id", "legal", "official", "real", "actual", "correct", "original"],
  ...["display", "certificate", "preferred", "english", "urdu", "arabic", "members?", "customers?", "clients?"],
  ...["employees?", "delegates?", "guests?", "registrants?", "scholars?"],
);

/** Rows that have a name and are no student. */
const otherThings = [
  /\b(?:user|nick|middle|course|batch|class|section|group|school|college|university|institute|company|organi[sz]ation|bank|account|city|program\w*|department|subject|file|event|team|project|product|branch|campus|country|village|district|mosque|masjid|madrass?ah?)\b/,
  /کورس|بیچ|کلاس|جماعت|گروپ|سیکشن|سکول|کالج|یونیورسٹی|ادار|مدرس|کمپنی|بینک|اکاونٹ|شہر|ضلع|گاوں|ملک|شعب|مضمون|پروگرام|ٹیم|برانچ|کیمپس|فایل/u,
];

/** The name that a heading means: a student's, just "Name", or another that may be a student's; null for none. */
function nameHeaded(heading: string): "studentName" | "name" | "otherName" | null {
  if (otherThings.some((things) => things.test(heading))) return null;
  if (ofStudents.test(heading)) return "studentName";
  if (/^(?:full ?)?names?$|^naam\b|^(?:پورا |مکمل )?نام$|^(?:ال)?اسم$|^الاسم الکامل$/u.test(heading)) return "name";
  const before = wordBeforeName(heading);
  const isEnglish = /\b(?:full)?names?\b/.test(heading) && !/\bnames? of\b/.test(heading);
  if (isEnglish) return before === "" || ownWords.test(before) ? "otherName" : null;
  // "Name of …" in Urdu and Arabic: of a student above, of something else here.
  const isUrdu = /(?:^| )نام(?: |$)/u.test(heading) && !/(?:^| )(?!اپ |اپنا )\p{L}+ (?:کا|کے|کی) نام/u.test(heading);
  return isUrdu || /^الاسم(?: |$)/u.test(heading) ? "otherName" : null;
}

/** The word before "name" or "full name", which says whose it is: "course" of "course's full name"; "" for none. */
function wordBeforeName(heading: string): string {
  const parts = heading.split(" ");
  const name = parts.findIndex((part) => /^(?:full)?names?$/.test(part));
  const before = parts.slice(0, Math.max(0, name));
  if (before.at(-1) === "full") before.pop();
  if (before.length > 1 && before.at(-1) === "s") before.pop();
  return before.at(-1) ?? "";
}
