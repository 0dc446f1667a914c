import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { shownSigns } from "#domains/content/rules/course-price.ts";
import { countryNames } from "#domains/institute/rules/country.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { formatDate } from "#shared/formats/format-date.ts";
import type { Messages } from "#shared/words.ts";
import type { Offer, OfferedBatch } from "./offer.ts";

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
