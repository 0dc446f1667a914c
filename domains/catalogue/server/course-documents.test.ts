import { expect, it } from "vitest";
import { demoContent, demoDocuments, demoSeed } from "#content/demo-site.ts";
import { assembleContent } from "#domains/content/rules/assemble-content.ts";
import { en } from "#server/compose/words/messages.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { courseDocuments } from "./course-documents.ts";
import { courseRows } from "./entry-queries.ts";

const entry = {
  ...{ id: "urdu-poetry", slug: "urdu-poetry", title: "اردو شاعری", level: "Beginner" as const, duration: "10 weeks" },
  ...{ description: "Read Ghalib. Then write.", thumbnail: null, rating: 0, students: "0", skills: [], position: 4 },
};
const enter = (courses: (typeof entry)[], outlines: ReturnType<typeof courseRows>["outlines"] = []) =>
  courseDocuments(demoSeed.documents, { courses, outlines }, en.newCourse);

it("makes a new course whole: with a page, a cover, and every plan", () => {
  const { content, issues } = assembleContent([...demoDocuments, ...enter([entry])], "2026-01-01");
  expect(issues).toEqual([]);
  expect(content?.courses.at(-1)).toMatchObject({
    ...{ id: "urdu-poetry", title: "اردو شاعری", cardTitle: "اردو شاعری", tagline: "Read Ghalib.", months: 3 },
    ...{
      plans: ["basic", "standard", "premium"],
      fees: {},
      canonicalPath: "/courses/urdu-poetry",
    },
    page: { meta: { title: `اردو شاعری | ${demoContent.company.name}` }, hero: { lead: "Read Ghalib. Then write." } },
  });
});

it("keeps what nobody has entered, and renames a course everywhere", () => {
  const [course] = demoContent.courses;
  const [row] = course ? courseRows(course).courses : [];
  const [same] = enter(row ? [row as typeof entry] : []);
  const seeded = demoSeed.documents.find(
    ({ kind, id, locale }) => kind === "course" && id === course?.id && locale === siteLocale,
  );
  expect(same).toEqual(seeded);
  const [renamed] = enter([{ ...(row as typeof entry), title: "Web", slug: "web" }]);
  expect(renamed?.document).toMatchObject({ title: "Web", cardTitle: "Web", slug: "web", months: course?.months });
});

it("shortens long texts for a card and a page's title, after a word", () => {
  const title = "An introduction to the history of numerals ".repeat(2).trim();
  const [made] = enter([{ ...entry, title, description: "word ".repeat(200) }]);
  const { issues } = assembleContent([...demoDocuments, ...(made ? [made] : [])], "2026-01-01");
  expect(issues).toEqual([]);
  expect(made?.document).toMatchObject({ title, cardTitle: expect.stringMatching(/ \S+…$/) });
});

it("takes a course's months from its outline", () => {
  const [course] = demoContent.courses;
  const { outlines } = course ? courseRows(course) : { outlines: [] };
  const [first] = outlines;
  const shorter = first ? [{ ...first, months: first.months.slice(0, 1), durationWeeks: 4 }] : [];
  expect(enter([], shorter)).toMatchObject([
    { id: course?.id, document: { months: 1, outline: { durationWeeks: 4 } } },
  ]);
});
