import { randomUUID } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { sendForm } from "./support/send-form.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** A student's question to its answer. */
const batchId = "data-weekend";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a student's question beside a class is answered from the teacher's first screen, and seen @both", async ({
  page,
  site,
  browser,
}, { project }) => {
  test.slow();
  const { classes } = await callVerbAt<{ classes: { id: string }[] }>(site.dataDir, "showTimetable", batchId);
  const context = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const theirs = await context.newPage();
  const { name } = await signUpStudent(theirs, site, { batches: [batchId] });
  const asked = `Why is my file not found, ${project.name} ${Date.now()}`;
  await openHydrated(theirs, `/classroom/classes/${classes[0]?.id}`);
  // Another question, sent without a page.
  const same = { intent: "ask", to: "batch", text: `Where is it? ${asked}`, formKey: randomUUID() };
  await sendForm(context, site, `/classroom/questions/new?class=${classes[0]?.id}`, same);
  await theirs.getByRole("link", { name: "Ask a question" }).click();
  await theirs.getByLabel("Your question").fill(asked);
  await expect(async () => {
    const kept = await theirs.evaluate(() => Object.values(localStorage).join());
    expect(kept).toContain(asked);
  }).toPass();
  await theirs.reload();
  await expect(theirs.getByLabel("Your question")).toHaveValue(asked);
  expect(await violationsAtBothWidths(theirs)).toEqual([]);
  await theirs.getByRole("button", { name: "Send" }).click();
  await expect(theirs.getByText("Your teacher has been told")).toBeVisible();

  await joinAsTeacher(page, site, [batchId]);
  await openHydrated(page, "/admin");
  await page.getByRole("link", { name: new RegExp(`^${asked}`) }).click();
  const answer = page.getByLabel("Your answer");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("r");
  await expect(answer).toBeFocused();
  await answer.fill("Name its **ending**: `./routes.js`.");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("checkbox", { name: same.text }).check();
  await answer.press("Control+Enter");
  await expect(page.getByText("2 questions answered.")).toBeVisible();
  await expect(page.getByText("Not seen yet")).toBeVisible();
  await page.getByText("Worth keeping").click();
  await page.getByLabel("Lecture", { exact: true }).selectOption({ index: 1 });
  const kept = `Which ending does a file need? ${asked}`;
  await page.getByLabel("The question, for everybody").fill(kept);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep it beside the lecture" }).click();
  await expect(page.getByText("Kept beside the lecture.", { exact: true })).toBeVisible();

  await openHydrated(theirs, "/classroom/news");
  const news = theirs.getByRole("article", { name: asked, exact: true });
  await expect(news.getByText("Your question is answered")).toBeVisible();
  await news.getByRole("link", { name: "Open" }).click();
  await expect(theirs.getByText("Name its ending: ./routes.js.")).toBeVisible();
  expect(await violationsAtBothWidths(theirs)).toEqual([]);
  await openHydrated(theirs, "/classroom/questions?q=ENDING%20routes");
  await expect(theirs.getByRole("link", { name: asked, exact: true })).toBeVisible();
  await theirs.getByText(kept).click();
  await expect(theirs.getByText("Name its ending: ./routes.js.")).toBeVisible();
  expect(await violationsAtBothWidths(theirs)).toEqual([]);
  await openHydrated(theirs, `/recorded-lectures/${batchId}`);
  await theirs
    .getByRole("button", { name: /^Watch/ })
    .first()
    .click();
  await theirs.getByRole("link", { name: "Ask about this" }).click();
  await expect(theirs.getByRole("heading", { name: "Ask a question" })).toBeVisible();
  await theirs.goBack();
  await theirs
    .getByRole("link", { name: /^Questions and answers/ })
    .first()
    .click();
  await expect(theirs.getByText(kept)).toBeVisible();
  await openHydrated(page, "/admin/questions?state=answered");
  await page.getByRole("link", { name: asked, exact: true }).click();
  await expect(page.getByText(`${name} has seen the answer.`)).toBeVisible();
  await context.close();
});
