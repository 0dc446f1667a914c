import type { CatalogueCourse } from "#shared/content/courses.ts";
import type { Service } from "#shared/content/services.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/rules/site-origin.ts";
import { provider, type Thing } from "./organisation.ts";

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

/** Things in their order. */
export function listThing(name: string, things: Thing[]): Thing {
  return {
    "@type": "ItemList",
    name,
    itemListElement: things.map((item, at) => ({ "@type": "ListItem", position: at + 1, item })),
  };
}
