import { coursePages } from "./course-landing-pages.ts";
import { courses } from "./courses.ts";
import { demoFaqs } from "./demo-faqs.ts";
import { type Faq, homeFaqs } from "./faqs.ts";
import { policies } from "./policies.ts";
import { projects } from "./portfolio.ts";
import { servicePages } from "./service-landing-pages.ts";
import { services } from "./services.ts";
import { sitePages } from "./site-pages.ts";

/** Something that the site search can find. */
export type SearchDocument = {
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

/** Search terms for a course besides its own text. */
export const otherNames: Record<string, string[]> = {
  "mern-full-stack-development": ["web development course", "JavaScript course", "MERN stack", "frontend", "backend"],
  "data-analyst": ["data science", "data analyst", "dashboard course", "statistics course"],
  "ai-machine-learning": ["artificial intelligence", "AI course", "ML", "deep learning", "LLM", "full stack AI"],
  "cyber-security-ceh": ["cybersecurity course", "ethical hacking", "CEH", "penetration testing", "hacker"],
};

function courseDocuments(): SearchDocument[] {
  return courses.map(({ id, title, cardTitle, tagline, description, skills, canonicalPath }) => {
    const page = coursePages.find((entry) => entry.id === id);
    return {
      id: `course-${id}`,
      kind: "course",
      title,
      text: sentences([tagline, description, ...(page?.abilities.list ?? [])]),
      keywords: [
        cardTitle,
        ...skills,
        ...(otherNames[id] ?? []),
        ...(page?.modules.list ?? []).flatMap((module) => [module.title, module.text]),
        ...(page?.roles.list ?? []).map((role) => role.title),
      ].join(", "),
      path: canonicalPath,
    };
  });
}

function serviceDocuments(): SearchDocument[] {
  return services.map(({ slug, title, description, features, technologies, canonicalPath }) => {
    const page = servicePages.find((entry) => entry.slug === slug);
    return {
      id: `service-${slug}`,
      kind: "service",
      title,
      text: sentences([description, ...features]),
      keywords: [
        ...technologies,
        ...(page?.offers.cards ?? []).map((card) => card.title),
        ...(page?.cases.studies ?? []).flatMap((study) => [study.title, study.clientKind]),
      ].join(", "),
      path: canonicalPath,
    };
  });
}

function projectDocuments(): SearchDocument[] {
  return projects.map(({ slug, title, description, category, client, technologies }) => ({
    id: `project-${slug}`,
    kind: "project",
    title,
    text: sentences([description, client]),
    keywords: ["portfolio", category, ...technologies].join(", "),
    path: `/portfolio#${slug}`,
  }));
}

function questionDocuments(origin: string, path: string, faqs: Faq[]): SearchDocument[] {
  return faqs.map(({ question, answer }, at) => ({
    id: `question-${origin}-${at + 1}`,
    kind: "question",
    title: question,
    text: answer,
    keywords: "question, FAQ, help",
    path,
  }));
}

function policyDocuments(): SearchDocument[] {
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
function pageDocuments(): SearchDocument[] {
  const taken = new Set([...courses, ...services].map(({ canonicalPath }) => canonicalPath));
  return sitePages
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
export function searchDocuments(): SearchDocument[] {
  return [
    ...courseDocuments(),
    ...serviceDocuments(),
    ...projectDocuments(),
    ...questionDocuments("home", "/#faq", homeFaqs),
    ...questionDocuments("demo", "/FreeDemo#faq", demoFaqs),
    ...policyDocuments(),
    ...pageDocuments(),
  ];
}
