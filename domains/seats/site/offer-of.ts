import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { daysIn, timingIn } from "#domains/catalogue/rules/batch-days.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { shownSigns } from "#domains/content/rules/course-price.ts";
import { countryCodeOf, countryNames } from "#domains/institute/rules/country.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { wholeDate } from "#shared/formats/format-date.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import type { Messages } from "#shared/words.ts";
import type { Country, Offer, OfferedBatch } from "./offer.ts";

/** The countries that see the simple form, listed after the institute's own and before the others. */
const askingCountries = ({ markets }: SiteContent["money"]) =>
  markets.flatMap(({ countries, fees }) => (fees === "asked" ? (countries ?? []) : [])).flatMap(namesOfCountry);

/** A country, as the form lists it. */
function namesOfCountry(code: string): string[] {
  return Object.entries(countryNames).flatMap(([known, name]) => (known === code ? [name] : []));
}

/** Countries with their names in a language; the others than the institute's own and those that ask stay in their order. */
function namedIn(locale: Locale, names: string[]): Country[] {
  const { country } = namesIn(locale);
  return names.map((value) => ({
    value,
    label: locale === siteLocale ? value : (country(countryCodeOf(value) ?? "") ?? value),
  }));
}

function offeredBatch(
  { _id: id, courseId, name, schedule, timing, startDate, seats, enrolled, firstClass, ownFee }: TimedBatch,
  recordings: number,
  { timeZone, words, locale }: { timeZone: string; words: BatchOptionWords; locale: Locale },
): OfferedBatch {
  const free = Math.max(0, seats - enrolled);
  const left = free === 0 ? words.full : fillCount(words.left, free);
  const start = wholeDate(startDate, locale);
  const hasBegun = new Date(startDate) < new Date();
  const found = hasBegun && recordings > 0 ? ` ${fillCount(words.recordings, recordings)}` : "";
  const details = { days: daysIn(locale, schedule), hours: timingIn(locale, timing, timeZone), start, left };
  return {
    ...{ id, courseId, name, isFull: free === 0, ownFee },
    firstClass: firstClass && { from: firstClass.from.toISOString(), to: firstClass.to.toISOString() },
    label: fillText(words.option, { name, start, left }),
    details: fillText(hasBegun ? words.underWay : words.details, details) + found,
  };
}

type BatchOptionWords = Messages["labels"]["enrolment"]["form"]["batch"];

/** The batches that can be chosen, and the number of each one's recordings that its students find open. */
type OpenBatches = { batches: TimedBatch[]; recordings: Map<string, number> };

/** The published offer with the batches that can be chosen, for the page's loader. */
export function offerOf(
  content: SiteContent,
  { batches, recordings }: OpenBatches,
  { labels, language }: Pick<Messages, "labels" | "language">,
): Offer {
  const { lang: locale } = language;
  const words = labels.enrolment.form.batch;
  const { courses, plans, company, money, pages } = content;
  return {
    // A course that is no longer published may still have batches.
    batches: batches
      .filter(({ courseId }) => courses.some(({ id }) => id === courseId))
      .map((batch) =>
        offeredBatch(batch, recordings.get(batch._id) ?? 0, { timeZone: company.hours.timeZone, words, locale }),
      ),
    courses: courses.map(
      ({ id, title, duration, months, level, pattern, plans: soldIn, fees, feeFor, registration }) => {
        return {
          id,
          title,
          duration,
          months,
          level: labels.levels[level],
          pattern,
          plans: soldIn,
          fees,
          feeFor,
          registration,
        };
      },
    ),
    timeZone: company.hours.timeZone,
    plans: plans.map(({ id, title, fees, summary }) => ({ id, title, fees, summary })),
    signs: shownSigns(content),
    everyPlan: pages.terms.inEveryPlan,
    countries: namedIn(locale, [
      ...new Set([
        ...namesOfCountry(company.address.countryCode),
        ...askingCountries(money),
        ...Object.values(countryNames),
      ]),
    ]),
  };
}
