import type { SiteCourse } from "#shared/contracts/content/site-content.ts";
import { fillText } from "#shared/rules/fill-text.ts";
import type { Site } from "#shared/rules/site.ts";
import { bullets, linesOf, valuesOf } from "./answer-texts.ts";

type Parts = Site["messages"]["assistantAnswers"]["parts"];

const weeksOf = ({ outline }: SiteCourse) => (outline?.months ?? []).flatMap(({ weeks }) => weeks);

/** "Week 5", "5th week", "hafta 5". */
const weekIn = (words: string[]) => Number(/\d+/.exec(words.find((word) => /^\d{1,2}\D{0,2}$/.test(word)) ?? "")?.[0]);

/** What the week of a question is for, in each course that has it; empty where none has. */
export function weekOfCourses(courses: SiteCourse[], words: string[], parts: Parts): string {
  const asked = weekIn(words);
  const found = courses.flatMap((course) =>
    weeksOf(course)
      .filter(({ week }) => week === asked)
      .map(({ week, title, theory, lab }) => {
        const topics = bullets([...theory, fillText(parts.lab, { lab })]);
        return fillText(parts.week, valuesOf(course, { week, weekTitle: title, topics }));
      }),
  );
  return found.join("\n\n");
}

/** Where courses teach a tool or topic, by the names of it in a question; empty where no outline names it. */
export function partOfCourses(courses: SiteCourse[], names: string[], parts: Parts): string {
  const wanted = names.filter((name) => name.length > 1);
  const isNamed = (text: string) => wanted.some((name) => text.toLowerCase().includes(name));
  const found = courses.flatMap((course) => {
    const weeks = weeksOf(course).filter(({ title, theory, lab }) => isNamed([title, ...theory, lab].join(" ")));
    if (weeks.length === 0) return isNamed(course.skills.join(" ")) ? linesOf(parts.part, [valuesOf(course)]) : [];
    const lines = weeks.slice(0, 3).map(({ week, title, theory, lab }) => {
      if (isNamed(title)) return fillText(parts.weekOfPart, { week, title });
      return fillText(parts.topicOfPart, { week, title, topic: theory.find(isNamed) ?? lab });
    });
    return [fillText(parts.partByWeek, valuesOf(course, { weeks: bullets(lines) }))];
  });
  return found.join("\n\n");
}
