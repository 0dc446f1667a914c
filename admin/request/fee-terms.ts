import { coursePrice, ownFeeOf, soldIn } from "#domains/content/rules/course-price.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import type { FeeTerms } from "#domains/money/office/desk/fee-terms-fields.tsx";
import { soldPlans } from "#domains/money/office/sold-plans.ts";
import type { StoredBatch } from "#domains/seats/server/batches-with-seats.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats, type Locale } from "#shared/formats/formats.ts";
import { readNumber } from "#shared/read-number.ts";
import type { OpenOffice } from "./office.ts";

/** The months that fees may begin in: from some before this one. */
const [monthsBefore, monthsShown] = [6, 24];

/** The terms by which fees in a batch are opened, as its course is published; they begin now in a batch under way. */
export function feeTermsOf({ content, messages }: OpenOffice["site"], batch: StoredBatch): FeeTerms {
  const course = content.courses.find(({ id }) => id === batch.courseId);
  const today = dayOf(new Date(), content.company.hours.timeZone);
  const months = monthsAround(today, messages.language.lang);
  const own = ownFeeOf(batch, content);
  const begins = batch.startDate.slice(0, 7);
  return {
    plans: soldPlans({ content }, batch.courseId),
    currency: content.company.currency.code,
    book: deskCurrencies(content.money).map((currency) => ({
      currency,
      registration: course?.registration[currency] || undefined,
      fees: Object.fromEntries(
        course ? soldIn(course, content.plans).map((plan) => [plan.id, coursePrice(course, plan, currency, own)]) : [],
      ),
    })),
    months,
    // Those who come later pay from now on.
    firstMonth: months.some(([month]) => month === begins) && begins > today ? begins : today.slice(0, 7),
    course: { months: course?.months ?? 1, feeFor: course?.feeFor ?? "month" },
  };
}

/** The months around a day, each as text: "December 2026". */
function monthsAround(today: string, lang: Locale): [month: string, label: string][] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const inWords = formats(lang).moments({ month: "long", year: "numeric" })("UTC");
  return Array.from({ length: monthsShown }, (_, at) => {
    const first = new Date(Date.UTC(year, month - 1 - monthsBefore + at, 1));
    return [first.toISOString().slice(0, 7), inWords.format(first)];
  });
}

/** The terms of a sent form. */
export function typedTerms(form: Record<string, string>) {
  const { plan, currency, feeFor, monthly, registration, firstMonth, months = "", dueDay = "" } = form;
  return {
    ...{ plan, currency, feeFor, monthly, firstMonth, dueDay: readNumber(dueDay) ?? dueDay },
    ...(registration?.trim() && { registration }),
    ...(feeFor !== "course" && { months: readNumber(months) ?? months }),
  };
}
