import { expect, test } from "vitest";
import { outlineOf } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";
import { titlesOf } from "../support/plan-cost.ts";

const outline = outlineOf("data-analyst");

/** Specification §2, "Course outline"; §8 for its replacement. */
const path = "/course-outline/data-analyst";

test("an outline shows its weeks by month, the weekly schedule, and the ways on", async () => {
  const courses = await openPage("/courses");
  const card = courses.getByRole("article").filter({ hasText: titlesOf("data-analyst").title });
  expect(card.getByRole("link", { name: "Course Outline" })).toHaveAttribute("href", path);
  const page = await openPage(path);
  const main = page.getByRole("main");
  expect(main.getByRole("heading", { level: 1 })).toHaveText(outline.roadmap);
  for (const text of Object.values(outline.weeklySchedule)) expect(main.getByText(text)).toBeVisible();
  const weeks = outline.months.flatMap((month) => month.weeks);
  expect(main.getByRole("article")).toHaveCount(weeks.length);
  for (const { week, title, theory, lab } of weeks.slice(0, 3)) {
    const article = main.getByRole("article").nth(week - 1);
    expect(article.getByRole("heading")).toHaveText(title);
    expect(article.getByRole("listitem")).toHaveText(theory);
    expect(article).toContainText(lab);
  }
  const links: [string, string][] = [
    ["Enroll Now", "/enrollnow?course=data-analyst"],
    ["View Batches", "/batches/data-analyst"],
    ["Choose Your Batch", "/batches/data-analyst"],
    ["Contact Advisor", "/contact"],
  ];
  for (const [name, href] of links) expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("an unknown course is 'Course Not Found', with the way home (specification §8)", async () => {
  const page = await openPage("/course-outline/none");
  expect(page.status).toBe(404);
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
  expect(page.getByRole("link", { name: "Go Back Home" })).toHaveAttribute("href", "/");
});
