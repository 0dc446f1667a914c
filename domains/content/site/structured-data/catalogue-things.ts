import type { SiteCourse, SiteService } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { photoAddress } from "#domains/content/site/page-head.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";
import { provider, type Thing } from "./organisation.ts";

/** The number in a count text: "420+" → 420. */
const count = (text: string) => Number.parseInt(text, 10);

/** A course, with the figures of its card (specification §3, "Structured-data course listing"). */
export function courseThing(site: Site, course: SiteCourse): Thing {
  const students = count(course.students);
  return {
    "@type": "Course",
    name: course.title,
    description: course.description,
    url: `${origin}${course.canonicalPath}`,
    ...(course.thumbnail && { image: photoAddress(course.thumbnail) }),
    provider: provider(site),
    educationalLevel: course.level,
    educationalCredentialAwarded: site.content.pages.terms.certificate,
    keywords: course.skills.join(", "),
    ...(students > 0 && { totalHistoricalEnrollment: students }),
    ...(students > 0 &&
      course.rating > 0 && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: course.rating,
          bestRating: 5,
          ratingCount: students,
        },
      }),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: course.mode ?? "Online",
      duration: `P${course.months}M`,
      ...(course.weeklyHours ? { courseWorkload: `PT${course.weeklyHours}H` } : {}),
    },
  };
}

/** A software service. */
export function serviceThing(site: Site, { title, description, canonicalPath }: SiteService): Thing {
  return { "@type": "Service", name: title, description, url: `${origin}${canonicalPath}`, provider: provider(site) };
}

/** Things in order. */
export function listThing(name: string, things: Thing[]): Thing {
  return {
    "@type": "ItemList",
    name,
    itemListElement: things.map((item, at) => ({ "@type": "ListItem", position: at + 1, item })),
  };
}
