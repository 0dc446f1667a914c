import type { Page } from "@playwright/test";
import { day } from "#shared/durations.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** The timetable of a batch in the back office, and its student's view. */
const batchId = "data-weekend";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a class is moved, its class is told, and the student's own calendar follows until its address ends", async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const student = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });
  const theirs = await student.newPage();
  await signUpStudent(theirs, site, { batches: [batchId] });
  await openHydrated(theirs, `${site.origin}/classroom/calendar`);
  await theirs.getByRole("button", { name: "Make an address" }).click();
  const address = await theirs.getByText(/\/calendar\/[\w-]{43}\.ics$/).innerText();
  const calendar = async () => {
    const answer = await theirs.request.get(`${site.origin}${new URL(address).pathname}`);
    return { status: answer.status(), text: (await answer.text()).replaceAll("\r\n ", "") };
  };
  expect((await calendar()).text).not.toContain("SEQUENCE:1");
  expect(await violationsAtBothWidths(theirs)).toEqual([]);

  await joinStaff(page, site);
  await openHydrated(page, `/admin/batches/${batchId}/timetable`);
  const first = page.getByRole("listitem").filter({ hasText: "10:00" }).first();
  await first.getByText("Change", { exact: false }).first().click();
  await first.getByLabel("From").fill("12:15");
  await first.getByLabel("To").fill("13:45");
  await first.getByRole("button", { name: "Save and tell the class" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByText(/An email went out to \d+ (?:person|people)\./)).toBeVisible();
  await expect(page.getByText(/Moved: the class of/)).toBeVisible();
  const whatsapp = page.getByRole("link", { name: "Open in WhatsApp" });
  expect(await whatsapp.getAttribute("href")).toContain("https://wa.me/?text=");
  await expect.poll(async () => (await calendar()).text.match(/SEQUENCE:1/g)?.length).toBe(1);
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await theirs.getByRole("button", { name: "End the address" }).click();
  await expect(theirs.getByText("The address has ended", { exact: false })).toBeVisible();
  expect((await calendar()).status).toBe(404);
  await student.close();
});

/** Answers the question before an act that cannot be taken back. */
const agree = (page: Page) => page.getByRole("dialog").getByRole("button", { name: /^Yes/ }).click();

/** The day after so many days. */
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

test("the classes of some days are moved, and cancelled for a holiday, in one step each", async ({ page, site }) => {
  test.slow();
  const id = "ai-weekend";
  await joinStaff(page, site);
  await openHydrated(page, `/admin/batches/${id}/timetable`);
  await page.getByRole("heading", { name: "Change several classes" }).click();
  const form = page.locator("form", { has: page.getByLabel("Minutes later") });
  await form.getByLabel("Which").selectOption("Sunday");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await form.getByLabel("Minutes later").fill("30");
  await form.getByRole("button", { name: "Move them and tell the class" }).click();
  await agree(page);
  await expect(page.getByText("The classes are moved.")).toBeVisible();
  await expect(page.getByText(/^AI.*Moved: the class of Sunday/s)).toBeVisible();

  // The form is empty once the current classes have come, and says below its buttons what was done.
  await expect(form.getByLabel("Minutes later")).toHaveValue("");
  await expect(form.getByText("The classes are moved.")).toBeVisible();
  await form.getByLabel("From day").fill(dayIn(7));
  await form.getByLabel("To day").fill(dayIn(20));
  await form.getByLabel("Why, for the students").fill("Winter holidays");
  await form.getByRole("button", { name: "Cancel them and tell the class" }).click();
  await agree(page);
  await expect(page.getByText("The classes are cancelled.")).toBeVisible();
  await expect(page.getByText(/Cancelled: the class of .* Winter holidays/s).first()).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test.describe("refusals", () => {
  test.use({ expectedErrors: ["422"] });

  test("a rule says what it changes before it is saved, and refuses in words what cannot be", async ({
    page,
    site,
  }) => {
    await joinStaff(page, site);
    await openHydrated(page, "/admin/batches/cyber-lahore/timetable");
    await page.getByRole("heading", { name: "When classes are" }).click();
    const form = page.locator("form", { has: page.getByRole("group", { name: "Days" }) });
    for (const day of ["Wednesday", "Friday", "Saturday"]) await form.getByLabel(day).uncheck();
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await expect(form.getByText("Please choose at least one weekday.")).toBeVisible();
    await form.getByLabel("Thursday").check();
    await form.getByLabel("Where classes meet online").fill("http://meet.example/1");
    await form.getByRole("button", { name: "Show what changes" }).click();
    await expect(form.getByText("The address must begin with https://.")).toBeVisible();
    await form.getByLabel("Where classes meet online").fill("https://meet.example/1");
    const holidays = form.getByRole("group", { name: "Holidays" });
    const [firsts, lasts] = [holidays.getByLabel("First day"), holidays.getByLabel("Last day")];
    await holidays.getByRole("button", { name: "Another holiday" }).click();
    await firsts.nth(1).fill("2031-05-02");
    await lasts.nth(1).fill("2031-05-01");
    await form.getByRole("button", { name: "Show what changes" }).click();
    await expect(holidays.getByText("The last day cannot be before the first.")).toBeVisible();
    await expect(firsts.first()).toHaveValue("2031-05-02");
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await holidays.getByRole("button", { name: "Remove" }).first().click();
    await form.getByRole("button", { name: "Show what changes" }).click();
    await expect(page.getByText(/\d+ classes are removed\./)).toBeVisible();
    await expect(page.getByText(/Pages and emails say: Thu, 2:00 PM – 3:30 PM Pakistan time/)).toBeVisible();
    // The page updates after the message: a form that is opened in between stays open.
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    await page.route("**/timetable.data*", async (route) => {
      if (route.request().method() === "GET") await opened;
      await route.continue();
    });
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. The public pages show Thu, 2:00 PM – 3:30 PM Pakistan time.")).toBeVisible();
    await page.getByRole("heading", { name: "Change several classes" }).click();
    const several = page.locator("form", { has: page.getByLabel("Minutes later") });
    await expect(several).toBeVisible();
    open();
    await expect(page.getByText("Thu, 2:00 PM – 3:30 PM Pakistan time", { exact: true })).toBeVisible();
    await several.getByRole("button", { name: "Move them and tell the class" }).click();
    await agree(page);
    await expect(several.getByText("Please enter minutes, from 1 to 720", { exact: false })).toBeVisible();
    await several.getByLabel("From day").fill("2020-01-01");
    await several.getByLabel("To day").fill("2020-01-02");
    await several.getByRole("button", { name: "Cancel them and tell the class" }).click();
    await agree(page);
    await expect(page.getByText("There is no class to come on these days. Nothing was changed.")).toBeVisible();
  });
});
