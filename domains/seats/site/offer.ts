import type { SiteCourse, SitePlan } from "#domains/content/contract/site-content.ts";
import { coursePrice, type OwnFee, oneFee, paidMonths } from "#domains/content/rules/course-price.ts";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import { formatPrice, type PriceCurrency } from "#shared/formats/format-price.ts";

/** A country as the form sends it, and as it is read. */
export type Country = { value: string; label: string };

/** The courses, batches and plans to choose from, as far as the form shows them. */
export type Offer = {
  courses: (Pick<
    SiteCourse,
    "id" | "title" | "duration" | "months" | "pattern" | "plans" | "fees" | "feeFor" | "registration"
  > & { level: string })[];
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
  countries: Country[];
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
