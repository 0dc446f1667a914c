import type { CourseEntry } from "#domains/catalogue/contract/course-entry.ts";
import type { ListDocument } from "#domains/content/contract/kinds.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { clip, firstSentence, monthsIn, patternOf } from "#domains/content/rules/whole-course.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import type { Catalogue } from "./entry-queries.ts";

type CourseDocument = ListDocument<"course">;

/**
 * The documents of courses that staff enter field by field: each published one with the entered fields, or a new,
 * complete one, with words of the program for texts that are not written yet. `entered` names courses, outlines or
 * both.
 */
export function courseDocuments(
  published: ContentDocument[],
  entered: Pick<Catalogue, "courses" | "outlines">,
  words: Messages["newCourse"],
): ContentDocument[] {
  const ofSite = published.filter(({ locale }) => locale === siteLocale);
  const ids = new Set([...entered.courses.map(({ id }) => id), ...entered.outlines.map(({ courseId }) => courseId)]);
  return [...ids].flatMap((id) => {
    const before = ofSite.find((one) => one.kind === "course" && one.id === id);
    const entry = entered.courses.find((course) => course.id === id);
    const start = before ? (before.document as CourseDocument) : entry && newCourse(entry, ofSite, words);
    if (!start) return [];
    const { courseId: _, ...outline } = entered.outlines.find(({ courseId }) => courseId === id) ?? { courseId: id };
    const named = entry ? withEntry(start, entry) : start;
    const document = "months" in outline ? { ...named, outline, months: outline.months.length } : named;
    return [{ kind: "course", id, locale: siteLocale, document }];
  });
}

/** A course with other fields; a new title replaces the former one on its cards and in its page's title. */
function withEntry(before: CourseDocument, { id, slug, ...entry }: CourseEntry): CourseDocument {
  const { slug: _, ...others } = before;
  const isRenamed = entry.title !== before.title;
  const { meta } = before.page;
  return {
    ...others,
    ...entry,
    ...(slug === id ? {} : { slug }),
    cardTitle: isRenamed ? clip(entry.title, 80) : before.cardTitle,
    months: entry.duration === before.duration ? before.months : (monthsIn(entry.duration) ?? before.months),
    page: {
      ...before.page,
      meta:
        isRenamed && meta ? { ...meta, title: meta.title.replace(before.title, () => clip(entry.title, 60)) } : meta,
    },
  };
}

function newCourse(entry: CourseEntry, published: ContentDocument[], words: Messages["newCourse"]): CourseDocument {
  const { id, slug: _, ...facts } = entry;
  const { title, description, duration, skills } = facts;
  const first = firstSentence(description);
  const short = clip(title, 60);
  const position = ({ document }: ContentDocument) => (document as ListDocument<"plan">).position;
  const plans = published
    .filter(({ kind }) => kind === "plan")
    .toSorted((one, other) => position(one) - position(other))
    .map((plan) => plan.id);
  return {
    ...facts,
    cardTitle: clip(title, 80),
    tagline: clip(first, 200),
    months: monthsIn(duration) ?? 1,
    ...{ modules: 0, projects: 0, plans, searchWords: [], names: [short.toLowerCase()], parts: skills },
    pattern: patternOf(id),
    page: {
      meta: { title: `${short} | {company.name}`, description: clip(first, 300) },
      hero: { title, lead: clip(description, 600) },
      closing: { ...words.closing, action: { ...words.closing.action, href: `/enrollnow?course=${id}` } },
    },
  };
}
