import type { SiteCourse } from "#domains/content/contract/site-content.ts";

/** The girih of a course's cover; `angle` is the contact angle in degrees. */
export type CoursePattern = SiteCourse["pattern"];

/** The cover of a course without a pattern of its own. */
export const plainPattern: CoursePattern = { tiling: "4.8.8", hue: "emerald", angle: 60 };

/** The pattern of the course with this id; any other course always gets the same one of these courses' patterns. */
export function coursePattern(courses: Pick<SiteCourse, "id" | "pattern">[], id: string): CoursePattern {
  const sum = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0);
  const own = courses.find((course) => course.id === id)?.pattern;
  return own ?? courses[sum % courses.length]?.pattern ?? plainPattern;
}
