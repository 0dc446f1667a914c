import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { feeTexts, feeUnit, lowestPrice } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import { nextBatchLine } from "./next-batches.tsx";

/** The bar of a page about all courses: the lowest monthly price, the next batch of any, and the way to a seat. */
export function allCoursesBar(site: Site, batches: TimedBatch[]) {
  const { content, messages } = site;
  const { next } = messages.batches;
  // A fee of a month and one for the whole course do not compare: those of a month come first.
  const byMonth = content.courses.filter(({ feeFor }) => feeFor !== "course");
  const compared = byMonth.length > 0 ? byMonth : content.courses;
  const lowest = feeTexts(content, (currency) => {
    const fees = compared.flatMap((course) => lowestPrice(course, content.plans, currency) ?? []);
    return fees.length > 0 ? Math.min(...fees) : undefined;
  });
  const unit = feeUnit(compared[0] ?? {}, messages.labels);
  const priceOf = (fee: string) => fillText(next.from, { price: `${fee} ${unit}` });
  return {
    label: messages.labels.coursePage.bar,
    offer: {
      price: lowest.map((fee) => fee && priceOf(fee)),
      priceHidden: content.pages.home.plans.priceHidden,
      askFee: askFeeLink(site, "all"),
      next: nextBatchLine(batches, null, messages),
      action: { label: next.seat, href: "/enrollnow" },
    },
  };
}
