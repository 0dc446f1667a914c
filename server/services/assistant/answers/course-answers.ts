import type { SiteContent, SiteCourse } from "#shared/contracts/content/site-content.ts";
import { type AnswerFacts, bullets, inWords, listed, money, ways } from "./facts.ts";

/** Answers about courses: of the ones asked about, or of all where none was named. */
type CourseAnswer = (content: SiteContent, asked: SiteCourse[], facts: AnswerFacts) => string;

const linked = ({ cardTitle, canonicalPath }: SiteCourse) => `[${cardTitle}](${canonicalPath})`;
const orAll = ({ courses }: SiteContent, asked: SiteCourse[]) => (asked.length > 0 ? asked : courses);
const weeksOf = ({ outline }: SiteCourse) => (outline?.months ?? []).flatMap((month) => month.weeks);

/** The fee where prices may be shown, the way to it where not (specification §4 and §9). */
export const feeAnswer: CourseAnswer = (content, asked, { pricesShown }) => {
  const some = orAll(content, asked);
  if (!pricesShown) {
    const what = asked.length === 1 ? `the ${asked[0]?.cardTitle} course` : "our courses";
    return `Fees are not shown on the website for your country, but our team will gladly tell you the fee for ${what} and its plans: ask on ${ways(content).whatsapp} or through the ${ways(content).contact}. Fees are charged by the month, in advance; the ${ways(content).demo} costs nothing, and there is a full refund within 7 days from course start.`;
  }
  const lines = some.map((course) => {
    const [monthly, total] = [course.monthlyPrice, course.monthlyPrice * course.months];
    return `${linked(course)}: **${money(content, monthly)} per month**, ${course.months} months, ${money(content, total)} in all`;
  });
  const note = some.length === 1 ? some[0]?.page.priceNote : undefined;
  const perPlan = listed(content.plans.map(({ title, monthlyPrice }) => `${title} ${money(content, monthlyPrice)}`));
  return `${bullets(lines)}\n\n${note ? `Its own page gives ${note.text}. ` : ""}The plans differ in feedback and mentoring: ${perPlan} a month. The ${ways(content).demo} is free.`;
};

/** How long a course takes (specification §3 and §9). */
export const durationAnswer: CourseAnswer = (content, asked) => {
  const lines = orAll(content, asked).map((course) => {
    const { duration, outline } = course;
    return `${linked(course)}: **${duration}**${outline ? ` (${outline.durationWeeks} weeks)` : ""}`;
  });
  return `${bullets(lines)}\n\nEach week has up to 3 classes: 2 live interactive ones and 1 guided assignment.`;
};

/** What a course teaches. */
export const syllabusAnswer: CourseAnswer = (content, asked) => {
  if (asked.length === 1 && asked[0]) {
    const [course] = asked;
    const modules = course.page.modules?.list ?? [];
    return `**${course.title}** has ${course.modules} modules and ${course.projects} projects in ${course.duration}:\n${bullets(modules.map(({ title, text }) => `${title}: ${text}`))}\n\nEvery week with its lab stands in the [course outline](/course-outline/${course.id}).`;
  }
  const lines = orAll(content, asked).map(
    (course) =>
      `${linked(course)}, ${course.modules} modules: ${listed(course.skills)}. [Outline](/course-outline/${course.id})`,
  );
  return `What each course teaches:\n${bullets(lines)}`;
};

/** A course in a few sentences. */
export const courseAnswer: CourseAnswer = (content, asked) => {
  if (asked.length === 1 && asked[0]) {
    const [course] = asked;
    return `**${course.title}**: ${course.description}\n\n${course.duration}, ${course.modules} modules, ${course.projects} projects, live classes twice a week. [About the course](${course.canonicalPath}) · [Outline](/course-outline/${course.id}) · [Batches](/batches/${course.id}) · [Free demo](/FreeDemo)`;
  }
  const lines = orAll(content, asked).map((course) => `${linked(course)} (${course.duration}): ${course.tagline}`);
  const opening = asked.length > 0 ? "These are:" : `We teach ${inWords(content.courses)} courses, all live:`;
  return `${opening}\n${bullets(lines)}\n\nNot sure which one? A ${ways(content).demo} helps to decide.`;
};

/** What is needed before a course, and for whom it is. */
export const beginnerAnswer: CourseAnswer = (content, asked) => {
  const lines = orAll(content, asked).map(
    (course) => `${linked(course)} begins with ${course.beginsWith ?? "its foundations"}`,
  );
  return `No experience is needed: every course begins with its foundations, so a beginner from any background can join.\n${bullets(lines)}\n\nYou need a computer, a steady internet connection and about eight hours a week. If you are unsure, try a ${ways(content).demo} first.`;
};

/** Help in choosing. */
export const chooseAnswer: CourseAnswer = (content, asked) => {
  const lines = orAll(content, asked).map(
    (course) => `${linked(course)}, ${course.duration}: ${course.suits ?? course.tagline}`,
  );
  return `All courses suit a beginner, since each starts from its foundations. Choose by what you want to do:\n${bullets(lines)}\n\nA ${ways(content).demo} in one or two of them is the surest way to decide; a teacher will tell you if another course fits better.`;
};

/** The projects and labs. */
export const projectsAnswer: CourseAnswer = (content, asked) => {
  const lines = orAll(content, asked).map((course) => `${linked(course)}: **${course.projects} projects**`);
  return `Every week ends in a lab with a result you can show, and every course in a capstone project.\n${bullets(lines)}`;
};

/** How demanding a course is. */
export const levelAnswer: CourseAnswer = (content, asked) => {
  const lines = orAll(content, asked).map(
    (course) => `${linked(course)}: leads to ${course.level.toLowerCase()} level`,
  );
  return `Courses begin at the beginning and go far.\n${bullets(lines)}\n\nPlan about eight hours a week: two live classes, one guided assignment and a lab. No experience is needed.`;
};

/** Who teaches. */
export const teacherAnswer: CourseAnswer = (content, asked, { batches }) => {
  const lines = orAll(content, asked).map((course) => {
    const names = new Set(batches.filter(({ courseId }) => courseId === course.id).map(({ instructor }) => instructor));
    return `${linked(course)}: ${names.size > 0 ? listed([...names]) : "named with the next batch"}`;
  });
  const titled = content.teachers.flatMap(({ name, faculty }) =>
    faculty && lines.some((line) => line.includes(name)) ? [`${name}: ${faculty.title}.`] : [],
  );
  return `Our teachers also build software for clients or teach at a university.\n${bullets(lines)}\n\n${titled.join(" ")} More on the [courses page](/courses).`;
};

/** How many have learned here and how they rate it. */
export const studentsAnswer: CourseAnswer = (content, asked) => {
  const lines = orAll(content, asked).map(
    (course) => `${linked(course)}: ${course.students} students, rated ${course.rating} of 5`,
  );
  return `More than 10,000 students have been trained, with 98% satisfaction and placement.\n${bullets(lines)}\n\nRead what learners say on the [home page](/), or judge for yourself in a ${ways(content).demo}.`;
};

/** What a week of the courses asked about is for; null where none of them has it. */
export function courseWeekAnswer(asked: SiteCourse[], number: number): string | null {
  const found = asked.flatMap((course) => {
    const week = weeksOf(course).find(({ week }) => week === number);
    if (!week) return [];
    const { title, theory, lab } = week;
    return `Week ${number} of ${linked(course)}: **${title}**\n${bullets([...theory, `Lab: ${lab}`])}\n\n[Course outline](/course-outline/${course.id})`;
  });
  return found.length > 0 ? found.join("\n\n") : null;
}

/** Where a course teaches a tool or topic, by the words for it; null where no outline names it. */
export function coursePartAnswer(asked: SiteCourse[], words: string[]): string | null {
  const wanted = words.filter((word) => word.length > 1);
  const named = (text: string) => wanted.find((word) => text.toLowerCase().includes(word));
  const found = asked.flatMap((course) => {
    const fitting = weeksOf(course).filter(({ title, theory, lab }) => named([title, ...theory, lab].join(" ")));
    if (fitting.length === 0 && !named(course.skills.join(" "))) return [];
    const lines = fitting.slice(0, 3).map(({ week, title, theory, lab }) => {
      const part = named(title) ? undefined : (theory.find(named) ?? lab);
      return `week ${week}, ${title}${part ? `: ${part}` : ""}`;
    });
    return `Yes, that is part of ${linked(course)}${lines.length > 0 ? `:\n${bullets(lines)}` : "."}\n\n[Course outline](/course-outline/${course.id})`;
  });
  return found.length > 0 ? found.join("\n\n") : null;
}
