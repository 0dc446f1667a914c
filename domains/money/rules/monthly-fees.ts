import { type Entry, registration } from "./instalments.ts";

/** The fees that staff open for a place: so many months from one on, or a whole course, each due on the same day. */
export interface FeeTerms {
  /** Minor units of a month, or of the whole course. */
  monthlyMinor: number;
  feeFor: "month" | "course";
  months: number;
  registrationMinor: number;
  /** "2026-12". */
  firstMonth: string;
  /** From 1 to 31; the last day of a shorter month. */
  dueDay: number;
}

/** The days on which fees are due, "2026-12-05": one in each month. */
export function dueDaysOf({ firstMonth, months, dueDay }: Omit<FeeTerms, "monthlyMinor">): string[] {
  const [year = 0, month = 1] = firstMonth.split("-").map(Number);
  return Array.from({ length: months }, (_, index) => {
    const last = new Date(Date.UTC(year, month + index, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + index, Math.min(dueDay, last))).toISOString().slice(0, 10);
  });
}

/** The charges of these fees; registration is due with the first. `lastMomentOf` says until when a day's money may come. */
export function chargesOfFees(terms: FeeTerms, lastMomentOf: (day: string) => Date): Entry[] {
  const { monthlyMinor, registrationMinor } = terms;
  const days = dueDaysOf(terms).map(lastMomentOf);
  const [first] = days;
  const months = days.map((dueAt, index): Entry => {
    const instalment = terms.feeFor === "course" || days.length === 1 ? null : index + 1;
    return { kind: "charge", amountMinor: monthlyMinor, instalment, dueAt };
  });
  if (!first || registrationMinor === 0) return months;
  return [{ kind: "charge", amountMinor: registrationMinor, instalment: registration, dueAt: first }, ...months];
}
