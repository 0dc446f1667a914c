import type { Site } from "#domains/content/rules/site.ts";

/** The plans in which a course is sold, for a form. */
export function soldPlans(
  { content }: Pick<Site, "content">,
  courseId: string | null | undefined,
): [id: string, title: string][] {
  const sold = content.courses.find(({ id }) => id === courseId)?.plans ?? [];
  return content.plans.filter(({ id }) => sold.includes(id)).map(({ id, title }) => [id, title]);
}
