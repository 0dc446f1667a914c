import type { Pages } from "#domains/content/contract/page.ts";
import type { Project } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type LanguageMark, languageOf } from "#shared/language-of.ts";
import type { Messages } from "#shared/words.ts";

/** A project as its card shows it. */
export type ShownProject = Omit<Project, "position" | "githubUrl" | "lang"> & LanguageMark;

/** The content of the projects block below its heading. */
export type ShownPortfolio = Pick<Pages["portfolio"], "categories" | "achievements"> & {
  projects: ShownProject[];
  words: Messages["labels"]["portfolio"];
};

/** The projects, their filter and the achievements, for the loader of a page that shows them. */
export function shownPortfolio({ content, messages }: Site): ShownPortfolio {
  const { categories, achievements } = content.pages.portfolio;
  const projects = content.projects.map(({ position: _position, githubUrl: _source, lang, ...shown }) => ({
    ...shown,
    ...languageOf({ lang }),
  }));
  return { projects, categories, achievements, words: messages.labels.portfolio };
}
