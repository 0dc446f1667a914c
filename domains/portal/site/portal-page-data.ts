import type { Course } from "#domains/catalogue/contract/course.ts";
import { plainPattern } from "#domains/catalogue/rules/course-pattern.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { OwnPortal } from "#domains/portal/server/own-enrolments.ts";
import { ownView } from "./own-view.ts";
import type { PortalAnswer } from "./portal-courses.tsx";

export type PortalPageData = ReturnType<typeof portalPageData>;

/** The data of the portal; the list of courses streams in, or an error does. */
export function portalPageData({ content, messages }: Site, own: OwnPortal, listed: Promise<Course[]>) {
  const { portal } = content.pages;
  const { courses: words, dialog } = messages.labels.portal;
  const shownOf = (id: string) => {
    const { pattern = plainPattern, outline } = content.courses.find((course) => course.id === id) ?? {};
    return { pattern, hasOutline: outline !== undefined };
  };
  const courses = listed.then(
    (all): PortalAnswer =>
      all.length > 0
        ? { list: all.map(({ _id, title, duration }) => ({ _id, title, duration, ...shownOf(_id) })) }
        : { empty: words.empty },
    (): PortalAnswer => ({ failure: { title: words.error, text: messages.toasts.error.text, retry: words.retry } }),
  );
  const { mission, vision, values } = content.pages.about;
  return {
    own: ownView(own, messages.portal),
    people: own.people,
    choice: messages.accounts.people,
    portal: { meta: portal.meta, hero: portal.hero, courses: portal.courses, stats: portal.stats },
    words: { ...shownWords(words), dialog },
    mission,
    vision,
    values,
    courses,
  };
}

/** The texts of every answer; the others are sent with the answer that shows them. */
const shownWords = ({ empty, error, retry, ...shown }: Site["messages"]["labels"]["portal"]["courses"]) => ({
  courses: shown,
});
