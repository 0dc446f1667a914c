import { randomUUID } from "node:crypto";
import { accountPages } from "#domains/accounts/words.en.ts";
import { courses, homeFaqs } from "../support/demo-content.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Home page". */
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

test("welcomes a new account only where somebody is signed in", async ({ page, site }) => {
  const welcome = page.getByText(accountPages.signUp.doneAtHome);
  await openHydrated(page, "/#signed-up");
  await expect(welcome).toBeHidden();
  await signUpStudent(page, site);
  await page.goto("/about");
  await openHydrated(page, "/#signed-up");
  await expect(welcome).toBeVisible();
});
