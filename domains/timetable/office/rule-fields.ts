import type { Closure, TimetableRule } from "#domains/timetable/contract.ts";
import { day as oneDay } from "#shared/durations.ts";

/** A rule as the texts of its form, by field name. */
export type RuleTexts = Partial<Record<string, string>>;

/** The fields of the rows of a form: of ranges with other hours, and of holidays. */
const rowFields = {
  exceptions: ["name", "from", "until", "startsAt", "endsAt"],
  closures: ["name", "from", "until"],
  dayHours: ["weekday", "startsAt", "endsAt"],
} as const;

type RowKind = keyof typeof rowFields;
export type RowField = (typeof rowFields)[RowKind][number];

/** The name of a field of a row. */
export const rowField = (kind: RowKind, at: number, name: RowField) => `${kind}.${at}.${name}`;

/** The numbers of the rows in which something is filled in, in order. */
export function filledRows(texts: RuleTexts, kind: RowKind): number[] {
  const numbers = Object.keys(texts).flatMap((name) => {
    const [of, at, field] = name.split(".");
    return of === kind && field === rowFields[kind][0] ? [Number(at)] : [];
  });
  return numbers
    .filter((at) => rowFields[kind].some((name) => texts[rowField(kind, at, name)]?.trim()))
    .toSorted((one, other) => one - other);
}

/** A rule as texts; `weekday.1` is Monday's box. */
export function ruleTexts(rule: TimetableRule): RuleTexts {
  const { weekdays, startsAt, endsAt, timeZone, fromDay, untilDay, note, meetingUrl, holidays, exceptions } = rule;
  const ownHours = (rule.dayHours ?? []).map((one) => ({ ...one, weekday: String(one.weekday) }));
  return {
    ...{ startsAt, endsAt, timeZone, fromDay, untilDay, note },
    meetingUrl: meetingUrl ?? "",
    ...Object.fromEntries(weekdays.map((day) => [`weekday.${day}`, "on"])),
    ...rowTexts("exceptions", exceptions),
    ...rowTexts("dayHours", ownHours),
    ...rowTexts("closures", closuresOf(holidays, rule.closures ?? [])),
  };
}

function rowTexts(kind: RowKind, rows: Partial<Record<RowField, string>>[]): RuleTexts {
  const texts = rows.flatMap((row, at) => rowFields[kind].map((name) => [rowField(kind, at, name), row[name] ?? ""]));
  return Object.fromEntries(texts);
}

/** The holidays of a rule as ranges: those with names, and the other days, where they follow each other as one. */
function closuresOf(holidays: string[], named: Closure[]): Closure[] {
  const covered = new Set(named.flatMap(daysOf));
  const ranges: Closure[] = [...named];
  let open: Closure | undefined;
  for (const day of holidays.filter((one) => !covered.has(one))) {
    if (open && dayAfter(open.until) === day) open.until = day;
    else {
      open = { name: "", from: day, until: day };
      ranges.push(open);
    }
  }
  return ranges.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

const dayAfter = (day: string) => new Date(Date.parse(day) + oneDay).toISOString().slice(0, 10);

/** The most days of a range that are counted out: its contract refuses longer ones. */
const mostDays = 400;

/** The days of a range; none for one that is no range. */
function daysOf({ from, until }: Pick<Closure, "from" | "until">): string[] {
  const days: string[] = [];
  if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(until))) return days;
  for (let day = from; day <= until && days.length < mostDays; day = dayAfter(day)) days.push(day);
  return days;
}

/** The form's fields, in the shape of a rule's contract. A row is none if all of its fields are empty. */
export function ruleFields(form: RuleTexts) {
  const { startsAt, endsAt, timeZone, fromDay, untilDay, note, meetingUrl } = form;
  const rowsOf = (kind: RowKind) =>
    filledRows(form, kind).map((at) => {
      const texts = rowFields[kind].map((name) => [name, form[rowField(kind, at, name)] ?? ""] as const);
      return Object.fromEntries(texts) as Partial<Record<RowField, string>>;
    });
  const ownHours = rowsOf("dayHours");
  // A holiday of one day needs no last day.
  const closures = rowsOf("closures").map(({ name = "", from = "", until = "" }) => ({
    name,
    from,
    until: until || from,
  }));
  return {
    ...{ startsAt, endsAt, timeZone, fromDay, untilDay, note, meetingUrl },
    weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => form[`weekday.${day}`] !== undefined),
    holidays: closures.flatMap(daysOf),
    closures,
    exceptions: rowsOf("exceptions"),
    dayHours: ownHours.length > 0 ? ownHours : null,
  };
}

/** The Monday of a day's week: "2026-11-23". */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
