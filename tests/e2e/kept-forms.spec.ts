import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callVerbAt } from "../support/ask-manage.ts";
import { contactForm } from "../support/contact-form.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** The forms of the office on a bad connection, after a session's end, and pressed twice. */
const batch = "/admin/batches/mern-gulf";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "502", "401", "status of 409"],
});

const lectures = (page: Page) => page.getByRole("region", { name: "Lectures" }).getByRole("listitem");

/** Opens a batch's lectures and fills in the form that adds one at another host. */
async function fillLecture(page: Page, title: string) {
  await openHydrated(page, `${batch}/lectures`);
  const before = await lectures(page).count();
  const form = page.locator("form").filter({ hasText: "A video of another host" });
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Address").fill("https://youtu.be/dQw4w9WgXcQ");
  return { before, form, add: form.getByRole("button", { name: "Add", exact: true }) };
}

test("a form waits for the connection, says so, and is done once and empty once it is back", async ({
  page,
  site,
  context,
}) => {
  await joinStaff(page, site);
  const title = `Lecture ${randomUUID()}`;
  const { before, form, add } = await fillLecture(page, title);
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText("You're offline. What you typed is saved on this device")).toBeVisible();
  await page.getByRole("link", { name: "Payments" }).click();
  await expect(page.getByText("You're offline. The page opens when you're back online.")).toBeVisible();
  await expect(form.getByLabel("Address")).toHaveValue("https://youtu.be/dQw4w9WgXcQ");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Payments" })).toBeVisible();
  await openHydrated(page, `${batch}/lectures`);
  if ((await lectures(page).filter({ hasText: title }).count()) === 0) {
    await expect(page.getByText("Restored what you had typed.")).toBeVisible();
    await add.click();
  }
  await expect(lectures(page).filter({ hasText: title })).toHaveCount(1);
  await expect(lectures(page)).toHaveCount(before + 1);
});

test("an act whose answer is lost on the way is not done twice, and says so where it was pressed", async ({
  page,
  site,
}) => {
  await joinStaff(page, site);
  const title = `Lecture ${randomUUID()}`;
  const { before, form, add } = await fillLecture(page, title);
  let lost = 0;
  await page.route("**/lectures.data*", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return await route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await add.click();
  const note = form.getByText("Added at the end.", { exact: false });
  await expect(note).toBeVisible();
  await expect(form.getByRole("status").filter({ hasText: "Added at the end." })).toBeFocused();
  await expect(lectures(page)).toHaveCount(before + 1);
  await expect(form.getByLabel("Address")).toHaveValue("");
});

test("a proxy's page of its own tears nothing down", async ({ page, site }) => {
  await joinStaff(page, site);
  const title = `Lecture ${randomUUID()}`;
  const { before, add } = await fillLecture(page, title);
  let answers = 0;
  await page.route("**/lectures.data*", async (route) => {
    answers += 1;
    if (answers > 2) return await route.continue();
    await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
  await add.click();
  await expect(page.getByText("The server is not answering.", { exact: false })).toBeVisible();
  await expect(lectures(page)).toHaveCount(before + 1);
});

test("a reload and an ended session lose nothing that was typed", async ({ page, site, context }) => {
  test.slow();
  await joinStaff(page, site);
  await openHydrated(page, `${batch}/settings`);
  const description = page.getByLabel("Description");
  const first = await description.inputValue();
  const text = `Typed slowly: ${randomUUID()}`;
  await description.fill(text);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text);
  await page.reload();
  await expect(page.getByText("Restored what you had typed.")).toBeVisible();
  await expect(description).toHaveValue(text);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(description).toHaveValue(first);

  await description.fill(text);
  const cookies = await context.cookies();
  await context.clearCookies({ name: "staff" });
  const save = page.locator("form").filter({ has: description }).getByRole("button");
  await save.first().click();
  await expect(page.getByText(/Your session has ended. What/)).toBeVisible();
  await expect(description).toHaveValue(text);
  await context.addCookies(cookies);
  await save.first().click();
  await expect(page.getByRole("status").filter({ hasText: /saved/i })).toBeVisible();
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(description).toHaveValue(text);
  await expect(page.getByText("Restored what you had typed.")).toHaveCount(0);
});

test("taking a student out asks first, with their name, and can be undone", async ({ page, site }) => {
  const name = `Student ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  await callVerbAt(site.dataDir, "enrolPerson", { batchId: "mern-gulf", name, email });
  await joinStaff(page, site);
  await openHydrated(page, `${batch}`);
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText("Take out…").click();
  await row.getByRole("button", { name: "Take out" }).click();
  const dialog = page.getByRole("dialog", { name: new RegExp(`Take ${name} out`) });
  await dialog.getByRole("button", { name: "Go back" }).click();
  await expect(row.getByRole("button", { name: "Take out" })).toBeVisible();
  await row.getByRole("button", { name: "Take out" }).click();
  await dialog.getByRole("button", { name: /^Yes/ }).click();
  await expect(page.getByText("Taken out. The seat goes to the next in line.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("They are in the class again")).toBeVisible();
  await expect(row.getByText("Take out…")).toBeVisible();
});

test("an act is undone within ten seconds, and not after", async ({ page, site, request }) => {
  const email = `${randomUUID()}@example.com`;
  await request.post("/api/send-email", { data: contactForm({ email }) });
  type Lead = { id: string; state: string; person: { email: string } };
  const find = async () => {
    const { entries } = await callVerbAt<{ entries: Lead[] }>(site.dataDir, "listLeads", { limit: 50 });
    return entries.find(({ person }) => person.email === email);
  };
  await joinStaff(page, site);
  await page.clock.install();
  await openHydrated(page, `/admin/leads/${(await find())?.id}?state=all`);
  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByRole("button", { name: "Won", exact: true }).click();
  await expect(undo).toBeVisible();
  // The page has loaded what the act has changed: the next one starts from there.
  await expect(page.getByRole("button", { name: "Won", exact: true })).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(undo).toHaveCount(0);
  expect((await find())?.state).toBe("won");
  await page.getByRole("button", { name: "Lost", exact: true }).click();
  await expect(page.getByText("Marked as lost.")).toBeVisible();
  await page.clock.runFor(9_000);
  await undo.click();
  await expect(page.getByText("Marked as won.")).toBeVisible();
  expect((await find())?.state).toBe("won");
});

test("a text that someone else has changed meanwhile is shown beside one's own", async ({ page, site, context }) => {
  await joinStaff(page, site);
  await openHydrated(page, `${batch}/lectures`);
  const other = await context.newPage();
  await openHydrated(other, `${batch}/lectures`);
  const rename = async (on: Page, title: string) => {
    const lecture = lectures(on).first();
    const name = lecture.getByLabel("Title");
    if (!(await name.isVisible())) await lecture.getByText("Change").click();
    await name.fill(title);
    await lecture.getByRole("button", { name: "Rename" }).click();
    return { lecture, field: name };
  };
  const [theirs, own] = [`Theirs ${randomUUID()}`, `Mine ${randomUUID()}`];
  await rename(other, theirs);
  await expect(other.getByText("Renamed.")).toBeVisible();
  const { lecture, field } = await rename(page, own);
  await expect(lecture.getByText("Changed by someone else in the meantime.")).toBeVisible();
  await expect(lecture.getByRole("definition").filter({ hasText: theirs })).toBeVisible();
  await expect(field).toHaveValue(own);
  await rename(page, own);
  await expect(page.getByText("Renamed.")).toBeVisible();
  await expect(lectures(page).first().locator("bdi").first()).toHaveText(own);
});
