import { type Holiday, longestHolidayList } from "#domains/timetable/contract.ts";

const texts = ["name", "from", "until", "branchId"] as const;

/** A holiday as it is typed; the branch is empty for the whole institute. */
export type HolidayForm = Record<(typeof texts)[number], string>;

/** Holidays as a form shows them. */
export const holidayForm = (holidays: Holiday[]): HolidayForm[] =>
  holidays.map(({ branchId, ...holiday }) => ({ ...holiday, branchId: branchId ?? "" }));

/** The holidays of a form without those that are removed, and without empty rows. */
export function readHolidayForm(sent: FormData): HolidayForm[] {
  const text = (name: string) => String(sent.get(name) ?? "").trim();
  const count = Math.min(Number(text("holidays")) || 0, longestHolidayList + 2);
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    if (sent.has(`holidays.${at}.remove`)) return [];
    const read = Object.fromEntries(texts.map((name) => [name, text(`holidays.${at}.${name}`)])) as HolidayForm;
    return read.name || read.from || read.until ? [read] : [];
  });
}

/** What a form says, in the shape of its contract: a holiday of one day needs no last day. */
export const holidaysTyped = (form: HolidayForm[]) =>
  form.map(({ name, from, until, branchId }) => ({ name, from, until: until || from, branchId: branchId || null }));
