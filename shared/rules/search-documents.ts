import type { SiteContent } from "../contracts/content/site-content.ts";
import { type LanguageMark, languageOf } from "./language-of.ts";
import type { Site } from "./site.ts";

/** Something that the site search can find, with its language and direction if it is not the site's. */
export type SearchDocument = LanguageMark & {
  /** Unique among all documents. */
  id: string;
  kind: "course" | "service" | "project" | "question" | "policy" | "page";
  title: string;
  /** Complete sentences if possible: results show excerpts of it. */
  text: string;
  /** Tools and names that visitors may type, separated by commas; not shown. */
  keywords: string;
  /** The target of a result, with its anchor. */
  path: string;
};

/** Joins parts as sentences; adds a full stop to each part that ends without a mark. */
const sentences = (parts: string[]) => parts.map((part) => (/[.?!:;]$/.test(part) ? part : `${part}.`)).join(" ");

function courseDocuments({ courses }: SiteContent): SearchDocument[] {
  return courses.map(
    ({ id, title, cardTitle, tagline, description, skills, searchWords, canonicalPath: path, page, lang }) => ({
      ...languageOf({ lang }),
      id: `course-${id}`,
      kind: "course",
      title,
      text: sentences([tagline, description, ...(page.abilities?.list ?? [])]),
      keywords: [
        cardTitle,
        ...skills,
        ...searchWords,
        ...(page.modules?.list ?? []).flatMap((module) => [module.title, module.text]),
        ...(page.roles?.list ?? []).map((role) => role.title),
      ].join(", "),
      path,
    }),
  );
}

function serviceDocuments({ services }: SiteContent): SearchDocument[] {
  return services.map(({ slug, title, description, features, technologies, canonicalPath: path, page }) => ({
    id: `service-${slug}`,
    kind: "service",
    title,
    text: sentences([description, ...features]),
    keywords: [
      ...technologies,
      ...page.offers.cards.map((card) => card.title),
      ...page.cases.studies.flatMap((study) => [study.title, study.clientKind]),
    ].join(", "),
    path,
  }));
}

function projectDocuments({ projects }: SiteContent): SearchDocument[] {
  return projects.map(({ id, title, description, category, client, technologies }) => ({
    id: `project-${id}`,
    kind: "project",
    title,
    text: sentences([description, client]),
    keywords: ["portfolio", category, ...technologies].join(", "),
    path: `/portfolio#${id}`,
  }));
}

/** Where each page shows its questions. */
const questionPaths = { home: "/#faq", demo: "/FreeDemo#faq" };

function questionDocuments({ questions }: SiteContent): SearchDocument[] {
  return questions.map(({ id, page, question, answer, lang }) => ({
    ...languageOf({ lang }),
    id: `question-${id}`,
    kind: "question",
    title: question,
    text: answer,
    keywords: "question, FAQ, help",
    path: questionPaths[page],
  }));
}

function policyDocuments({ policies }: SiteContent): SearchDocument[] {
  return policies.flatMap(({ path, hero, sections }) =>
    sections.map(({ id, heading, blocks }) => ({
      id: `policy-${path.slice(1)}-${id}`,
      kind: "policy" as const,
      title: `${hero.title}: ${heading}`,
      text: sentences(blocks.flat()),
      keywords: hero.title,
      path: `${path}#${id}`,
    })),
  );
}

/** The listed pages that no other kind covers: all except the pages of courses and services. */
function pageDocuments({ content, pages }: Pick<Site, "content" | "pages">): SearchDocument[] {
  const taken = new Set([...content.courses, ...content.services].map(({ canonicalPath }) => canonicalPath));
  return pages.all
    .filter(({ path, indexed }) => indexed && !taken.has(path))
    .map(({ path, name, title, description }) => ({
      id: `page-${path.slice(1) || "home"}`,
      kind: "page",
      title: name,
      text: description,
      keywords: title,
      path,
    }));
}

/** All documents of the site search: courses, services, projects, questions, policies and pages. */
export function searchDocuments(site: Pick<Site, "content" | "pages">): SearchDocument[] {
  const { content } = site;
  return [
    ...courseDocuments(content),
    ...serviceDocuments(content),
    ...projectDocuments(content),
    ...questionDocuments(content),
    ...policyDocuments(content),
    ...pageDocuments(site),
  ];
}
