import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { feeTexts, lowestPrice } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import { nextBatchLine } from "./next-batches.tsx";

/** The bar of a page about all courses: the lowest monthly price, the next batch of any, and the way to a seat. */
export function allCoursesBar(site: Site, batches: TimedBatch[]) {
  const { content, messages } = site;
  const { next } = messages.batches;
  const lowest = feeTexts(content, (currency) => {
    const fees = content.courses.flatMap((course) => lowestPrice(course, content.plans, currency) ?? []);
    return fees.length > 0 ? Math.min(...fees) : undefined;
  });
  const priceOf = (fee: string) => fillText(next.from, { price: `${fee} ${messages.labels.perMonth}` });
  return {
    label: messages.labels.coursePage.bar,
    offer: {
      price: lowest.map((fee) => fee && priceOf(fee)),
      priceHidden: content.pages.home.plans.priceHidden,
      askFee: askFeeLink(site, "all"),
      next: nextBatchLine(batches, null, messages.batches),
      action: { label: next.seat, href: "/enrollnow" },
    },
  };
}
