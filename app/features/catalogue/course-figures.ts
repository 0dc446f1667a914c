import type { SiteCourse } from "#shared/contracts/content/site-content.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { fillText } from "#shared/rules/fill-text.ts";

/** A course's figures in words, for its card. */
export function courseFigures(course: SiteCourse, words: Messages["labels"]["courseFigures"]) {
  const { rating, students, modules, projects } = course;
  return {
    rating: fillText(words.rating, { rating }),
    students: fillText(words.students, { students }),
    modules: fillText(words.modules, { modules }),
    projects: fillText(words.projects, { projects }),
  };
}

export type CourseFigures = ReturnType<typeof courseFigures>;
