import { violationsAtBothWidths } from "./support/accessibility.ts";
import { newPerson } from "./support/account.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** An essay with a picture: asked, written, marked by hand, and explained. */
const batchId = "data-evening";
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test.use({ alone: "essays", contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["422"] });

test("an essay with a picture is asked, written, marked by hand and explained", async ({ page, site, browser }) => {
  test.slow();
  const title = `Essays ${newPerson().name}`;
  await joinAsTeacher(page, site, [batchId]);
  await openHydrated(page, `/admin/batches/${batchId}/quizzes/new`);
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Make the quiz" }).click();
  await page.getByRole("link", { name: "An essay, marked by hand" }).click();
  await page.getByRole("textbox", { name: "Question", exact: true }).last().fill("What does this **diagram** show?");
  await page.getByLabel("What a good answer holds").last().fill("A join of two tables");
  await page.getByLabel("Explanation").last().fill("Each row of one table finds its rows of the other.");
  await page.getByLabel("Points").last().fill("10");
  await page.getByRole("button", { name: "Add the question" }).click();
  await page.getByText(/^Change\s+Question 1$/).click();
  await page.getByRole("link", { name: "Add a picture" }).click();
  await page.getByRole("button", { name: "Save the picture" }).click();
  await page
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ name: "join.png", mimeType: "image/png", buffer: Buffer.from(onePixel, "base64") });
  await page.getByLabel("What it shows").fill("Two circles that overlap");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Save the picture" }).click();
  const seen = page.getByRole("img", { name: "Two circles that overlap" });
  await expect(seen).toHaveJSProperty("naturalWidth", 1);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Students")).toBeVisible();
  const editor = page.url();

  const context = await browser.newContext({
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const student = await context.newPage();
  const person = newPerson();
  await signUpStudent(student, site, { person, batches: [batchId] });
  await openHydrated(student, "/classroom/quizzes");
  await student.getByRole("link", { name: title }).click();
  await student.getByRole("button", { name: "Begin" }).click();
  await expect(student.getByRole("img", { name: "Two circles that overlap" })).toHaveJSProperty("naturalWidth", 1);
  await student.getByRole("textbox", { name: "Your answer" }).fill("Rows that are in both.\nAnd some that are not.");
  await expect(student.getByText("All answers are saved")).toBeVisible();
  expect(await violationsAtBothWidths(student)).toEqual([]);
  await student.getByRole("button", { name: "Hand in" }).click();
  await student.getByRole("button", { name: "Hand in now" }).click();
  await expect(student.getByText("An essay of yours waits")).toBeVisible();
  expect(await violationsAtBothWidths(student)).toEqual([]);

  await openHydrated(page, "/admin");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 3, name: person.name })).toBeVisible();
  await expect(page.getByText("0 of 1 marked")).toBeVisible();
  await page.getByLabel("Points").fill("12");
  await page.getByLabel("Comment").fill("Name the **tables**.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Please enter points from 0 to 10.").first()).toBeVisible();
  await page.getByLabel("Points").fill("7,5");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Every essay is marked.").first()).toBeVisible();
  await expect(page.getByText("1 of 1 marked")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Post grades" }).click();
  await openHydrated(page, `${editor}/results`);
  await expect(page.getByRole("row").filter({ hasText: person.name })).toContainText("7.5");
  await page.getByRole("link", { name: person.name }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Answers of attempt 1" })).toBeVisible();
  await expect(page.getByText("And some that are not.")).toBeVisible();
  await page.getByLabel("Extra attempts").fill("1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true }).first()).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await student.reload();
  await expect(student.getByRole("button", { name: "Begin another attempt" })).toBeVisible();
  await page.getByRole("link", { name: "Results of all" }).click();
  await expect(page.getByText("More time or attempts")).toBeVisible();
  await page.getByLabel(/No student can take the quiz any more/).check();
  await page.getByRole("button", { name: "Show the right answers" }).click();
  await expect(page.getByText("Students see the right answers.")).toBeVisible();
  await student.reload();
  for (const text of ["Name the tables.", "A join of two tables", "Each row of one table", "And some that are not."])
    await expect(student.getByText(text)).toBeVisible();
  expect(await violationsAtBothWidths(student)).toEqual([]);
  await context.close();
});
