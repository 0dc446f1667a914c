import type { Batch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import type { Outline } from "#domains/catalogue/contract/outline.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";
import { provider, type Thing } from "#domains/content/site/structured-data/organisation.ts";

const modes: Record<Batch["mode"], string> = { Online: "Online", "On-site": "Onsite", Hybrid: "Blended" };

/** Hours a week. */
const workload = "PT8H";

const courseOf = (site: Site, course: Course): Thing => ({
  "@type": "Course",
  name: course.title,
  description: course.description,
  url: `${origin}/course-outline/${course.slug}`,
  provider: provider(site),
  educationalLevel: course.level,
});

/** A course with its syllabus, one section per month. */
export function outlineThing(site: Site, course: Course, { months, durationWeeks }: Outline): Thing {
  return {
    ...courseOf(site, course),
    timeRequired: `P${durationWeeks}W`,
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      duration: `P${durationWeeks}W`,
      courseWorkload: workload,
    },
    syllabusSections: months.map(({ month, title, weeks }) => ({
      "@type": "Syllabus",
      position: month,
      name: title,
      description: weeks.map((week) => week.title).join("; "),
    })),
  };
}

/** A course with its batches as instances: schedule, mode, instructor and price. */
export function batchesThing(site: Site, course: Course, batches: Batch[]): Thing {
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
      offers: {
        "@type": "Offer",
        category: "Subscription",
        price: batch.price,
        priceCurrency: site.content.company.currency.code,
        url: `${origin}/batches/${course.slug}`,
        availability: `https://schema.org/${batch.enrolled < batch.seats ? "InStock" : "SoldOut"}`,
      },
    })),
  };
}
