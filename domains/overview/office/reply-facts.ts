import { batchFee, courseOfBatch } from "#domains/batches/rules/batch-fee.ts";
import { feeUnit, ownFeeOf, signOf } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import type { ReplyFacts, ReplyLanguage } from "#domains/leads/contract/conversation.ts";
import type { StoredBatch } from "#domains/seats/server/batches-with-seats.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import { formatPrice } from "#shared/formats/format-price.ts";
import { commaIn, type Locale, siteLocale } from "#shared/formats/formats.ts";

interface Asked {
  name: string;
  courseId: string | null;
  batchId: string | null;
  /** Where the visit was seen; null where nobody knows. */
  country: string | null;
}

type FactsOfBatch =
  | "_id"
  | "name"
  | "courseId"
  | "isHidden"
  | "startDate"
  | "seats"
  | "enrolled"
  | "price"
  | "priceCurrency";

interface Known {
  batches: Pick<StoredBatch, FactsOfBatch>[];
  /** An ISO date. */
  today: string;
}

/** What replies in each language fill in; those in Roman Urdu as the English ones. `siteIn` is the site for a reader. */
export function replyFactsIn(
  siteIn: (locale: Locale) => Site,
  asked: Asked,
  known: Known,
): Record<ReplyLanguage, ReplyFacts> {
  const factsFor = (locale: Locale) => replyFactsOf(asked, siteIn(locale), known);
  const english = factsFor(siteLocale);
  return { [siteLocale]: english, ur: factsFor("ur"), "ur-Latn": english, ar: factsFor("ar") };
}

/**
 * What saved replies fill in for a lead: the batch that they named, else the next one of the course that begins, and the
 * fee in the currency of their own market. Empty where it is not known.
 */
function replyFactsOf(
  { name, courseId, batchId, country }: Asked,
  { content, messages }: Site,
  { batches, today }: Known,
): ReplyFacts {
  const { lang } = messages.language;
  const own = batches.find(({ _id }) => _id === batchId);
  const about = own?.courseId ?? courseId;
  const ahead = batches.filter((batch) => batch.courseId === about && !batch.isHidden && batch.startDate > today);
  const next = own ?? ahead.find(({ seats, enrolled }) => enrolled < seats) ?? ahead[0];
  const course = about === null || about === undefined ? undefined : courseOfBatch(content, about);
  const { currency } = marketOf(content.money, country ?? content.company.address.countryCode);
  const ownFee = next ? ownFeeOf(next, content) : null;
  const fee = course && batchFee(content, { courseId: course.id, ownFee }, currency);
  const price = fee === undefined ? "" : formatPrice(fee, { code: currency, symbol: signOf(currency) });
  return {
    ...{ name, course: course?.title ?? "", company: content.company.name },
    fee: course && price ? `${price} ${feeUnit(course, messages.labels)}` : "",
    batch: next ? `${next.name}${commaIn(lang)}${formatDay(next.startDate, lang)}` : "",
  };
}
