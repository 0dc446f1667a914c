import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { languagesOf, siteOf } from "#domains/content/rules/site-of.ts";
import { AppError } from "#server/app-error.ts";
import { logoOf } from "#server/pdf/logo.ts";
import { paperWords } from "#server/pdf/paper-words.ts";
import type { PrintQueue } from "#server/pdf/print-queue.ts";
import { fillText } from "#shared/fill-text.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import type { OutlinePaper, OutlinePrinter } from "./outline-pdf.ts";

interface Deps {
  site: () => Site;
  outlinePrinter: OutlinePrinter;
  printQueue: PrintQueue;
  siteUrl: string;
}

/**
 * Makes the verb that answers a course's outline as a PDF, the course named by its id or slug. Each outline is printed
 * once for each publication, on the first request; later requests get the same bytes. So no more wait than there are
 * courses in all languages, and none is refused its turn. It is in the language that is asked for where the course is
 * translated into it, else in the site's own. It throws `not_found` for an unknown course, and for one without an outline.
 */
export function createOutlinePrinting({ site: current, outlinePrinter, printQueue, siteUrl }: Deps) {
  const printedOf = oncePerObject((_site: Site) => new Map<string, Promise<Uint8Array>>());

  const print = (site: Site, course: SiteCourse, outline: NonNullable<SiteCourse["outline"]>) => {
    const printed = printedOf(site);
    const known = printed.get(course.id);
    if (known !== undefined) return known;
    const { brand } = site.content.company;
    const paper = paperOf(site, course, outline, siteUrl);
    const draw = () => outlinePrinter.print(paper, brand.colors.accent.light, logoOf(brand));
    const printing = printQueue.print(draw, Number.POSITIVE_INFINITY);
    printing.catch(() => printed.delete(course.id));
    printed.set(course.id, printing);
    return printing;
  };

  return async (courseId: string, locale: Locale = siteLocale): Promise<{ content: Uint8Array; fileName: string }> => {
    const isTranslated = languagesOf(current(), outlinePath(courseId)).includes(locale);
    const site = (isTranslated && siteOf(current(), locale)) || current();
    const course = site.content.courses.find(({ id, slug }) => id === courseId || slug === courseId);
    if (!course?.outline) throw new AppError("not_found", "course.unknown");
    return { content: await print(site, course, course.outline), fileName: `${course.slug}-outline.pdf` };
  };
}

const outlinePath = (course: string) => `/course-outline/${course}`;

function paperOf(
  { content, messages }: Site,
  course: SiteCourse,
  { roadmap, durationWeeks, weeklySchedule, months }: NonNullable<SiteCourse["outline"]>,
  siteUrl: string,
): OutlinePaper {
  const { schedule, curriculum, paper } = paperWords(messages.outline, messages.language);
  const { lang } = messages.language;
  return {
    lang,
    title: roadmap,
    course: fillText(paper.course, { course: course.title, weeks: durationWeeks }),
    schedule: (["theory", "practice", "lab"] as const).map((part) => {
      return { label: schedule[part], value: weeklySchedule[part] };
    }),
    months: months.map(({ month, title, weeks }) => ({
      title: fillText(paper.numbered, { part: curriculum.month, number: month, title }),
      weeks: weeks.map(({ week, title: topic, theory, lab }) => ({
        title: fillText(paper.numbered, { part: curriculum.week, number: week, title: topic }),
        topics: theory,
        lab: `${curriculum.lab}: ${lab}`,
      })),
    })),
    issuer: content.company.legalName,
    address: `${siteUrl}${addressIn(lang, outlinePath(course.slug))}`,
  };
}

/** Prints outlines in this process; the libraries are loaded with the first one, as for receipts. */
export function createOutlinePrinter(): OutlinePrinter {
  return {
    async print(paper, color, logo) {
      const { printOutline } = await import("#domains/catalogue/server/outline-pdf.ts");
      return await printOutline(paper, color, logo);
    },
  };
}
