import { askFeeLink } from "#app/lib/ask-fee-link.ts";
import { formatPrice } from "#app/lib/format-price.ts";
import { pageHead } from "#app/lib/page-head.ts";
import { courseThing } from "#app/lib/structured-data/catalogue.ts";
import type { OpenBatch } from "#server/services/batches/batches.ts";
import type { SiteCourse } from "#shared/contracts/content/site-content.ts";
import { languageOf } from "#shared/rules/language-of.ts";
import type { Site } from "#shared/rules/site.ts";
import { nextBatches } from "./next-batches.tsx";

/** What a course's landing page shows. */
export function courseLandingData(site: Site, course: SiteCourse, batches: OpenBatch[]) {
  const { company, pages } = site.content;
  const { coursePage, courseCard: words, perMonth } = site.messages.labels;
  const { id, pattern, monthlyPrice } = course;
  const { title, all } = site.messages.batches.next;
  const { meta: _, priceNote, ...page } = course.page;
  return {
    course: { id, pattern, hasOutline: course.outline !== undefined },
    page,
    facts: [
      { label: words.duration, value: course.duration },
      { label: words.level, value: course.level },
      { label: words.students, value: course.students },
      { label: words.rating, value: String(course.rating) },
      { label: words.modules, value: String(course.modules) },
      { label: words.projects, value: String(course.projects) },
    ].filter(({ value }) => value !== "0"),
    price: priceNote?.text ?? `${formatPrice(monthlyPrice, company.currency.symbol)} ${perMonth}`,
    priceHidden: pages.home.plans.priceHidden,
    askFee: askFeeLink(site, course.title),
    batches: nextBatches(batches, id, site),
    batchWords: { title, all },
    labels: coursePage,
    language: languageOf(course),
    blocks: company.blockDeveloperTools,
    head: pageHead(site, course.canonicalPath, [courseThing(site, course)]),
  };
}

export type CourseLandingData = ReturnType<typeof courseLandingData>;
