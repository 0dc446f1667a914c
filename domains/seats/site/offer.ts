import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { SiteContent, SiteCourse, SitePlan } from "#domains/content/contract/site-content.ts";
import { coursePrice, type OwnFee, oneFee, paidMonths, shownSigns } from "#domains/content/rules/course-price.ts";
import { countryNames } from "#domains/institute/rules/country.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import { formatDate } from "#shared/formats/format-date.ts";
import { formatPrice, type PriceCurrency } from "#shared/formats/format-price.ts";
import type { Messages } from "#shared/words.ts";

/** The courses, batches and plans to choose from, as far as the form shows them. */
export type Offer = {
  courses: Pick<
    SiteCourse,
    "id" | "title" | "duration" | "months" | "level" | "pattern" | "plans" | "fees" | "feeFor" | "registration"
  >[];
  plans: Pick<SitePlan, "id" | "title" | "fees" | "summary">[];
  /** The batches that have not ended, the earliest to start first. */
  batches: OfferedBatch[];
  /** The zone of the hours in the batches' texts. */
  timeZone: string;
  /** The currencies that visitors see fees in, in the order of `shownCurrencies`. */
  signs: PriceCurrency[];
  /** The content of each plan. */
  everyPlan: string[];
  /** English names, the default first. */
  countries: string[];
};

/** A batch to choose. */
export type OfferedBatch = {
  id: string;
  courseId: string;
  name: string;
  /** Its entry in the list: "Evening batch, from 1 December 2026, 4 seats left". */
  label: string;
  /** Its days, hours and seats as text. */
  details: string;
  /** The first class, in ISO 8601; null if its hours are not known. */
  firstClass: { from: string; to: string } | null;
  isFull: boolean;
  /** Its own price for whatever plan, in place of the course's. */
  ownFee: OwnFee;
};

export type OfferedCourse = Offer["courses"][number];
export type OfferedPlan = Offer["plans"][number];

/** The one fee of a course without plans, among the plans. */
export const offeredFee: OfferedPlan = { ...oneFee, summary: "" };

/** The countries that see the simple form, listed after the institute's own and before the others. */
const askingCountries = ({ markets }: SiteContent["money"]) =>
  markets.flatMap(({ countries, fees }) => (fees === "asked" ? (countries ?? []) : [])).flatMap(namesOfCountry);

/** A country, as the form lists it. */
function namesOfCountry(code: string): string[] {
  return Object.entries(countryNames).flatMap(([known, name]) => (known === code ? [name] : []));
}

function offeredBatch(
  { _id: id, courseId, name, schedule, timing, startDate, seats, enrolled, firstClass, ownFee }: TimedBatch,
  recordings: number,
  words: Messages["labels"]["enrolment"]["form"]["batch"],
): OfferedBatch {
  const free = Math.max(0, seats - enrolled);
  const left = free === 0 ? words.full : fillCount(words.left, free);
  const start = formatDate(startDate);
  const hasBegun = new Date(startDate) < new Date();
  const found = hasBegun && recordings > 0 ? ` ${fillCount(words.recordings, recordings)}` : "";
  const details = { days: schedule, hours: timing, start, left };
  return {
    ...{ id, courseId, name, isFull: free === 0, ownFee },
    firstClass: firstClass && { from: firstClass.from.toISOString(), to: firstClass.to.toISOString() },
    label: fillText(words.option, { name, start, left }),
    details: fillText(hasBegun ? words.underWay : words.details, details) + found,
  };
}

/** The batches that can be chosen, and the number of each one's recordings that its students find open. */
type OpenBatches = { batches: TimedBatch[]; recordings: Map<string, number> };

/** The published offer with the batches that can be chosen, for the page's loader. */
export function offerOf(
  content: SiteContent,
  { batches, recordings }: OpenBatches,
  words: Messages["labels"]["enrolment"]["form"]["batch"],
): Offer {
  const { courses, plans, company, money, pages } = content;
  return {
    // A course that is no longer published may still have batches.
    batches: batches
      .filter(({ courseId }) => courses.some(({ id }) => id === courseId))
      .map((batch) => offeredBatch(batch, recordings.get(batch._id) ?? 0, words)),
    courses: courses.map(
      ({ id, title, duration, months, level, pattern, plans: soldIn, fees, feeFor, registration }) => {
        return { id, title, duration, months, level, pattern, plans: soldIn, fees, feeFor, registration };
      },
    ),
    timeZone: company.hours.timeZone,
    plans: plans.map(({ id, title, fees, summary }) => ({ id, title, fees, summary })),
    signs: shownSigns(content),
    everyPlan: pages.terms.inEveryPlan,
    countries: [
      ...new Set([
        ...namesOfCountry(company.address.countryCode),
        ...askingCountries(money),
        ...Object.values(countryNames),
      ]),
    ],
  };
}

type Chosen = {
  course: OfferedCourse | undefined;
  batch?: OfferedBatch | undefined;
  plan: OfferedPlan;
  months?: number;
  /** Whether registration is in the sum. */
  registration?: boolean;
};

/** The fee of a plan in each currency that visitors see, for some months; null where it is asked for. */
export function feesOf(
  { course, batch, plan, months = 1, registration = false }: Chosen,
  { signs }: Pick<Offer, "signs">,
): FeeTexts {
  const times = paidMonths({ months, feeFor: course?.feeFor });
  return signs.map((sign) => {
    const fee = coursePrice(course ?? { fees: {} }, plan, sign.code, batch?.ownFee);
    const along = registration ? (course?.registration[sign.code] ?? 0) : 0;
    return fee === undefined ? null : formatPrice(fee * times + along, sign);
  });
}

/** The registration fee of a course in each currency that visitors see; null for none. */
export const registrationOf = (course: OfferedCourse | undefined, { signs }: Pick<Offer, "signs">): FeeTexts =>
  signs.map((sign) => {
    const fee = course?.registration[sign.code] ?? 0;
    return fee === 0 ? null : formatPrice(fee, sign);
  });
