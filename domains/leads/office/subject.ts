import type { Site } from "#domains/content/rules/site.ts";
import type { LeadSubject } from "#domains/leads/server/subjects.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";

interface Names {
  /** Course id → title. */
  courses: Record<string, string>;
  /** Service slug → title. */
  services: Record<string, string>;
}

/** The subject of a lead, on one line; `timeOf` writes a moment. */
export function subjectInWords(
  subject: LeadSubject | null,
  { courses, services }: Names,
  words: Pick<Messages["admin"]["leads"], "gone" | "demoAt" | "demoCame" | "demoMissed" | "quoteFor">,
  timeOf: (moment: Date) => string,
): string {
  if (!subject) return words.gone;
  const { text, courseId, service, startsAt, came } = subject;
  const course = courseId && (courses[courseId] ?? courseId);
  if (course && came !== null) return fillText(came ? words.demoCame : words.demoMissed, { course });
  if (course && startsAt) return fillText(words.demoAt, { course, time: timeOf(startsAt) });
  if (course) return text ? `${course}: “${text}”` : course;
  if (service) return fillText(words.quoteFor, { service: services[service] ?? service });
  return `“${text}”`;
}

/** What a lead wants now: what they said last, else what opened it. */
export function wantsInWords(
  { said, subject }: { said: { text: string } | null; subject: LeadSubject | null },
  names: Names,
  words: Parameters<typeof subjectInWords>[2],
  timeOf: (moment: Date) => string,
): string {
  return said
    ? subjectInWords({ ...nothing, ...subject, text: said.text }, names, words, timeOf)
    : subjectInWords(subject, names, words, timeOf);
}

const nothing: LeadSubject = { text: "", courseId: null, batchId: null, service: null, startsAt: null, came: null };

/** The titles of courses by id, and of services by slug. */
export function titlesOf({ content }: Pick<Site, "content">) {
  return {
    courses: Object.fromEntries(content.courses.map(({ id, title }) => [id, title])),
    services: Object.fromEntries(content.services.map(({ slug, title }) => [slug, title])),
  };
}
