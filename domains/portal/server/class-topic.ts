import type { findCourse } from "#domains/content/rules/site.ts";
import { day } from "#shared/durations.ts";
import { fillText } from "#shared/fill-text.ts";
import { readPlainly } from "#shared/markdown.ts";

interface Dated {
  title: string | null;
  startsAt: Date;
}

/**
 * The topic of a class: its own title, else the subject of its week in the course's outline by `words`, else the
 * course. `startDate` is the batch's first day.
 */
export function classTopic(
  { title, startsAt }: Dated,
  { startDate, course }: { startDate: string; course: ReturnType<typeof findCourse> },
  words: string,
): string | null {
  if (title !== null) return readPlainly(title);
  const number = Math.floor((startsAt.getTime() - new Date(startDate).getTime()) / (7 * day)) + 1;
  const subject = (course?.outline?.months ?? []).flatMap(({ weeks }) => weeks)[number - 1]?.title;
  return subject ? fillText(words, { number, subject }) : (course?.title ?? null);
}
