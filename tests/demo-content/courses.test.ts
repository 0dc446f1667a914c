import { describe, expect, test } from "vitest";
import { course } from "#domains/catalogue/contract/course.ts";
import { outline } from "#domains/catalogue/contract/outline.ts";
import { courses, findCourse, outlines, plans } from "../support/demo-content.ts";
import { courseFee, planFee } from "../support/plan-cost.ts";

describe("courses (specification §3)", () => {
  test("have the table's figures", () => {
    const figures = courses.map((entry) => [
      entry.cardTitle,
      entry.duration,
      entry.students,
      entry.rating,
      entry.modules,
      entry.projects,
      entry.level,
    ]);
    expect(figures).toEqual([
      ["MERN Full Stack", "4 months", "420+", 4.9, 12, 8, "Advanced"],
      ["Data Analysis", "3 months", "285+", 4.8, 10, 6, "Advanced"],
      ["AI With Machine Learning", "3 months", "265+", 4.9, 16, 12, "Advanced"],
      ["Cyber Security CEH", "3 months", "310+", 4.9, 12, 7, "Intermediate"],
    ]);
  });

  test("cost $99 a month", () => {
    expect(courses.map(courseFee)).toEqual([99, 99, 99, 99]);
  });

  test("have the same duration in words and in months, 4 for mern and 3 for the rest (specification §9)", () => {
    for (const entry of courses) {
      expect(entry.months).toBe(/mern/i.test(entry.title) ? 4 : 3);
      expect(entry.duration).toBe(`${entry.months} months`);
    }
  });

  test("cost these amounts in all (specification §9)", () => {
    const totals = (id: string) => plans.map((plan) => planFee(plan) * (findCourse(id)?.months ?? 0));
    expect(totals("mern-full-stack-development")).toEqual([396, 596, 796]);
    expect(totals("data-analyst")).toEqual([297, 447, 597]);
  });

  test("have a tiling and a hue of their own", () => {
    expect(new Set(courses.map((entry) => entry.pattern.tiling)).size).toBe(courses.length);
    expect(new Set(courses.map((entry) => entry.pattern.hue)).size).toBe(courses.length);
  });

  test.each(courses)("match the list's contract: $id", (entry) => {
    expect(course.safeParse({ ...entry, _id: entry.id }).error).toBeUndefined();
    expect(findCourse(entry.id)).toBe(entry);
  });

  test("are not found by another id", () => {
    expect(findCourse("astrology")).toBeUndefined();
  });
});

describe("outlines (specification §3)", () => {
  test("exist for every course and nothing else", () => {
    expect(Object.keys(outlines).sort()).toEqual(courses.map((entry) => entry.id).sort());
  });

  test.each(Object.entries(outlines))("number months and weeks without a gap: %s", (id, entry) => {
    const parsed = outline.parse(entry);
    const weeks = parsed.months.flatMap((month) => month.weeks);
    expect(weeks.map((week) => week.week)).toEqual(Array.from({ length: parsed.durationWeeks }, (_, at) => at + 1));
    expect(parsed.months.map((month) => month.month)).toEqual(parsed.months.map((_, at) => at + 1));
    expect(parsed.months.length).toBe(findCourse(id)?.months);
    expect(parsed.durationWeeks).toBe(parsed.months.length * 4);
  });

  test.each(Object.entries(outlines))("have 3 to 5 topics per week, and no title or lab twice: %s", (_, entry) => {
    const weeks = entry.months.flatMap((month) => month.weeks);
    for (const week of weeks) {
      expect(week.theory.length, week.title).toBeGreaterThanOrEqual(3);
      expect(week.theory.length, week.title).toBeLessThanOrEqual(5);
    }
    expect(new Set(weeks.map((week) => week.title)).size).toBe(weeks.length);
    expect(new Set(weeks.map((week) => week.lab)).size).toBe(weeks.length);
  });
});
