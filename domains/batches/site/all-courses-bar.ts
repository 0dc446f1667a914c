import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { formatPrice } from "#shared/formats/format-price.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import { nextBatchLine } from "./next-batches.tsx";

/** The bar of a page about all courses: the lowest monthly price, the next batch of any, and the way to a seat. */
export function allCoursesBar(site: Site, batches: TimedBatch[]) {
  const { content, messages } = site;
  const { next } = messages.batches;
  const lowest = Math.min(...content.courses.map(({ monthlyPrice }) => monthlyPrice));
  const price = `${formatPrice(lowest, content.company.currency)} ${messages.labels.perMonth}`;
  return {
    label: messages.labels.coursePage.bar,
    offer: {
      price: fillText(next.from, { price }),
      priceHidden: content.pages.home.plans.priceHidden,
      askFee: askFeeLink(site, "all"),
      next: nextBatchLine(batches, null, messages.batches),
      action: { label: next.seat, href: "/enrollnow" },
    },
  };
}
