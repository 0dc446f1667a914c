import type { Site } from "./site.ts";
import { declaredPages } from "./site-pages.ts";

/** Where words appear that no page has to itself; those for visitors with an account have no preview. */
const pagesOfWords: Partial<Record<string, string[]>> = { navigation: ["/"], terms: ["/", "/courses"] };

const pagesOf = (id: string) => {
  const own = declaredPages[id];
  return own ? [own.path] : (pagesOfWords[id] ?? []);
};

const pagesOfQuestions = { home: "/", demo: "/FreeDemo" };

/** The pages of a site that show a document, its own first; none for texts that only the assistant says. */
export function pagesShowing({ kind, id }: { kind: string; id: string }, { content, sections }: Site): string[] {
  const withId = <Entry extends { id: string }>(list: Entry[]) => list.filter((one) => one.id === id);
  const found: Partial<Record<string, () => string[]>> = {
    course: () => [...withId(content.courses).map(({ canonicalPath }) => canonicalPath), "/courses", "/", "/enrollnow"],
    service: () => [...withId(content.services).map(({ canonicalPath }) => canonicalPath), "/services", "/"],
    project: () => ["/portfolio"],
    teacher: () => ["/about", "/courses", ...coursesOf(content, id)],
    testimonial: () => withId(content.testimonials).map(({ page }) => pagesOfQuestions[page]),
    question: () => withId(content.questions).map(({ page }) => pagesOfQuestions[page]),
    policy: () => withId(content.policies).map(({ path }) => path),
    plan: () => ["/", "/enrollnow"],
    company: () => ["/", "/contact", "/about"],
    settings: () => ["/", "/courses", "/enrollnow"],
    page: () => pagesOf(id),
  };
  return (found[kind]?.() ?? []).filter((path) => !sections.isClosed(path));
}

function coursesOf({ teachers, courses }: Site["content"], id: string): string[] {
  const taught = teachers.find((one) => one.id === id)?.teaching?.courses ?? [];
  return courses.filter((course) => taught.includes(course.id)).map(({ canonicalPath }) => canonicalPath);
}
