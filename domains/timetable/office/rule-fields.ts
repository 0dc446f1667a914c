import type { TimetableRule } from "#domains/timetable/contract.ts";

/** A rule as the texts of its form, by field name. */
export type RuleTexts = Partial<Record<string, string>>;

export const exceptionFields = ["name", "from", "until", "startsAt", "endsAt"] as const;

/** The name of a field of an exception. */
export const exceptionField = (at: number, name: (typeof exceptionFields)[number]) => `exceptions.${at}.${name}`;

/** A rule as texts; `weekday.1` is Monday's box. */
export function ruleTexts(rule: TimetableRule): RuleTexts {
  const { weekdays, startsAt, endsAt, timeZone, fromDay, untilDay, note, meetingUrl, holidays, exceptions } = rule;
  return {
    ...{ startsAt, endsAt, timeZone, fromDay, untilDay, note },
    ...{ meetingUrl: meetingUrl ?? "", holidays: holidays.join("\n") },
    ...Object.fromEntries(weekdays.map((day) => [`weekday.${day}`, "on"])),
    ...Object.fromEntries(
      exceptions.flatMap((range, at) => exceptionFields.map((name) => [exceptionField(at, name), range[name]])),
    ),
  };
}

/** The form's fields, in the shape of a rule's contract. A range is none if all of its fields are empty. */
export function ruleFields(form: RuleTexts) {
  const { startsAt, endsAt, timeZone, fromDay, untilDay, note, meetingUrl, holidays = "" } = form;
  const ranges = Object.keys(form).flatMap((name) => /^exceptions\.(\d+)\.name$/.exec(name)?.[1] ?? []);
  return {
    ...{ startsAt, endsAt, timeZone, fromDay, untilDay, note, meetingUrl },
    weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => form[`weekday.${day}`] !== undefined),
    holidays: holidays.split(/[\s,;]+/).filter(Boolean),
    exceptions: ranges
      .map((at) => Object.fromEntries(exceptionFields.map((name) => [name, form[exceptionField(Number(at), name)]])))
      .filter((range) => Object.values(range).some((text) => text?.trim())),
  };
}

/** The Monday of a day's week: "2026-11-23". */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
