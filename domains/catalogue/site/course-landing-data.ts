import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { shownRecording } from "#domains/content/site/shown-recording.ts";
import { courseThing } from "#domains/content/site/structured-data/catalogue-things.ts";
import { fillText } from "#shared/fill-text.ts";
import { withDigits } from "#shared/formats/writing.ts";
import { languageOf } from "#shared/language-of.ts";
import type { TaughtBy } from "./teacher-list.tsx";

/** The data of a course's landing page. */
export function courseLandingData(site: Site, course: SiteCourse) {
  const { company, zero = "" } = site.content;
  const number = (value: number) => withDigits(String(value), zero);
  const { coursePage, courseCard: words } = site.messages.labels;
  const { id, pattern, level, levelNote, thumbnail } = course;
  const { meta: _, priceNote: __, sample, ...page } = course.page;
  return {
    course: { id, pattern, ...(thumbnail && { thumbnail }), hasOutline: course.outline !== undefined },
    page,
    facts: [
      { label: words.duration, value: course.duration },
      { label: levelNote ? `${words.level}: ${levelNote}` : words.level, value: site.messages.labels.levels[level] },
      { label: words.students, value: course.students },
      { label: words.rating, value: number(course.rating) },
      { label: words.modules, value: number(course.modules) },
      { label: words.projects, value: number(course.projects) },
    ].filter(({ value }) => value !== "0"),
    outline: coursePage.outline,
    allModules: fillText(coursePage.allModules, { count: page.modules?.list.length ?? 0 }),
    allAbilities: fillText(coursePage.allAbilities, { count: page.abilities?.list.length ?? 0 }),
    barLabel: coursePage.bar,
    demo: site.sections.isOn("demo")
      ? { label: coursePage.demo.label, href: fillText(coursePage.demo.href, { course: id }) }
      : site.messages.labels.contactAction,
    teachers: teachersOf(site, id),
    sample: sample && shownRecording(sample, site.messages.labels.film),
    language: languageOf(course),
    blocks: company.blockDeveloperTools,
    head: pageHead(site, course.canonicalPath, [courseThing(site, course)]),
  };
}

export type CourseLandingData = ReturnType<typeof courseLandingData>;

/** The people who teach a course. */
function teachersOf({ content }: Site, courseId: string): TaughtBy[] {
  return content.teachers.flatMap(({ name, image, teaching, lang }) => {
    if (!teaching?.courses.includes(courseId)) return [];
    return [{ name, image, title: teaching.title, about: teaching.about, ...languageOf({ lang }) }];
  });
}
