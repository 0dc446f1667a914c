import { expect, test } from "vitest";
import { courseReasons, courses, coursesPage, faculty } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";
import { courseFee } from "../support/plan-cost.ts";

/** Specification §2, "Courses page". */
test("shows every course with its figures; both buttons open a new tab", async () => {
  const page = await openPage("/courses");
  const cards = page.getByRole("region", { name: coursesPage.list.title }).getByRole("article");
  expect(cards).toHaveCount(courses.length);
  for (const course of courses) {
    const { id, title, description, duration, level } = course;
    const counts = [`${course.students} students`, `${course.rating} rating`];
    const contents = [`${course.modules} modules`, `${course.projects} projects`];
    const card = cards.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    for (const text of [description, duration, level, ...counts, ...contents, `$${courseFee(course)}`])
      expect(card.getByText(text, { exact: true })).toBeVisible();
    expect(card.getByRole("list", { name: `You will use: ${title}` }).getByRole("listitem")).toHaveText(course.skills);
    const enrol = card.getByRole("link", { name: "Enrol Now" });
    expect(enrol).toHaveAttribute("href", /^\/enrollnow(\?|$)/);
    expect(enrol).toHaveAttribute("target", "_blank");
    const outline = card.getByRole("link", { name: "Course Outline" });
    expect(outline).toHaveAttribute("href", `/course-outline/${id}`);
    expect(outline).toHaveAttribute("target", "_blank");
  }
});

test("offers a free demo, the faculty and the reasons", async () => {
  const page = await openPage("/courses");
  // At the address that the specification names.
  const action = page.getByRole("main").getByRole("link", { name: "Book your Free Demo" });
  expect(action).toHaveAttribute("href", "/enrollnow");
  const entries = page.getByRole("region", { name: coursesPage.faculty.title }).getByRole("listitem");
  expect(entries).toHaveCount(6);
  for (const { name, title, program, university } of faculty)
    for (const text of [title, program, university]) expect(entries.filter({ hasText: name })).toContainText(text);
  const reasons = page.getByRole("region", { name: "Why choose us" }).getByRole("heading", { level: 3 });
  expect(reasons).toHaveText(courseReasons.map(({ title }) => title));
  expect(reasons).toHaveText(["Industry certification", "Expert instructors", "Hands-on projects"]);
});
