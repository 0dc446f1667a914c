import { expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { type CoursePage, coursePages, courses, findCourse } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";
import { courseFee, dollars } from "../support/plan-cost.ts";

/** Specification §2, "Course landing pages". */
const aliases = {
  "/MernStackPage": "/courses/mern-full-stack-development",
  "/DataAnalysisPage": "/courses/data-analyst",
  "/AiPage": "/courses/ai-machine-learning",
  "/CyberSecurityPage": "/courses/cyber-security-ceh",
  "/courses/data-science": "/courses/data-analyst",
};

test("all four and their other addresses answer, and name the canonical address", async () => {
  const own = courses.map(({ canonicalPath }) => [canonicalPath, canonicalPath]);
  for (const [path = "", canonical] of [...own, ...Object.entries(aliases)]) {
    const page = await openPage(path);
    expect(page.status, path).toBe(200);
    expect(page.html, path).toContain(`<link rel="canonical" href="https://darsgah.example${canonical}"/>`);
  }
});

test("each has a hero, reasons, modules, abilities and the closing call", async () => {
  for (const course of coursePages) await expectCoursePage(course);
});

async function expectCoursePage(course: CoursePage) {
  const { id, hero, reasons, modules, abilities, closing, priceNote } = course;
  const page = await openPage(`/courses/${id}`);
  const main = page.getByRole("main");
  expect(main.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
  const card = findCourse(id);
  for (const fact of [card?.duration, card?.level, card?.students, String(card?.rating)])
    expect(main.getByRole("definition").filter({ hasText: fact }).first()).toBeVisible();
  const monthly = `${dollars((card ? courseFee(card) : 0) * 100)} per month`;
  expect(main.getByRole("region", { name: "Next batches" }).getByText(monthly, { exact: true })).toBeVisible();
  if (priceNote) expect(main.getByText(priceNote.text, { exact: true })).toBeVisible();
  expect(main.getByText(/^\d months, in the plan .+ or /)).toBeVisible();

  for (const enrol of main.getByRole("link", { name: "Enroll Now" }).all())
    expect(enrol).toHaveAttribute("href", /^\/enrollnow(\?|$)/);
  expect(main.getByRole("link", { name: "Enroll Now" })).toHaveCount(2);
  const outline = main.getByRole("link", { name: "View Full Course Outline" });
  expect(outline).toHaveAttribute("href", `/course-outline/${id}`);
  expect(outline).toHaveAttribute("target", "_blank");

  const titles = (region: string) => main.getByRole("region", { name: region }).getByRole("heading", { level: 3 });
  expect(titles(reasons.title)).toHaveText(reasons.cards.map(({ title }) => title));
  expect(titles(modules.title)).toHaveText(modules.list.map(({ title }) => title));
  expect(main.getByRole("region", { name: abilities.title }).getByRole("listitem")).toHaveText(abilities.list);
  const last = main.getByRole("region", { name: closing?.title ?? "" });
  expect(last.getByRole("link", { name: "Book a free demo class" })).toHaveAttribute(
    "href",
    `/FreeDemo?course=${id}#book`,
  );
}

test("each shows who teaches it, what students built, and the questions of the course", async () => {
  for (const { id, teachers, capstones, questions } of courses.map(({ id, page: own }) => ({ id, ...own }))) {
    const page = await openPage(`/courses/${id}`);
    const main = page.getByRole("main");
    const taught = demoContent.teachers.filter(({ teaching }) => teaching?.courses.includes(id));
    expect(taught.length, id).toBeGreaterThan(0);
    const people = main.getByRole("region", { name: teachers?.title });
    expect(people.getByRole("heading", { level: 3 })).toHaveText(taught.map(({ name }) => name));
    for (const { teaching } of taught) expect(people.getByText(teaching?.about ?? "")).toBeVisible();
    const built = main.getByRole("region", { name: capstones?.title });
    expect(built.getByRole("heading", { level: 3 })).toHaveText(capstones?.list.map(({ title }) => title) ?? []);
    const asked = main.getByRole("region", { name: questions?.title });
    for (const { question } of questions?.list ?? []) expect(asked.getByText(question)).toBeVisible();
  }
});

test("Data Analysis says for whom its price in rupees is", async () => {
  const page = await openPage("/DataAnalysisPage");
  expect(page.getByText("for students who pay in Pakistan")).toBeVisible();
});

test("Data Analysis claims the growth and the salaries of §9", async () => {
  const page = await openPage("/DataAnalysisPage");
  const market = page.getByRole("region", { name: "Why now" });
  for (const text of ["30%+", "PKR 120,000 to 500,000", "salaries per month"])
    expect(market.getByText(text, { exact: true })).toBeVisible();
});
