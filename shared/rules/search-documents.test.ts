import { expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import type { SiteContent } from "../contracts/content/site-content.ts";
import { searchDocuments } from "./search-documents.ts";
import { createSite } from "./site.ts";

const [course, service, project, question, policy] = [
  demoContent.courses[0],
  demoContent.services[0],
  demoContent.projects[0],
  demoContent.questions[0],
  demoContent.policies[0],
];
if (!course || !service || !project || !question || !policy) throw new Error("The demo content lacks a document.");

const point = { title: "Looms", text: "How they work" };
const content: SiteContent = {
  ...demoContent,
  courses: [
    {
      ...course,
      ...{ id: "weaving", slug: "weaving", canonicalPath: "/courses/weaving", landingPath: "/courses/weaving" },
      ...{
        title: "Weaving by Hand",
        cardTitle: "Weaving",
        tagline: "Thread by thread",
        description: "A loom, at last!",
      },
      ...{ skills: ["Warp", "Weft"], searchWords: ["cloth"] },
      page: {
        ...course.page,
        abilities: { title: "", lead: "", list: ["Dress a loom"] },
        modules: { title: "", lead: "", list: [point] },
        roles: { title: "", lead: "", list: [{ title: "Weaver", text: "" }] },
      },
    },
  ],
  services: [
    {
      ...service,
      ...{ id: "repairs", slug: "repairs", canonicalPath: "/services/repairs", landingPath: "/services/repairs" },
      ...{ title: "Repairs", description: "We mend", features: ["Looms?", "Wheels"], technologies: ["Glue"] },
      page: {
        ...service.page,
        offers: { ...service.page.offers, cards: [{ ...point, icon: "star" }] },
        cases: {
          ...service.page.cases,
          studies: [
            {
              ...{ title: "A mill", clientKind: "A miller", work: "", result: "", technologies: ["Oil"] },
              icon: "star",
            },
          ],
        },
      },
    },
  ],
  projects: [
    {
      ...project,
      ...{
        id: "shawl",
        title: "Shawl",
        description: "Warm",
        category: "Cloth",
        client: "A shop",
        technologies: ["Wool"],
      },
    },
  ],
  questions: [
    { ...question, id: "one", page: "home", question: "Why?", answer: "Because." },
    { ...question, id: "two", page: "demo", question: "When?", answer: "Soon." },
  ],
  policies: [
    {
      ...policy,
      ...{ path: "/rules", hero: { title: "Rules", lead: "" } },
      sections: [{ id: "tea", heading: "Tea", blocks: ["No tea", ["at looms", "at wheels!"]] }],
    },
  ],
};
const documents = searchDocuments(createSite(content, demoSite.messages));
const of = (kind: string) => documents.filter((document) => document.kind === kind);

it("finds a course by its text, its tools, its other names and what it leads to", () => {
  expect(of("course")).toEqual([
    {
      id: "course-weaving",
      kind: "course",
      title: "Weaving by Hand",
      text: "Thread by thread. A loom, at last! Dress a loom.",
      keywords: "Weaving, Warp, Weft, cloth, Looms, How they work, Weaver",
      path: "/courses/weaving",
    },
  ]);
});

it("finds a service by its text, its tools, its parts and for whom it was done", () => {
  expect(of("service")).toEqual([
    {
      id: "service-repairs",
      kind: "service",
      title: "Repairs",
      text: "We mend. Looms? Wheels.",
      keywords: "Glue, Looms, A mill, A miller",
      path: "/services/repairs",
    },
  ]);
});

it("finds projects, questions and the sections of policies, each where it is shown", () => {
  expect(of("project")).toEqual([
    {
      id: "project-shawl",
      kind: "project",
      title: "Shawl",
      text: "Warm. A shop.",
      keywords: "portfolio, Cloth, Wool",
      path: "/portfolio#shawl",
    },
  ]);
  expect(of("question")).toEqual([
    {
      id: "question-one",
      kind: "question",
      title: "Why?",
      text: "Because.",
      keywords: "question, FAQ, help",
      path: "/#faq",
    },
    {
      id: "question-two",
      kind: "question",
      title: "When?",
      text: "Soon.",
      keywords: "question, FAQ, help",
      path: "/FreeDemo#faq",
    },
  ]);
  expect(of("policy")).toEqual([
    {
      id: "policy-rules-tea",
      kind: "policy",
      title: "Rules: Tea",
      text: "No tea. at looms. at wheels!",
      keywords: "Rules",
      path: "/rules#tea",
    },
  ]);
});

it("finds the pages that search engines may list, except those of courses and services", () => {
  const paths = of("page").map(({ path }) => path);
  expect(paths).toContain("/");
  expect(paths).toContain("/rules");
  for (const path of ["/search", "/Thank-you", "/courses/weaving", "/services/repairs"])
    expect(paths).not.toContain(path);
  const { title: keywords, description: text } = content.pages.home.meta;
  const home = { id: "page-home", kind: "page", title: demoSite.messages.labels.pages.home, text, keywords, path: "/" };
  expect(of("page")[0]).toEqual(home);
  expect(of("page").find(({ path }) => path === "/rules")?.id).toBe("page-rules");
});
