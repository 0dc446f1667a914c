import { demoSite } from "#content/demo-site.ts";
import { courseReasons, courses, coursesPage, faculty } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Courses page". */
test("shows every course with its figures; both buttons open a new tab", async ({ page }) => {
  await page.goto("/courses");
  const cards = page.getByRole("region", { name: coursesPage.list.title }).getByRole("article");
  await expect(cards).toHaveCount(courses.length);
  for (const course of courses) {
    const { id, title, description, duration, level, monthlyPrice } = course;
    const counts = [`${course.students} students`, `${course.rating} rating`];
    const contents = [`${course.modules} modules`, `${course.projects} projects`];
    const card = cards.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    for (const text of [description, duration, level, ...counts, ...contents, `$${monthlyPrice}`])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByRole("list", { name: `You will use: ${title}` }).getByRole("listitem")).toHaveText(
      course.skills,
    );
    const enrol = card.getByRole("link", { name: "Enrol Now" });
    await expect(enrol).toHaveAttribute("href", /^\/enrollnow(\?|$)/);
    await expect(enrol).toHaveAttribute("target", "_blank");
    const outline = card.getByRole("link", { name: "Course Outline" });
    await expect(outline).toHaveAttribute("href", `/course-outline/${id}`);
    await expect(outline).toHaveAttribute("target", "_blank");
  }
});

test.describe("as it is sent", () => {
  test.use({ javaScriptEnabled: false });
  test("offers a free demo, the faculty and the reasons", async ({ page }) => {
    await page.goto("/courses");
    await test.step("the hero offers a free demo, at the address the specification names", async () => {
      const action = page.getByRole("main").getByRole("link", { name: "Book your Free Demo" });
      await expect(action).toHaveAttribute("href", "/enrollnow");
      await expect(action).toBeInViewport();
    });
    await test.step("names six of the faculty with their universities, and three reasons", async () => {
      const entries = page.getByRole("region", { name: coursesPage.faculty.title }).getByRole("listitem");
      await expect(entries).toHaveCount(6);
      for (const { name, title, program, university } of faculty)
        for (const text of [title, program, university])
          await expect(entries.filter({ hasText: name })).toContainText(text);
      const reasons = page.getByRole("region", { name: "Why choose us" }).getByRole("heading", { level: 3 });
      await expect(reasons).toHaveText(courseReasons.map(({ title }) => title));
      await expect(reasons).toHaveText(["Industry certification", "Expert instructors", "Hands-on projects"]);
    });
  });
});

test.describe("from Pakistan", () => {
  test.use({ country: "PK" });
  test("shows no price (specification §4)", async ({ page }) => {
    const answer = page.waitForResponse("**/api/geo");
    await openHydrated(page, "/courses");
    await answer;
    const main = page.getByRole("main");
    await expect(main.getByText(demoSite.messages.labels.courseCard.priceHidden).first()).toBeVisible();
    await expect(main.getByText(/\$\s?\d|PKR/).filter({ visible: true })).toHaveCount(0);
  });
});
