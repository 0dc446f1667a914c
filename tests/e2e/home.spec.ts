import { randomUUID } from "node:crypto";
import {
  company,
  courseCategories,
  courses,
  homeFaqs,
  homeTestimonials,
  plans,
  services,
} from "../support/demo-content.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Home page". */
test.describe("as it is sent", () => {
  test.use({ javaScriptEnabled: false });
  test("holds every part of the specification's list", async ({ page }) => {
    await page.goto("/");
    await test.step("the hero offers a free demo class", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const action = page.getByRole("link", { name: "Book Your Free Demo Class" });
      await expect(action).toHaveAttribute("href", "/FreeDemo");
      await expect(action).toBeInViewport();
    });
    await test.step("shows the three plans with their features", async () => {
      for (const { title, features } of plans) {
        const plan = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
        for (const feature of features) await expect(plan.getByText(feature, { exact: true })).toBeVisible();
      }
    });
    await test.step("shows the software services and leads to all of them", async () => {
      const shown = services.filter(({ shownOnHome }) => shownOnHome);
      expect(shown).toHaveLength(8);
      const main = page.getByRole("main");
      for (const { title, landingPath } of shown)
        await expect(main.locator("#services").getByRole("link", { name: title, exact: true })).toHaveAttribute(
          "href",
          landingPath,
        );
      await expect(main.getByRole("link", { name: "View All Services" })).toHaveAttribute("href", "/services");
    });
    await test.step("shows the four courses, each with its enrolment and outline", async () => {
      const cards = page.locator("#courses").getByRole("article");
      await expect(cards).toHaveCount(courses.length);
      for (const { cardTitle, duration, level } of courses) {
        const card = cards.filter({ has: page.getByRole("heading", { name: cardTitle }) });
        await expect(card.getByText(duration)).toBeVisible();
        await expect(card.getByText(level)).toBeVisible();
        await expect(card.getByRole("link", { name: "Enrol Now" })).toHaveAttribute("href", /^\/enrollnow(\?|$)/);
        await expect(card.getByRole("link", { name: "Course Outline" })).toHaveAttribute(
          "href",
          /^\/course-outline\/[\w-]+$/,
        );
      }
      for (const link of await page.getByRole("link", { name: "View All Courses" }).all())
        await expect(link).toHaveAttribute("href", "/courses");
    });
    await test.step("leads from a category to its course", async () => {
      const categories = page.locator("#categories");
      for (const { title, href } of courseCategories)
        await expect(categories.getByRole("link", { name: title })).toHaveAttribute("href", href);
    });
    await test.step("shows four testimonials with their stars", async () => {
      expect(homeTestimonials).toHaveLength(4);
      for (const { name, rating } of homeTestimonials) {
        const figure = page.getByRole("figure").filter({ hasText: name });
        await expect(figure.getByText(name)).toBeVisible();
        await expect(figure.getByRole("img", { name: new RegExp(`${rating}`) })).toBeVisible();
      }
    });
    await test.step("the footer leads everywhere it should", async () => {
      const footer = page.getByRole("contentinfo");
      const social = footer.getByRole("link", { name: /opens in a new tab/ });
      await expect(social).toHaveCount(4);
      for (const link of await social.all()) await expect(link).toHaveAttribute("target", "_blank");

      const quick = footer.getByRole("navigation", { name: "Quick links" }).getByRole("link");
      await expect(quick).toHaveText(["About", "Services", "Courses", "Free Demo", "Contact"]);
      const popular = footer.getByRole("navigation", { name: "Popular courses" }).getByRole("link");
      expect(await popular.count()).toBeGreaterThan(0);
      for (const link of await popular.all()) await expect(link).toHaveAttribute("href", "/courses");

      await expect(footer.getByText(company.address.city)).toBeVisible();
      for (const { e164, display } of company.phones)
        await expect(footer.getByRole("link", { name: display })).toHaveAttribute("href", `tel:${e164}`);
      expect(company.phones).toHaveLength(2);
      for (const href of ["/privacy", "/terms", "/refund-policy"])
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
      await expect(footer.getByText(`© ${company.copyrightYear}`)).toBeVisible();
    });
  });
});

test("opens the eight questions one by one, and all at once", async ({ page }) => {
  await openHydrated(page, "/");
  expect(homeFaqs).toHaveLength(8);
  const [first, second] = homeFaqs;
  const answer = (faq = first) => page.locator("#faq").getByText(faq?.answer ?? "", { exact: true });
  await expect(answer(first)).toBeHidden();
  await page.getByText(first?.question ?? "", { exact: true }).click();
  await page.getByText(second?.question ?? "", { exact: true }).click();
  await expect(answer(first)).toBeVisible();
  await expect(answer(second)).toBeVisible();
  await page.getByText(first?.question ?? "", { exact: true }).click();
  await expect(answer(first)).toBeHidden();
  await expect(answer(second)).toBeVisible();

  const answers = homeFaqs.map((faq) => answer(faq));
  await page.getByRole("button", { name: "Show all 8 questions" }).click();
  for (const one of answers) await expect(one).toBeVisible();
  await page.getByRole("button", { name: "Hide all questions" }).click();
  for (const one of answers) await expect(one).toBeHidden();
  await expect(page.getByRole("button", { name: "Show all 8 questions" })).toBeVisible();
});

test("each course's card names its next batch, and the seats that are left a moment after one is taken", async ({
  page,
  request,
}) => {
  type Open = { _id: string; courseId: string; startDate: string; seats: number; enrolled: number };
  const batches: Open[] = await (await request.get("/api/batches/")).json();
  const free = ({ seats, enrolled }: Open) => seats - enrolled;
  const ahead = batches.filter((one) => new Date(one.startDate) > new Date() && free(one) > 2);
  const batch = ahead[0];
  if (!batch) throw new Error("No course has a batch to come.");
  const { courseId } = batch;
  await page.goto("/");
  const card = page.locator("#courses article").filter({ has: page.locator(`a[href*="course=${courseId}"]`) });
  await expect(card.getByText(`${free(batch)} seats left`)).toBeVisible();
  const form = planEnrolment({ email: `${randomUUID()}@example.com`, course: courseId, batch: batch._id });
  expect((await request.post("/api/send-email", { data: form })).ok()).toBe(true);
  const left = `${free(batch) - 1} seats left`;
  const course = courses.find(({ id }) => id === courseId);
  for (const path of ["/", "/enrollnow", `/courses/${course?.slug}`, `/batches/${courseId}`])
    await expect.poll(async () => await (await request.get(path)).text(), path).toContain(left);
});

test("the hero's figures stay in one line each", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const heights = await page
    .locator("dl")
    .first()
    .locator("dd")
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(new Set(heights).size).toBe(1);
});
