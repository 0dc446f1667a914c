import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import {
  coursePrice,
  feeTexts,
  feeUnit,
  lowestPrice,
  paidMonths,
  shownSigns,
  soldIn,
} from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { formatPrice } from "#shared/formats/format-price.ts";
import { formats } from "#shared/formats/formats.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import type { CoursePrices } from "./course-offer.tsx";
import { nextBatches, nextBatchLine } from "./next-batches.tsx";

/** The offer at the top of a course's page: the next batches and the prices. */
export function courseOfferData(site: Site, course: SiteCourse, batches: TimedBatch[]) {
  const { title, all, zone, refund, enrol, seat, none } = site.messages.batches.next;
  return {
    courseId: course.id,
    batches: nextBatches(batches, course.id, site),
    prices: pricesOf(site, course),
    priceHidden: site.content.pages.home.plans.priceHidden,
    askFee: askFeeLink(site, { course: course.title }),
    next: nextBatchLine(batches, course.id, site.messages),
    words: { title, all, zone, refund, enrol, seat, none, ...freeDemoOf(site, course.id) },
  };
}

/** The link that books a free demo class of a course, if the institute gives any. */
function freeDemoOf({ messages, sections }: Site, course: string) {
  const { label, href } = messages.batches.next.demo;
  return sections.isOn("demo") ? { demo: { label, href: fillText(href, { course }) } } : {};
}

/** The course's monthly price, and its total in each plan (specification §9, "Duration for totals"). */
function pricesOf({ content, messages }: Site, course: SiteCourse): CoursePrices {
  const { duration } = course;
  const months = paidMonths(course);
  const { priceNote } = course.page;
  const plans = soldIn(course, content.plans);
  const { total, plans: choice, registration } = messages.batches.next;
  const titles = plans.flatMap(({ title }) => title || []);
  return {
    month: feeTexts(content, (currency) => lowestPrice(course, plans, currency)).map(
      (fee) => fee && `${fee} ${feeUnit(course, messages.labels)}`,
    ),
    registration: feeTexts(content, (currency) => course.registration[currency] || undefined).map(
      (fee) => fee && fillText(registration, { fee }),
    ),
    note: priceNote && { text: priceNote.text, about: priceNote.about ?? "" },
    total: shownSigns(content).map((sign) => {
      const totals = plans.flatMap((plan) => {
        const fee = coursePrice(course, plan, sign.code);
        return fee === undefined ? [] : [`${plan.title} ${formatPrice(fee * months, sign)}`.trim()];
      });
      return totals.length > 0 ? fillText(total, { duration, plans: totals.join(", ") }) : null;
    }),
    plans:
      titles.length > 0
        ? fillText(choice, { duration, plans: formats(messages.language.lang).list("disjunction").format(titles) })
        : duration,
  };
}
