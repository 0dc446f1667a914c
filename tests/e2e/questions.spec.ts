import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { sendForm } from "./support/send-form.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

type Waiting = { entries: { text: string }[] };

/** A student's question to its answer. */
const batchId = "data-weekend";

/** A picture of one pixel. */
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Presses R as soon as the field that it leads to is on the page, in the same breath. */
async function pressAtOnce(page: Page) {
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector("textarea[data-key=r]")) return;
      watcher.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true, cancelable: true }));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}

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
  await expect(theirs.getByText("Sent to your teacher")).toBeVisible();

  await joinAsTeacher(page, site, [batchId]);
  await openHydrated(page, "/admin");
  await pressAtOnce(page);
  await page.getByRole("link", { name: new RegExp(`^${asked}`) }).click();
  const answer = page.getByLabel("Your answer");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(answer, "the keys of a question are there as soon as it is").toBeFocused();
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

test.describe("on a line that is cut", () => {
  test.use({ expectedErrors: ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_RESET"] });

  test("a question with a picture, at a second of a recording, is kept and sent once when the line is back", async ({
    page,
    site,
    context,
  }) => {
    test.slow();
    await signUpStudent(page, site, { batches: [batchId] });
    await openHydrated(page, `/recorded-lectures/${batchId}`);
    await page
      .getByRole("button", { name: /^Watch/ })
      .first()
      .click();
    const video = page.getByRole("dialog").locator("video");
    await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(0);
    await video.evaluate((player: HTMLVideoElement) => {
      player.pause();
      player.currentTime = 6;
    });
    await expect
      .poll(() => page.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith("lecture-place:"))))
      .toContain("6.0");
    await page.getByRole("link", { name: "Ask about this" }).click();
    await expect(page.getByRole("checkbox", { name: "At the second 0:06 of the recording" })).toBeChecked();
    // Before React is there, a form goes its own way, and the browser says that there is no line.
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    const asked = `What does this line do? ${randomUUID()}`;
    await page.getByLabel("Your question").fill(asked);
    const picture = { name: "line.png", mimeType: "image/png", buffer: Buffer.from(onePixel, "base64") };
    await page.getByLabel("A picture, if it helps").setInputFiles(picture);

    // Without a line it waits; then the line is cut after the question has arrived, and before the answer has.
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("You're offline. What you typed is saved on this device")).toBeVisible();
    await expect(page.getByLabel("Your question")).toHaveValue(asked);
    let arrivals = 0;
    await page.route("**/classroom/questions/new*", async (route) => {
      if (route.request().method() !== "POST") return await route.continue();
      arrivals += 1;
      if (arrivals > 1) return await route.continue();
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    });
    await context.setOffline(false);
    await expect(page.getByText("Sent to your teacher")).toBeVisible({ timeout: 30_000 });
    expect(arrivals).toBeGreaterThan(1);
    await expect(page.getByText(asked)).toBeVisible();
    await expect(page.getByRole("img", { name: "Picture of the question" })).toHaveJSProperty("naturalWidth", 1);
    await expect(page.getByRole("link", { name: "Watch at 0:06" })).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    const waiting = await callVerbAt<Waiting>(site.dataDir, "listQuestions", [batchId], "waiting");
    expect(waiting.entries.filter(({ text }) => text === asked)).toHaveLength(1);
  });
});

test.describe("a student taken out of the batch", () => {
  test.use({ expectedErrors: ["status of 404"] });

  test("while she writes her question is told so, and keeps every word", async ({ page, site }) => {
    const { email } = await signUpStudent(page, site, { batches: [batchId] });
    const { classes } = await callVerbAt<{ classes: { id: string }[] }>(site.dataDir, "showTimetable", batchId);
    await openHydrated(page, `/classroom/questions/new?class=${classes[0]?.id}`);
    const asked = `What did we do yesterday? ${randomUUID()}`;
    await page.getByLabel("Your question").fill(asked);
    const { members } = await callVerbAt<{ members: { id: string; person: { email: string } }[] }>(
      ...([site.dataDir, "showClass", batchId] as const),
    );
    await callVerbAt(site.dataDir, "withdrawEnrolment", members.find(({ person }) => person.email === email)?.id);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status").filter({ hasText: "so nothing can be asked about it" })).toBeVisible();
    await expect(page.getByLabel("Your question")).toHaveValue(asked);
    expect(await violationsAtBothWidths(page)).toEqual([]);
    const waiting = await callVerbAt<Waiting>(site.dataDir, "listQuestions", [batchId], "waiting");
    expect(waiting.entries.filter(({ text }) => text === asked)).toEqual([]);
  });
});
