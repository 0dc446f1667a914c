import { coursePages } from "../course-landing-pages.ts";
import { type CatalogueCourse, courses } from "../courses.ts";
import { faculty } from "../courses-page.ts";
import { outlines } from "../outlines.ts";
import { plans } from "../plans.ts";
import { type AnswerFacts, bullets, listed, money, ways } from "./facts.ts";

/** Answers about courses: of the ones asked about, or of all four where none was named. */
type CourseAnswer = (asked: CatalogueCourse[], facts: AnswerFacts) => string;

const linked = ({ cardTitle, canonicalPath }: CatalogueCourse) => `[${cardTitle}](${canonicalPath})`;
const orAll = (asked: CatalogueCourse[]) => (asked.length > 0 ? asked : courses);

const total = ({ months, monthlyPrice }: CatalogueCourse) => money(monthlyPrice * months);

/** The fee where prices may be shown, the way to it where not (specification §4 and §9). */
export const feeAnswer: CourseAnswer = (asked, { pricesShown }) => {
  const some = orAll(asked);
  if (!pricesShown) {
    const what = asked.length === 1 ? `the ${asked[0]?.cardTitle} course` : "our courses";
    return `Fees are not shown on the website for your country, but our team will gladly tell you the fee for ${what} and its plans: ask on ${ways.whatsapp} or through the ${ways.contact}. Fees are charged by the month, in advance; the ${ways.demo} costs nothing, and there is a full refund within 7 days from course start.`;
  }
  const lines = some.map(
    (course) =>
      `${linked(course)}: **${money(course.monthlyPrice)} per month**, ${course.months} months, ${total(course)} in all`,
  );
  const note = some.length === 1 ? coursePages.find(({ id }) => id === some[0]?.id)?.priceNote : undefined;
  const perPlan = listed(plans.map(({ title, monthlyPrice }) => `${title} ${money(monthlyPrice)}`));
  return `${bullets(lines)}\n\n${note ? `Its own page gives ${note.text}. ` : ""}The plans differ in feedback and mentoring: ${perPlan} a month. The ${ways.demo} is free.`;
};

/** How long a course takes (specification §3 and §9). */
export const durationAnswer: CourseAnswer = (asked) => {
  const lines = orAll(asked).map((course) => {
    const weeks = outlines[course.id]?.durationWeeks;
    return `${linked(course)}: **${course.duration}**${weeks ? ` (${weeks} weeks)` : ""}`;
  });
  return `${bullets(lines)}\n\nEach week has up to 3 classes: 2 live interactive ones and 1 guided assignment.`;
};

/** What a course teaches. */
export const syllabusAnswer: CourseAnswer = (asked) => {
  if (asked.length === 1 && asked[0]) {
    const [course] = asked;
    const modules = coursePages.find(({ id }) => id === course.id)?.modules.list ?? [];
    return `**${course.title}** has ${course.modules} modules and ${course.projects} projects in ${course.duration}:\n${bullets(modules.map(({ title, text }) => `${title}: ${text}`))}\n\nEvery week with its lab stands in the [course outline](/course-outline/${course.id}).`;
  }
  const lines = orAll(asked).map(
    (course) =>
      `${linked(course)}, ${course.modules} modules: ${listed(course.skills)}. [Outline](/course-outline/${course.id})`,
  );
  return `What each course teaches:\n${bullets(lines)}`;
};

/** A course in a few sentences. */
export const courseAnswer: CourseAnswer = (asked) => {
  if (asked.length === 1 && asked[0]) {
    const [course] = asked;
    return `**${course.title}**: ${course.description}\n\n${course.duration}, ${course.modules} modules, ${course.projects} projects, live classes twice a week. [About the course](${course.canonicalPath}) · [Outline](/course-outline/${course.id}) · [Batches](/batches/${course.id}) · [Free demo](/FreeDemo)`;
  }
  const lines = orAll(asked).map((course) => `${linked(course)} (${course.duration}): ${course.tagline}`);
  const opening = asked.length > 0 ? "These are:" : "We teach four courses, all live:";
  return `${opening}\n${bullets(lines)}\n\nNot sure which one? A ${ways.demo} helps to decide.`;
};

/** What is needed before a course, and for whom it is. */
export const beginnerAnswer: CourseAnswer = (asked) => {
  const begins: Record<string, string> = {
    "mern-full-stack-development": "HTML, CSS and first steps in JavaScript",
    "data-analyst": "Excel",
    "ai-machine-learning": "Python and the mathematics you will use",
    "cyber-security-ceh": "networks and Linux",
  };
  const lines = orAll(asked).map((course) => `${linked(course)} begins with ${begins[course.id] ?? "its foundations"}`);
  return `No experience is needed: every course begins with its foundations, so a beginner from any background can join.\n${bullets(lines)}\n\nYou need a computer, a steady internet connection and about eight hours a week. If you are unsure, try a ${ways.demo} first.`;
};

/** Help in choosing. */
export const chooseAnswer: CourseAnswer = (asked) => {
  const fits: Record<string, string> = {
    "mern-full-stack-development": "if you want to build websites and web applications",
    "data-analyst": "if you like numbers and spreadsheets; the gentlest start for somebody without any coding",
    "ai-machine-learning": "if you enjoy mathematics and want to build models",
    "cyber-security-ceh": "if you are curious how systems are attacked and defended",
  };
  const lines = orAll(asked).map(
    (course) => `${linked(course)}, ${course.duration}: ${fits[course.id] ?? course.tagline}`,
  );
  return `All courses suit a beginner, since each starts from its foundations. Choose by what you want to do:\n${bullets(lines)}\n\nA ${ways.demo} in one or two of them is the surest way to decide; a teacher will tell you if another course fits better.`;
};

/** The projects and labs. */
export const projectsAnswer: CourseAnswer = (asked) => {
  const lines = orAll(asked).map((course) => `${linked(course)}: **${course.projects} projects**`);
  return `Every week ends in a lab with a result you can show, and every course in a capstone project.\n${bullets(lines)}`;
};

/** How demanding a course is. */
export const levelAnswer: CourseAnswer = (asked) => {
  const lines = orAll(asked).map((course) => `${linked(course)}: leads to ${course.level.toLowerCase()} level`);
  return `Courses begin at the beginning and go far.\n${bullets(lines)}\n\nPlan about eight hours a week: two live classes, one guided assignment and a lab. No experience is needed.`;
};

/** Who teaches. */
export const teacherAnswer: CourseAnswer = (asked, { batches }) => {
  const lines = orAll(asked).map((course) => {
    const names = new Set(batches.filter(({ courseId }) => courseId === course.id).map(({ instructor }) => instructor));
    return `${linked(course)}: ${names.size > 0 ? listed([...names]) : "named with the next batch"}`;
  });
  const titled = faculty.filter(({ name }) => lines.some((line) => line.includes(name)));
  return `Our teachers also build software for clients or teach at a university.\n${bullets(lines)}\n\n${titled.map(({ name, title }) => `${name}: ${title}.`).join(" ")} More on the [courses page](/courses).`;
};

/** How many have learned here and how they rate it. */
export const studentsAnswer: CourseAnswer = (asked) => {
  const lines = orAll(asked).map(
    (course) => `${linked(course)}: ${course.students} students, rated ${course.rating} of 5`,
  );
  return `More than 10,000 students have been trained, with 98% satisfaction and placement.\n${bullets(lines)}\n\nRead what learners say on the [home page](/), or judge for yourself in a ${ways.demo}.`;
};

/** What a week of the courses asked about is for; null where none of them has it. */
export function courseWeekAnswer(asked: CatalogueCourse[], number: number): string | null {
  const found = asked.flatMap((course) => {
    const weeks = (outlines[course.id]?.months ?? []).flatMap((month) => month.weeks);
    const week = weeks.find(({ week }) => week === number);
    if (!week) return [];
    const { title, theory, lab } = week;
    return `Week ${number} of ${linked(course)}: **${title}**\n${bullets([...theory, `Lab: ${lab}`])}\n\n[Course outline](/course-outline/${course.id})`;
  });
  return found.length > 0 ? found.join("\n\n") : null;
}

/** Where a course teaches a tool or topic, by the words for it; null where no outline names it. */
export function coursePartAnswer(asked: CatalogueCourse[], words: string[]): string | null {
  const wanted = words.filter((word) => word.length > 1);
  const named = (text: string) => wanted.find((word) => text.toLowerCase().includes(word));
  const found = asked.flatMap((course) => {
    const weeks = (outlines[course.id]?.months ?? []).flatMap((month) => month.weeks);
    const fitting = weeks.filter(({ title, theory, lab }) => named([title, ...theory, lab].join(" ")));
    if (fitting.length === 0 && !named(course.skills.join(" "))) return [];
    const lines = fitting.slice(0, 3).map(({ week, title, theory, lab }) => {
      const part = named(title) ? undefined : (theory.find(named) ?? lab);
      return `week ${week}, ${title}${part ? `: ${part}` : ""}`;
    });
    return `Yes, that is part of ${linked(course)}${lines.length > 0 ? `:\n${bullets(lines)}` : "."}\n\n[Course outline](/course-outline/${course.id})`;
  });
  return found.length > 0 ? found.join("\n\n") : null;
}
