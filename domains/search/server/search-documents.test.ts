import { expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { searchDocuments } from "./search-documents.ts";

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
      ...{ skills: ["Warp", "Weft"], searchWords: ["cloth"], names: ["loom work"], parts: ["knots"] },
      outline: {
        ...{ roadmap: "Threads first.", weeklySchedule: { theory: "Mon", practice: "Wed", lab: "Fri" } },
        durationWeeks: 2,
        months: [
          {
            ...{ month: 1, title: "Threads" },
            weeks: [
              { week: 1, title: "Warping", theory: ["Tension"], lab: "Warp a loom" },
              { week: 2, title: "Wefts?", theory: ["Shuttles"], lab: "Weave" },
            ],
          },
        ],
      },
      page: {
        ...course.page,
        abilities: { title: "", lead: "", list: ["Dress a loom"] },
        modules: { title: "", lead: "", list: [point] },
        roles: { title: "", lead: "", list: [{ title: "Weaver", text: "" }] },
        questions: { title: "", lead: "", list: [{ question: "Is wool warm?", answer: "It is." }] },
        teachers: { title: "", lead: "" },
      },
    },
  ],
  services: [
    {
      ...service,
      ...{ id: "repairs", slug: "repairs", canonicalPath: "/services/repairs", landingPath: "/services/repairs" },
      ...{
        title: "Repairs",
        description: "We mend",
        features: ["Looms?", "Wheels"],
        technologies: ["Glue"],
        names: ["mending"],
        parts: ["wheels"],
      },
      page: {
        ...service.page,
        offers: { title: "", lead: "", cards: [{ ...point, icon: "star" }] },
        cases: {
          ...{ title: "", lead: "" },
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
  teachers: [
    {
      ...{ id: "ada", name: "Ada Loom", position: 0, image: null },
      faculty: { university: "Mill College", logo: null, program: "Weaving", title: "Lecturer" },
    },
    {
      ...{ id: "bo", name: "Bo Thread", position: 1, image: null },
      team: { role: "Founder", experience: "Ten years of wool.", hue: "plum" },
    },
    {
      ...{ id: "di", name: "Di Warp", position: 2, image: null },
      teaching: { courses: ["weaving"], title: "Weaver", about: "Di dressed looms." },
    },
    { id: "cy", name: "Cy Unseen", position: 3, image: null },
  ],
  pages: {
    ...demoContent.pages,
    search: {
      ...{ examples: "wool", queries: ["wool"] },
      topics: [{ title: "What it costs", text: "Ask us.", href: "/contact", asked: ["fee", "price"] }],
    },
  },
  policies: [
    {
      ...policy,
      ...{ path: "/rules", hero: { title: "Rules", lead: "" } },
      sections: [{ id: "tea", heading: "Tea", blocks: ["No tea", ["at looms", "at wheels!"]] }],
    },
  ],
};
const batch = { courseId: "weaving", name: "Weaving Evening", mode: "Online", instructor: "Ada Loom" } as const;
const documents = searchDocuments(createSite(content, demoSite.messages), [
  { ...batch, schedule: "Mondays", timing: "7:00 PM" },
  { ...batch, courseId: "elsewhere", schedule: "Sundays", timing: "8:00 PM" },
]);
const of = (kind: string) => documents.filter((document) => document.kind === kind);

it("finds a course by its text, its tools, its other names and what it leads to", () => {
  expect(of("course")).toEqual([
    {
      id: "course-weaving",
      kind: "course",
      title: "Weaving by Hand",
      text: "Thread by thread. A loom, at last! Dress a loom.",
      keywords: "Weaving, Warp, Weft, cloth, Looms, How they work, Weaver",
      names: ["Weaving", "loom work", "cloth", "Warp", "Weft", "knots"],
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
      names: ["mending", "wheels"],
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
    {
      id: "course-question-weaving-0",
      kind: "question",
      title: "Weaving: Is wool warm?",
      text: "It is.",
      keywords: "",
      path: "/courses/weaving#questions",
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

it("finds a course's batches by their names, days, hours and teachers, and its outline by its weeks", () => {
  const called = { names: ["Weaving", "loom work", "cloth"] };
  expect(of("batches")).toEqual([
    {
      ...called,
      id: "batches-weaving",
      kind: "batches",
      title: "Weaving: batches, days and times",
      text: "Weaving Evening: Mondays, 7:00 PM, online, with Ada Loom.",
      keywords: "Weaving Evening, Ada Loom",
      path: "/batches/weaving",
    },
  ]);
  expect(of("outline")).toEqual([
    {
      ...called,
      id: "outline-weaving",
      kind: "outline",
      title: "Weaving: course outline",
      text: "Warping. Wefts?",
      keywords: "Tension, Shuttles",
      path: "/course-outline/weaving",
    },
  ]);
});

it("finds no batches page for a course without batches", () => {
  const without = searchDocuments(createSite(content, demoSite.messages));
  expect(without.filter(({ kind }) => kind === "batches")).toEqual([]);
});

it("finds people where they are shown", () => {
  expect(of("teacher").map(({ title, text, path }) => [title, text, path])).toEqual([
    ["Ada Loom", "Lecturer, Mill College. Teaches: Weaving.", "/courses#faculty"],
    ["Bo Thread", "Founder. Ten years of wool.", "/about#people"],
    ["Di Warp", "Weaver. Di dressed looms.", "/courses/weaving#teachers"],
  ]);
});

it("finds the institute's own answers by what people type for them", () => {
  expect(of("answer")).toEqual([
    {
      ...{ id: "answer-0", kind: "answer", title: "What it costs", text: "Ask us.", keywords: "", path: "/contact" },
      names: ["fee", "price"],
    },
  ]);
});

const saddar = { id: "saddar", name: "Saddar", street: "3 Mall Road", city: "Rawalpindi", phones: [], rooms: [] };
const gulberg = {
  ...saddar,
  id: "gulberg",
  name: "Gulberg",
  area: "Gulberg III",
  city: "Lahore",
  hours: "Daily 9 to 5",
};

it("finds a branch by its name, with where it is and when it is open", () => {
  const branchesOf = (branches: SiteContent["branches"]) =>
    searchDocuments(createSite({ ...content, branches }, demoSite.messages)).filter(({ id }) =>
      id.startsWith("branch-"),
    );
  const [first, second] = branchesOf([saddar, gulberg]);
  expect(first).toEqual({
    ...{ id: "branch-saddar", kind: "page", title: "Saddar: address and batches", names: ["Saddar"] },
    ...{ text: "3 Mall Road, Rawalpindi.", path: "/batches?branch=saddar" },
    keywords: demoSite.messages.search.texts.branch.keywords,
  });
  expect(second?.text).toBe("3 Mall Road, Gulberg III, Lahore. Daily 9 to 5.");
  // The only one has every batch.
  expect(branchesOf([saddar]).map(({ path }) => path)).toEqual(["/batches"]);
});
