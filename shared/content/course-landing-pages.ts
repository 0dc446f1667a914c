import { aiPage } from "./course-pages/ai-machine-learning.ts";
import type { CoursePage } from "./course-pages/course-page.ts";
import { cyberSecurityPage } from "./course-pages/cyber-security-ceh.ts";
import { dataAnalystPage } from "./course-pages/data-analyst.ts";
import { mernPage } from "./course-pages/mern-full-stack-development.ts";

/** The landing pages of the four courses, in the catalogue's order (specification §2, "Course landing pages"). */
export const coursePages: CoursePage[] = [mernPage, dataAnalystPage, aiPage, cyberSecurityPage];

/** The landing page of the course with this id, or undefined if there is none. */
export function findCoursePage(id: string): CoursePage | undefined {
  return coursePages.find((page) => page.id === id);
}
