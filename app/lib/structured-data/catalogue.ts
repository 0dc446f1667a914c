import type { CatalogueCourse } from "#shared/content/courses.ts";
import type { Service } from "#shared/content/services.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/rules/site-origin.ts";
import { provider, type Thing } from "./organisation.ts";

/** The number in a count text: "420+" → 420. */
const count = (text: string) => Number.parseInt(text, 10);

/** A course, with the figures of its card (specification §3, "Structured-data course listing"). */
export function courseThing(course: CatalogueCourse): Thing {
  return {
    "@type": "Course",
    name: course.title,
    description: course.description,
    url: `${origin}${course.canonicalPath}`,
    provider,
    educationalLevel: course.level,
    educationalCredentialAwarded: "Certificate of Completion",
    keywords: course.skills.join(", "),
    totalHistoricalEnrollment: count(course.students),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: course.rating,
      bestRating: 5,
      ratingCount: count(course.students),
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      duration: `P${course.months}M`,
      courseWorkload: "PT8H",
    },
  };
}

/** A software service. */
export function serviceThing({ title, description, canonicalPath }: Service): Thing {
  return { "@type": "Service", name: title, description, url: `${origin}${canonicalPath}`, provider };
}

/** Things in order. */
export function listThing(name: string, things: Thing[]): Thing {
  return {
    "@type": "ItemList",
    name,
    itemListElement: things.map((item, at) => ({ "@type": "ListItem", position: at + 1, item })),
  };
}
