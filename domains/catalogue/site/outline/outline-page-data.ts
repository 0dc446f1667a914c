import type { Course } from "#domains/catalogue/contract/course.ts";
import type { Outline } from "#domains/catalogue/contract/outline.ts";
import { coursePattern } from "#domains/catalogue/rules/course-pattern.ts";
import { outlineThing } from "#domains/catalogue/site/learn.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { headOf } from "#domains/content/site/page-head.ts";
import { fillMeta } from "#domains/content/site/page-meta.ts";
import { fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { withDigits } from "#shared/formats/writing.ts";

export type OutlinePageData = ReturnType<typeof outlinePageData>;

/** The data of the page of a course's outline. */
export function outlinePageData(site: Site, found: { course: Course; outline: Outline }) {
  const { content, messages, pages } = site;
  const own = content.courses.find(({ id }) => id === found.course._id);
  // The page's language may have words of its own for both.
  const course = { ...found.course, ...(own && { title: own.title, duration: own.duration }) };
  const outline = own?.outline ?? found.outline;
  const { meta, crumb, lead, ...words } = messages.outline;
  const weeks = outline.durationWeeks;
  const number = (value: number) => withDigits(String(value), content.zero ?? "");
  const names = { course: course.title, duration: course.duration, weeks };
  const path = `/course-outline/${course.slug}`;
  const { lang } = messages.language;
  const pattern = coursePattern(content.courses, course._id);
  const { breadcrumbs, imageOf } = pages.courseTrail(course, { name: crumb, path });
  const page = { ...fillMeta(meta, names), path, indexed: true, tiling: pattern.tiling, breadcrumbs, imageOf };
  return {
    outline,
    pattern,
    words,
    lead: fillText(lead, names),
    slug: course.slug,
    pdfPath: `/api/outline/${course.slug}/pdf${lang === siteLocale ? "" : `?lang=${lang}`}`,
    facts: [
      { label: words.facts.duration, value: course.duration },
      { label: words.facts.weeks, value: number(weeks) },
      { label: words.facts.labs, value: number(outline.months.flatMap((month) => month.weeks).length) },
      { label: words.facts.level, value: messages.labels.levels[course.level] },
    ],
    head: headOf(site, page, [outlineThing(site, course, outline)]),
  };
}
