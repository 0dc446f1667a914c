import { soldIn } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";

/** The plans in which a course is sold, for a form; its one fee, without a title, if it has none. */
export function soldPlans(
  { content }: Pick<Site, "content">,
  courseId: string | null | undefined,
): [id: string, title: string][] {
  const course = content.courses.find(({ id }) => id === courseId);
  return course ? soldIn(course, content.plans).map(({ id, title }) => [id, title]) : [];
}
