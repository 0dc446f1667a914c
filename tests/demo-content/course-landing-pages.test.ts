import { describe, expect, test } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { coursePages, courses } from "../support/demo-content.ts";

const findCoursePage = (id: string) => coursePages.find((page) => page.id === id);

describe("course landing pages (specification §2)", () => {
  test("exist for each course, in the catalogue's order, at the specified routes", () => {
    expect(coursePages.map((page) => page.id)).toEqual(courses.map((course) => course.id));
    expect(courses.map((course) => [course.canonicalPath, course.landingPath])).toEqual([
      ["/courses/mern-full-stack-development", "/MernStackPage"],
      ["/courses/data-analyst", "/DataAnalysisPage"],
      ["/courses/ai-machine-learning", "/AiPage"],
      ["/courses/cyber-security-ceh", "/CyberSecurityPage"],
    ]);
  });

  test.each(courses)("list as many modules as the table says (specification §3): $id", ({ id, modules }) => {
    const titles = findCoursePage(id)?.modules.list.map((module) => module.title) ?? [];
    expect(titles.length).toBe(modules);
    expect(new Set(titles).size).toBe(modules);
  });

  test.each(coursePages)("have four cards, eight to ten abilities, roles, and lead to enrolment: $id", (page) => {
    expect(page.reasons.cards.length).toBe(4);
    expect(page.abilities.list.length).toBeGreaterThanOrEqual(8);
    expect(page.abilities.list.length).toBeLessThanOrEqual(10);
    expect(page.roles.list.length).toBeGreaterThanOrEqual(3);
    expect(page.closing?.action).toEqual({ label: en.labels.coursePage.enrol, href: `/enrollnow?course=${page.id}` });
  });

  test("have the specified button texts", () => {
    expect(en.labels.coursePage).toMatchObject({ enrol: "Enroll Now", outline: "View Full Course Outline" });
  });

  test("claim demand and salaries only on the Data Analysis page, with the figures of §9", () => {
    expect(coursePages.filter((page) => page.market).map((page) => page.id)).toEqual(["data-analyst"]);
    expect(findCoursePage("data-analyst")?.market?.claims.map((claim) => claim.figure)).toEqual([
      "30%+",
      "PKR 120,000 to 500,000",
    ]);
  });

  test("show the rupee price only on the Data Analysis page (specification §3)", () => {
    expect(findCoursePage("data-analyst")?.priceNote).toEqual({
      amount: 2000,
      currency: "PKR",
      text: "PKR 2,000/month",
      about: "for students who pay in Pakistan",
    });
    expect(coursePages.filter((page) => page.priceNote).length).toBe(1);
  });
});
