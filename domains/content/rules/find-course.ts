import type { SiteContent, SiteCourse } from "#domains/content/contract/site-content.ts";

/** The published course with this id, or undefined if there is none. */
export function findCourse({ courses }: Pick<SiteContent, "courses">, id: string): SiteCourse | undefined {
  return courses.find((course) => course.id === id);
}
