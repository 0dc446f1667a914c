import type { CoursePrices } from "#domains/batches/site/course-offer.tsx";
import { nextBatches } from "#domains/batches/site/next-batches.tsx";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import { coursePrice } from "#domains/content/rules/course-price.ts";
import { languageOf } from "#domains/content/rules/language-of.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { shownRecording } from "#domains/content/site/shown-recording.ts";
import { courseThing } from "#domains/content/site/structured-data/catalogue.ts";
import { fillText } from "#shared/fill-text.ts";
import { formatPrice } from "#shared/formats/format-price.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import type { TaughtBy } from "./teacher-list.tsx";

/** What a course's landing page shows. */
export function courseLandingData(site: Site, course: SiteCourse, batches: TimedBatch[]) {
  const { company, pages } = site.content;
  const { coursePage, courseCard: words } = site.messages.labels;
  const { id, pattern, level, levelNote } = course;
  const { title, all, zone, refund, enrol, demo, none } = site.messages.batches.next;
  const { meta: _, priceNote: __, sample, ...page } = course.page;
  return {
    course: { id, pattern, hasOutline: course.outline !== undefined },
    page,
    facts: [
      { label: words.duration, value: course.duration },
      { label: levelNote ? `${words.level}: ${levelNote}` : words.level, value: level },
      { label: words.students, value: course.students },
      { label: words.rating, value: String(course.rating) },
      { label: words.modules, value: String(course.modules) },
      { label: words.projects, value: String(course.projects) },
    ].filter(({ value }) => value !== "0"),
    offer: {
      batches: nextBatches(batches, id, site),
      prices: pricesOf(site, course),
      priceHidden: pages.home.plans.priceHidden,
      askFee: askFeeLink(site, course.title),
      words: { title, all, zone, refund, enrol, demo, none },
    },
    outline: coursePage.outline,
    teachers: teachersOf(site, id),
    sample: sample && shownRecording(sample),
    language: languageOf(course),
    blocks: company.blockDeveloperTools,
    head: pageHead(site, course.canonicalPath, [courseThing(site, course)]),
  };
}

export type CourseLandingData = ReturnType<typeof courseLandingData>;

/** The people who teach a course. */
function teachersOf({ content }: Site, courseId: string): TaughtBy[] {
  return content.teachers.flatMap(({ name, image, teaching }) =>
    teaching?.courses.includes(courseId) ? [{ name, image, title: teaching.title, about: teaching.about }] : [],
  );
}

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What the course costs a month, and in all in each of its plans (specification §9, "Duration for totals"). */
function pricesOf({ content, messages }: Site, course: SiteCourse): CoursePrices {
  const { symbol } = content.company.currency;
  const { monthlyPrice, months, duration } = course;
  const { priceNote } = course.page;
  const plans = content.plans.filter(({ id }) => course.plans.includes(id));
  const totals = plans.map((plan) => `${plan.title} ${formatPrice(coursePrice(course, plan) * months, symbol)}`);
  const total = (listed: string) => fillText(messages.batches.next.total, { duration, plans: listed });
  return {
    month: priceNote?.text ?? `${formatPrice(monthlyPrice, symbol)} ${messages.labels.perMonth}`,
    about: priceNote?.about ?? "",
    total: total(totals.join(", ")),
    plans: total(anyOf.format(plans.map(({ title }) => title))),
  };
}
