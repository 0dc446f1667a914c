import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";

/** A course's figures as text, for its card; empty where there is none. */
export function courseFigures(course: SiteCourse, words: Messages["labels"]["courseFigures"]) {
  const { rating, students, modules, projects } = course;
  return {
    rating: rating === 0 ? "" : fillText(words.rating, { rating }),
    students: students === "0" ? "" : fillText(words.students, { students }),
    modules: modules === 0 ? "" : fillText(words.modules, { modules }),
    projects: projects === 0 ? "" : fillText(words.projects, { projects }),
  };
}

export type CourseFigures = ReturnType<typeof courseFigures>;
