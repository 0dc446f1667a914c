import { batchFee, courseOfBatch } from "#domains/batches/rules/batch-fee.ts";
import type { Batch, TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import { courseOf, workload } from "#domains/catalogue/site/learn.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { branchThing, type Thing } from "#domains/content/site/structured-data/organisation.ts";
import { shownCurrencies } from "#domains/institute/rules/markets.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";

const modes: Record<Batch["mode"], string> = { Online: "Online", "On-site": "Onsite", Hybrid: "Blended" };

/** A course with its batches as instances: schedule, mode, instructor and price. */
export function batchesThing(site: Site, course: Course, batches: TimedBatch[]): Thing {
  return {
    ...courseOf(site, course),
    hasCourseInstance: batches.map((batch) => ({
      "@type": "CourseInstance",
      name: batch.name,
      description: batch.description,
      courseMode: modes[batch.mode],
      startDate: batch.startDate,
      endDate: batch.endDate,
      courseWorkload: workload,
      instructor: { "@type": "Person", name: batch.instructor },
      maximumAttendeeCapacity: batch.seats,
      remainingAttendeeCapacity: batch.seats - batch.enrolled,
      ...locationOf(site, batch),
      ...offersOf(site, course, batch),
    })),
  };
}

/** The branch of a batch as a place; none for one without. */
function locationOf({ content }: Site, { branchId }: TimedBatch) {
  const branch = content.branches.find(({ id }) => id === branchId);
  return branch ? { location: branchThing(branch, content.company) } : {};
}

/** A batch's offer in the first currency that visitors see; none where they ask for its fee. */
function offersOf({ content, messages }: Site, course: Course, batch: TimedBatch) {
  const [priceCurrency] = shownCurrencies(content.money);
  const price = priceCurrency && batchFee(content, batch, priceCurrency);
  if (price === undefined) return {};
  return {
    offers: {
      "@type": "Offer",
      category: courseOfBatch(content, course._id)?.feeFor === "course" ? "Paid" : "Subscription",
      price,
      priceCurrency,
      url: `${origin}${addressIn(messages.language.lang, `/batches/${course.slug}`)}`,
      availability: `https://schema.org/${batch.enrolled < batch.seats ? "InStock" : "SoldOut"}`,
    },
  };
}
