import type { SiteCourse } from "#domains/content/contract/site-content.ts";

/** The fields shown in the choice of a course. */
export type DemoCourse = Pick<SiteCourse, "id" | "title" | "cardTitle" | "tagline" | "pattern">;

/** The courses that a demo class can be booked for, for loaders. */
export function demoCourses(courses: SiteCourse[]): DemoCourse[] {
  return courses.map(({ id, title, cardTitle, tagline, pattern }) => ({ id, title, cardTitle, tagline, pattern }));
}
