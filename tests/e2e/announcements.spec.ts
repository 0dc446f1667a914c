import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** An announcement from its author to the students who read it. */
const batchId = "data-weekend";
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF");
const outline = { name: "Outline.pdf", mimeType: "application/pdf", buffer: pdf };

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["status of 422", "status of 409", "ERR_FAILED", "status of 415"],
});

test("a batch is told: counted and shown first, taken back, written again, and seen by its student", async ({
  page,
  site,
  browser,
}) => {
  // It goes out a minute after it was written.
  test.slow();
  const context = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const theirs = await context.newPage();
  const { name } = await signUpStudent(theirs, site, { batches: [batchId] });
  await joinStaff(page, site);
  await openHydrated(page, `/admin/batches/${batchId}/announcements`);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("link", { name: "Write an announcement" }).click();
  await page.getByLabel("Title").fill("Bring your laptops tomorrow");
  await page.getByLabel("Text").fill("[see](javascript:alert(1))");
  await page.getByRole("button", { name: "Show me first" }).click();
  await expect(page.getByText("Please give a whole address that begins with https://")).toBeVisible();
  await page.getByLabel("Text").fill("We build **a shop**.\n\n- [Node](https://nodejs.org)\n- `npm start`");
  await page.getByRole("button", { name: "Show me first" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: /^Goes to \d+ (person|people): \d+ by e-mail/ }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Node" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Taken back. No one has received it.").first()).toBeVisible();
  await page.getByRole("link", { name: "Write this again" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Bring your laptops tomorrow");
  await page.getByLabel("Files").setInputFiles(outline);
  await expect(page.getByText("1 KB", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show me first" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("button", { name: "Take it back" })).toBeVisible();
  const sent = page.url();

  await openHydrated(theirs, "/classroom/news");
  await expect(theirs.getByText("No news yet")).toBeVisible();
  await expect(async () => {
    await theirs.goto("/classroom");
    await expect(theirs.getByRole("link", { name: "News 1 new" })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await theirs.getByRole("link", { name: "News 1 new" }).click();
  const news = theirs.getByRole("article", { name: "Bring your laptops tomorrow" });
  await expect(news.getByText("New", { exact: true })).toBeVisible();
  await expect(news.getByRole("link", { name: "Node" })).toHaveAttribute("href", "https://nodejs.org");
  const download = theirs.waitForEvent("download");
  await news.getByRole("link", { name: "Outline.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("Outline.pdf");
  expect(await violationsAtBothWidths(theirs)).toEqual([]);
  await openHydrated(page, sent);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(/seen \d/);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await openHydrated(page, "/admin/announcements");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await context.close();
});

test("files go along over a cut connection and a reload, and a template leaves the ticked batches", async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await signUpStudent(page, site, { batches: [batchId] });
  await context.clearCookies();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/announcements/new");
  await page.getByLabel("Title").fill("Read before the class");
  await page.getByLabel("Text").fill("The outline is **here**.");
  await page.getByRole("button", { name: "Keep as a template" }).click();
  await expect(page.getByText("The template is kept.").first()).toBeVisible();

  await openHydrated(page, "/admin/announcements/new");
  const batch = page.locator(`input[name="batch"][value="${batchId}"]`);
  await batch.check();
  await page.getByLabel("Title").fill("Something of my own");
  await page.getByText("Templates", { exact: true }).click();
  await page.getByRole("link", { name: "Read before the class" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Read before the class");
  await expect(page.getByLabel("Text")).toHaveValue("The outline is **here**.");
  await expect(batch).toBeChecked();
  await page.getByRole("button", { name: "Put back what was there" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Something of my own");
  await page.getByRole("link", { name: "Read before the class" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Read before the class");

  let cuts = 0;
  await page.route("**/admin/announcement-files/**", async (route) => {
    cuts += 1;
    if (cuts === 1) await route.abort();
    else await route.continue();
  });
  const large = { name: "film.zip", mimeType: "application/zip", buffer: Buffer.alloc(21 * 1024 * 1024) };
  await page.getByLabel("Files").setInputFiles(large);
  await expect(page.getByText("Too large: a file may have 20.0 MB.")).toBeVisible();
  expect(cuts, "a file that is too large is not sent at all").toBe(0);
  await page.getByRole("button", { name: "Remove film.zip" }).click();
  await page
    .getByLabel("Files")
    .setInputFiles([
      outline,
      { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ\0\0") },
    ]);
  await expect(page.getByText("This kind of file is not taken:")).toBeVisible({ timeout: 15_000 });
  await page.getByRole("button", { name: "Show me first" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Goes to/ })).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Not sent yet: a file was not accepted.")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove setup.exe" }).click();
  await openHydrated(page, page.url());
  await expect(page.getByLabel("Title")).toHaveValue("Read before the class");
  await expect(page.getByRole("button", { name: "Remove Outline.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Show me first" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("button", { name: "Take it back" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Outline.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("Outline.pdf");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Taken back. No one has received it.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Outline.pdf" })).toHaveCount(0);
});
