import { foldText } from "#shared/fold-text.ts";

/** The names of the months in English, Arabic and Urdu; three letters tell each. */
const months = [
  ["january", "يناير", "جنوری"],
  ["february", "فبراير", "فروری"],
  ["march", "مارس", "مارچ"],
  ["april", "أبريل", "اپریل"],
  ["may", "مايو", "مئی"],
  ["june", "يونيو", "جون"],
  ["july", "يوليو", "جولائی"],
  ["august", "أغسطس", "اگست"],
  ["september", "سبتمبر", "ستمبر"],
  ["october", "أكتوبر", "اکتوبر"],
  ["november", "نوفمبر", "نومبر"],
  ["december", "ديسمبر", "دسمبر"],
].map((names) => names.map((name) => foldText(name).slice(0, 3)));

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$/;
const otherWeekdays = new Set(
  [
    ...["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
    ...["پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ", "اتوار"],
  ].map(foldText),
);

/** The numbers and words of a day, without its name: "Tue 1st Dec 2026" has "1", "dec" and "2026". */
function partsOf(cell: string): string[] {
  const text = /^[\x20-\x7E]*$/.test(cell) ? cell.trim().toLowerCase() : foldText(cell);
  const [, ...joined] = /^(\d{4})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/.exec(text) ?? [];
  if (joined.length > 0) return joined;
  const parts = text.replace(/(\d)(?:st|nd|rd|th)\b/g, "$1").match(/\d+|\p{L}+/gu) ?? [];
  const [first = ""] = parts;
  return weekday.test(first) || otherWeekdays.has(first) ? parts.slice(1) : parts;
}

const isNumber = (part: string) => /^\d+$/.test(part);

/** Whether days are written as 12/31/2026; the day comes first where nothing tells. */
export function isMonthFirst(days: string[]): boolean {
  const parts = days.map(partsOf).filter((those) => those.length > 2 && those.slice(0, 3).every(isNumber));
  return parts.every(([first]) => Number(first) <= 12) && parts.some(([, second]) => Number(second) > 12);
}

/**
 * A day as a bank writes it, "01-Dec-2026", "1/12/26", "2026-12-01 14:05", "20261201", "۱ دسمبر ۲۰۲۶", as "2026-12-01"; null
 * for anything else.
 */
export function readBankDay(text: string, monthFirst: boolean): string | null {
  const [first = "", second = "", third = ""] = partsOf(text);
  const monthOf = (part: string) =>
    isNumber(part) ? Number(part) : months.findIndex((names) => names.includes(part.slice(0, 3))) + 1;
  const isNamed = (part: string) => part !== "" && !isNumber(part);
  const inOrder = (): [year: string, month: string, day: string] => {
    if (/^\d{4}$/.test(first)) return [first, second, third];
    if (isNamed(first) || (monthFirst && !isNamed(second))) return [third, first, second];
    return [third, second, first];
  };
  const [year, month, day] = inOrder();
  if (!/^(\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(day)) return null;
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = `${whole}-${String(monthOf(month)).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const read = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : null;
}
