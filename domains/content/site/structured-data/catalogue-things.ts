import type { SiteCourse, SiteService } from "#domains/content/contract/site-content.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { photoAddress } from "#domains/content/site/page-head.ts";
import { plainText } from "#shared/clean-text.ts";
import { readNumber } from "#shared/read-number.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";
import { provider, type Thing } from "./organisation.ts";

/** The whole number that begins a count text, "1,000+" → 1000; 0 for none. */
function count(text: string): number {
  const plain = plainText(text);
  const [number = ""] = /^[\d.,٬،'’_ ]*\d/.exec(plain) ?? [];
  // "12k" is not 12.
  const read = /^\p{L}/u.test(plain.slice(number.length)) ? null : readNumber(number);
  return read !== null && Number.isInteger(read) ? read : 0;
}

/** A course, with the figures of its card (specification §3, "Structured-data course listing"). */
export function courseThing(site: Site, course: SiteCourse): Thing {
  const students = count(course.students);
  return {
    "@type": "Course",
    name: course.title,
    description: course.description,
    url: pageOf(site, course),
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

/** The address of a course or service in the language of a site. */
const pageOf = ({ messages }: Site, { canonicalPath }: Pick<SiteService, "canonicalPath">) =>
  `${origin}${addressIn(messages.language.lang, canonicalPath)}`;

/** A software service. */
export function serviceThing(site: Site, service: SiteService): Thing {
  const { title, description } = service;
  return { "@type": "Service", name: title, description, url: pageOf(site, service), provider: provider(site) };
}

/** Things in order. */
export function listThing(name: string, things: Thing[]): Thing {
  return {
    "@type": "ItemList",
    name,
    itemListElement: things.map((item, at) => ({ "@type": "ListItem", position: at + 1, item })),
  };
}
