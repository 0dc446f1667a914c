import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { newPerson } from "./support/account.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** Questions from a text into the bank, drawn by a quiz, and asked of two students. */
const batchId = "data-evening";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["422"], alone: "question bank" });

/** Five questions in Aiken, one of them without its answer. */
const aiken = (mark: string) =>
  ["one", "two", "three", "four", "five"]
    .map(
      (name) => `${mark} ${name}?\nA. right of ${name}\nB. wrong of ${name}\n${name === "four" ? "" : "ANSWER: A\n"}`,
    )
    .join("\n");

test("five questions are imported into the bank, and a quiz asks each of two students three of them", async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const mark = `Sums ${randomUUID().slice(0, 8)}`;
  await joinAsTeacher(page, site, [batchId]);
  await importQuestions(page, mark);
  const title = `Drawn ${mark}`;
  const editor = await makeQuiz(page, title, mark);

  const asked = [await takeQuiz(browser, site, title, mark), await takeQuiz(browser, site, title, mark)];
  for (const questions of asked) expect(new Set(questions).size).toBe(3);

  await openHydrated(page, editor);
  await expect(page.getByRole("heading", { name: "Questions that students have drawn" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await openHydrated(page, `${editor}/results`);
  await expect(page.getByText("drawn from the bank").first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "6 of 6" })).toHaveCount(3);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

async function importQuestions(page: Page, mark: string): Promise<void> {
  await openHydrated(page, `/admin/batches/${batchId}/quizzes`);
  await page.getByRole("link", { name: "Question bank" }).click();
  await expect(page.getByRole("heading", { name: "Question bank" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("link", { name: "Import" }).click();
  await page.getByRole("textbox", { name: "Questions in GIFT or Aiken" }).fill(aiken(mark));
  await page.getByRole("combobox", { name: "Topic" }).fill(mark);
  await page.getByRole("button", { name: "Show what is in it" }).click();
  await expect(page.getByRole("heading", { name: "1 cannot be taken" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "The line “ANSWER:” is missing." })).toContainText("16");
  await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page
    .getByRole("textbox", { name: "Questions in GIFT or Aiken" })
    .fill(aiken(mark).replace("of four\n\n", "of four\nANSWER: A\n\n"));
  await page.getByRole("button", { name: "Show what is in it" }).click();
  await page.getByRole("button", { name: "Add 5 questions" }).click();
  await expect(page.getByText("5 questions are added.").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to the question bank" }).click();
  const chip = page.getByRole("link", { name: `${mark} (5)` });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-current", "page");
  await page.getByRole("searchbox", { name: "Search the bank" }).fill("wrong of two");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText(`${mark} two?`)).toBeVisible();
  await expect(page.getByText(`${mark} one?`)).toHaveCount(0);
  expect(await violationsAtBothWidths(page)).toEqual([]);
}

/** Makes a published quiz that draws three of them; answers its address. */
async function makeQuiz(page: Page, title: string, mark: string): Promise<string> {
  await openHydrated(page, `/admin/batches/${batchId}/quizzes/new`);
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Make the quiz" }).click();
  const draws = page.getByRole("region", { name: "Drawn from the bank" });
  await draws.getByLabel("Topic").selectOption({ label: `${mark} (5)` });
  await draws.getByLabel("Number of questions").fill("6");
  await draws.getByLabel("Each earns").fill("2");
  await draws.getByRole("button", { name: "Add the draw" }).click();
  await expect(draws.getByText("The bank has only 5 questions for this.").first()).toBeVisible();
  await expect(draws.getByLabel("Number of questions")).toHaveValue("6");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await draws.getByLabel("Number of questions").fill("3");
  await draws.getByRole("button", { name: "Add the draw" }).click();
  await expect(page.getByText("The draw is saved.").first()).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Students")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  return page.url();
}

/** Takes the quiz as a new student, in a browser that is loaded again in the middle; answers the questions. */
async function takeQuiz(browser: Browser, site: Site, title: string, mark: string): Promise<string[]> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const student = await context.newPage();
  await signUpStudent(student, site, { person: newPerson(), batches: [batchId] });
  await openHydrated(student, "/classroom/quizzes");
  await student.getByRole("link", { name: title }).click();
  await expect(student.getByText("3 questions, 6 points")).toBeVisible();
  await student.getByRole("button", { name: "Begin" }).click();
  const questions = student.getByText(new RegExp(`^${mark} \\w+\\?$`));
  await expect(questions).toHaveCount(3);
  const asked = await questions.allTextContents();
  // What is chosen before the scripts are there counts as well.
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await student.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await student.reload({ waitUntil: "commit" });
  await expect(questions).toHaveText(asked);
  const [first, ...others] = await student.getByRole("radio", { name: /^right of/ }).all();
  await first?.check();
  allow();
  await expect(student.locator("html[data-hydrated]")).toBeAttached();
  await expect(student.getByText("Not answered")).toHaveCount(2);
  for (const right of others) await right.check();
  await expect(student.getByText("All answers are saved")).toBeVisible();
  await student.getByRole("button", { name: "Hand in" }).click();
  await student.getByRole("button", { name: "Hand in now" }).click();
  await expect(student.getByText("Your answers are in.")).toBeVisible();
  await context.close();
  return asked;
}
