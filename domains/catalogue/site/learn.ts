import type { Course } from "#domains/catalogue/contract/course.ts";
import type { Outline } from "#domains/catalogue/contract/outline.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { provider, type Thing } from "#domains/content/site/structured-data/organisation.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";

/** Hours a week. */
export const workload = "PT8H";

export const courseOf = (site: Site, course: Course): Thing => ({
  "@type": "Course",
  name: course.title,
  description: course.description,
  url: `${origin}${addressIn(site.messages.language.lang, `/course-outline/${course.slug}`)}`,
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
