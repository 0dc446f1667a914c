import { coursePrice, type OwnFee, soldIn } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";

/** The plans in which a course is sold, for a form; its one fee, without a title, if it has none. */
export function soldPlans(
  { content }: Pick<Site, "content">,
  courseId: string | null | undefined,
): [id: string, title: string][] {
  const course = content.courses.find(({ id }) => id === courseId);
  return course ? soldIn(course, content.plans).map(({ id, title }) => [id, title]) : [];
}

/** The fee of a batch in the institute's currency, where all plans of its course have the same; else undefined. */
export function onlyFee(
  { content }: Pick<Site, "content">,
  courseId: string | null | undefined,
  own: OwnFee,
): number | undefined {
  const course = content.courses.find(({ id }) => id === courseId);
  if (!course) return undefined;
  const { code } = content.company.currency;
  const [fee, ...others] = new Set(soldIn(course, content.plans).map((plan) => coursePrice(course, plan, code, own)));
  return others.length === 0 ? fee : undefined;
}
