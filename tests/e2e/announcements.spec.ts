import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** An announcement from its author to the students who read it. */
const batchId = "data-weekend";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 422", "status of 409"] });

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
  await expect(page.getByText("Taken back. Nobody has been told.").first()).toBeVisible();
  await page.getByRole("link", { name: "Write this again" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Bring your laptops tomorrow");
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
  expect(await violationsAtBothWidths(theirs)).toEqual([]);
  await openHydrated(page, sent);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(/seen \d/);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await openHydrated(page, "/admin/announcements");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await context.close();
});
