import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import { coursePrice } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { formatPrice } from "#shared/formats/format-price.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import type { CoursePrices } from "./course-offer.tsx";
import { nextBatches } from "./next-batches.tsx";

/** The offer at the top of a course's page: the next batches and the prices. */
export function courseOfferData(site: Site, course: SiteCourse, batches: TimedBatch[]) {
  const { title, all, zone, refund, enrol, demo, none } = site.messages.batches.next;
  return {
    courseId: course.id,
    batches: nextBatches(batches, course.id, site),
    prices: pricesOf(site, course),
    priceHidden: site.content.pages.home.plans.priceHidden,
    askFee: askFeeLink(site, course.title),
    words: { title, all, zone, refund, enrol, demo, none },
  };
}

const anyOf = formats(siteLocale).list("disjunction");

/** The course's monthly price, and its total in each plan (specification §9, "Duration for totals"). */
function pricesOf({ content, messages }: Site, course: SiteCourse): CoursePrices {
  const { currency } = content.company;
  const { monthlyPrice, months, duration } = course;
  const { priceNote } = course.page;
  const plans = content.plans.filter(({ id }) => course.plans.includes(id));
  const totals = plans.map((plan) => `${plan.title} ${formatPrice(coursePrice(course, plan) * months, currency)}`);
  const total = (listed: string) => fillText(messages.batches.next.total, { duration, plans: listed });
  return {
    month: priceNote?.text ?? `${formatPrice(monthlyPrice, currency)} ${messages.labels.perMonth}`,
    about: priceNote?.about ?? "",
    total: total(totals.join(", ")),
    plans: total(anyOf.format(plans.map(({ title }) => title))),
  };
}
