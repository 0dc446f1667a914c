import { randomInt, randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "@playwright/test";
import { dayOf } from "#shared/formats/class-time.ts";
import { callVerbAt } from "../support/ask-manage.ts";
import { faultsAtDeskAndPhone } from "./support/accessibility.ts";
import { billStudent, fact, openBatch, ownPathOf } from "./support/billed-student.ts";
import { mailedPath } from "./support/mails.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ alone: "changed plans", contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 422"] });
test.beforeEach(() => test.slow());

/** A form of an order that is folded away below its title, opened. */
async function unfold(page: Page, title: string): Promise<Locator> {
  const summary = page.locator("summary", { hasText: title });
  await summary.click();
  return page.getByRole("group").filter({ has: summary });
}

/** A browser of somebody else: of a student, or a colleague. */
const anotherBrowser = async (browser: Browser) => await (await browser.newContext()).newPage();

/** The student's own page of an order: what it asks for in all, and each month with its day and sum. */
async function openOwn(own: Page, path: string) {
  await openHydrated(own, path);
  const months = own.getByRole("region", { name: "Month by month" }).getByRole("listitem");
  return { inAll: fact(own, "In all"), months };
}

/** A clerk asks for less of a student's second month, and an owner approves it at a browser of their own. */
async function approve(owner: Page, site: Site, personId: string) {
  await joinStaff(owner, site);
  await openHydrated(owner, `/admin/people/${personId}`);
  await owner.getByRole("region", { name: "Reductions that wait for approval" }).getByRole("link").click();
  await owner.getByRole("button", { name: "Approve" }).click();
  await expect(owner.getByText("Approved: the fees are lower now.").first()).toBeVisible();
}

test("a month is frozen: a clerk asks, an owner approves, and the student pays for the others", async ({
  page,
  site,
  browser,
}) => {
  const student = await billStudent(site, await openBatch(site));
  await joinStaff(page, site, "support");
  await openHydrated(page, `/admin/payments/${student.reference}`);
  const form = await unfold(page, "Take something off");
  await form.getByLabel("For", { exact: true }).selectOption("month frozen");
  await form.getByLabel("Month 2 of 3, 5 Mar 2028: PKR 6,000").check();
  await form.getByLabel("Per cent of each").fill("100");
  await form.getByLabel("Why").fill("Ill in March");
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await form.getByRole("button", { name: "Ask for it" }).click();
  await expect(page.getByText("PKR 6,000 less is asked for. It waits").first()).toBeVisible();
  await expect(fact(page, "In all")).toHaveText("PKR 18,000");
  const own = await anotherBrowser(browser);
  await expect((await openOwn(own, student.ownPath)).inAll).toHaveText("PKR 18,000");

  const owner = await anotherBrowser(browser);
  await approve(owner, site, student.personId);
  await expect(fact(owner, "In all")).toHaveText("PKR 12,000");
  await openHydrated(owner, `/admin/people/${student.personId}`);
  const entry = owner.getByRole("row").filter({ hasText: "Ill in March" });
  await expect(entry).toContainText("month frozen");
  await expect(entry).toContainText("PKR 6,000");
  expect(await faultsAtDeskAndPhone(owner)).toEqual([]);
  const { inAll, months } = await openOwn(own, student.ownPath);
  await expect(inAll).toContainText("PKR 12,000");
  await expect(months).toContainText(["PKR 6,000", "PKR 0", "PKR 6,000"]);
  expect(await faultsAtDeskAndPhone(own)).toEqual([]);
});

test("due days move: a month and those after it, on every page by the same days", async ({ page, site, browser }) => {
  const student = await billStudent(site, await openBatch(site));
  await joinStaff(page, site, "support");
  await openHydrated(page, `/admin/payments/${student.reference}`);
  const form = await unfold(page, "Another day, or in parts");
  await form.getByLabel("Day", { exact: true }).fill("2048-02-20");
  await form.getByLabel("Later payments move").check();
  await form.getByLabel("Why").fill("Paid on the 20th");
  await form.getByRole("button", { name: "Change the days" }).click();
  await expect(form.getByText("Please choose a day within five years.").first()).toBeVisible();
  await expect(form.getByLabel("Why")).toHaveValue("Paid on the 20th");
  await form.getByLabel("Day", { exact: true }).fill("2028-02-20");
  const preview = form.getByRole("status").filter({ hasText: "This will be due:" });
  await form.getByRole("button", { name: "Show what will be due" }).click();
  await expect(preview.getByRole("listitem")).toHaveText([
    ...["Month 1 of 3, 20 Feb 2028: PKR 6,000", "Month 2 of 3, 20 Mar 2028: PKR 6,000"],
    "Month 3 of 3, 20 Apr 2028: PKR 6,000",
  ]);
  await expect(preview).toContainText("Left to pay in all: PKR 18,000");
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await form.getByLabel("Why").fill("Her salary comes on the 20th");
  await expect(preview).toHaveCount(0);
  await form.getByRole("button", { name: "Change the days" }).click();
  await expect(page.getByText("The days are changed.").first()).toBeVisible();
  await openHydrated(page, `/admin/fees/${student.personId}`);
  for (const day of ["20 Feb 2028", "20 Mar 2028", "20 Apr 2028"])
    await expect(page.getByText(`due on ${day}`)).toBeVisible();
  await expect(page.getByText("due on 5 ")).toHaveCount(0);

  const own = await anotherBrowser(browser);
  const { inAll, months } = await openOwn(own, student.ownPath);
  await expect(inAll).toHaveText("PKR 18,000");
  await expect(months).toContainText(["20 February 2028", "20 March 2028", "20 April 2028"]);
  await expect(fact(own, "Pay by")).toHaveText("20 February 2028");
  await expect(own.getByText("Pay by 20 February 2028. What has not come by then is still owed.")).toBeVisible();
  await expect(own.getByText("the order ends by itself")).toHaveCount(0);
});

test("a month is split: parts that do not add up are refused, and both parts are asked for on their days", async ({
  page,
  site,
  browser,
}) => {
  const student = await billStudent(site, await openBatch(site));
  await joinStaff(page, site, "support");
  await openHydrated(page, `/admin/payments/${student.reference}`);
  const form = await unfold(page, "Another day, or in parts");
  await form.getByLabel("Which payment").selectOption("Month 2 of 3, 5 Mar 2028: PKR 6,000");
  await form.getByLabel("Day", { exact: true }).fill("2028-03-05");
  await form.getByLabel("Amount, for parts").first().fill("2,500/-");
  await form.getByLabel("Part 2").fill("2028-03-20");
  await form.getByLabel("Amount, for parts").nth(1).fill("3000");
  await form.getByLabel("Why").fill("Salary in two parts");
  await form.getByRole("button", { name: "Change the days" }).click();
  await expect(form.getByText("The parts have to add up to what is left of this charge.").first()).toBeVisible();
  await expect(form.getByLabel("Amount, for parts").first()).toHaveValue("2,500/-");
  await form.getByLabel("Amount, for parts").nth(1).fill("3500");
  await form.getByRole("button", { name: "Change the days" }).click();
  await expect(page.getByText("The days are changed.").first()).toBeVisible();
  await expect(fact(page, "In all")).toHaveText("PKR 18,000");
  await openHydrated(page, `/admin/fees/${student.personId}`);
  await expect(page.getByText("due on 20 Mar 2028")).toBeVisible();
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);

  const { inAll, months } = await openOwn(await anotherBrowser(browser), student.ownPath);
  await expect(inAll).toHaveText("PKR 18,000");
  await expect(months).toContainText([
    ...["Month 1 of 3 5 February 2028PKR 6,000", "Month 2 of 3 5 March 2028PKR 2,500"],
    ...["Month 2 of 3 20 March 2028PKR 3,500", "Month 3 of 3 5 April 2028PKR 6,000"],
  ]);
});

test("a student moves to another batch and pays the difference from a month on", async ({ page, site, browser }) => {
  const from = await openBatch(site);
  const noon = `Data Noon ${randomInt(1e9)}`;
  await openBatch(site, { name: noon });
  const student = await billStudent(site, from);
  await joinStaff(page, site);
  await openHydrated(page, `/admin/batches/${from}`);
  const row = page.getByRole("listitem").filter({ hasText: student.name });
  await row.getByLabel("Move to").selectOption(noon);
  await row.getByRole("button", { name: "Move" }).click();
  await expect(page.getByText("Moved. They get an e-mail.").first()).toBeVisible();
  await expect(row).toHaveCount(0);

  await openHydrated(page, `/admin/payments/${student.reference}`);
  const form = await unfold(page, "Another fee from a month on");
  await form.getByLabel("From").selectOption("Month 2 of 3, 5 Mar 2028: PKR 6,000");
  await form.getByLabel("New fee of a month").fill("dearer");
  await form.getByLabel("Why").fill("Data Noon costs more");
  await form.getByRole("button", { name: "Change the fee" }).click();
  await expect(form.getByText("Please write an amount of PKR in figures").first()).toBeVisible();
  await expect(form.getByLabel("New fee of a month")).toHaveValue("dearer");
  await form.getByLabel("New fee of a month").fill("7,500");
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await form.getByRole("button", { name: "Show what will be due" }).click();
  await expect(form.getByText("Left to pay in all: PKR 21,000, PKR 18,000 until now")).toBeVisible();
  await form.getByRole("button", { name: "Change the fee" }).click();
  await expect(page.getByText("The fee is changed from that month on.").first()).toBeVisible();
  await expect(fact(page, "In all")).toHaveText("PKR 21,000");
  await openHydrated(page, `/admin/people/${student.personId}`);
  const dearer = page.getByRole("row").filter({ hasText: "Data Noon costs more" });
  await expect(dearer).toContainText(["PKR 1,500", "PKR 1,500"]);

  const own = await anotherBrowser(browser);
  const { inAll, months } = await openOwn(own, student.ownPath);
  await expect(inAll).toHaveText("PKR 21,000");
  await expect(months).toContainText(["PKR 6,000", "PKR 7,500", "PKR 7,500"]);
  await expect(fact(own, "Batch")).toContainText(noon);
});

test("a seat is handed on: what is paid stays paid, and what is left is asked of the other person", async ({
  page,
  site,
  browser,
}) => {
  const student = await billStudent(site, await openBatch(site));
  const paid = { key: randomUUID(), orders: [{ reference: student.reference, charges: 1 }], method: "cash" };
  await callVerbAt(site.dataDir, "takeMoney", paid);
  await joinStaff(page, site);
  await openHydrated(page, `/admin/payments/${student.reference}`);
  const form = await unfold(page, "Hand the seat on to another person");
  const [name, email] = [`Kamran ${randomInt(1e9)}`, `${randomUUID()}@example.com`];
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Why").fill("His brother comes instead");
  const press = async () => {
    await form.getByRole("button", { name: "Hand the seat on", exact: true }).click();
    const question = page.getByRole("dialog");
    const asked = `Hand this seat on to ${name}? What is left of this order, PKR 12,000, is asked of them`;
    await expect(question).toContainText(asked);
    await question.getByRole("button", { name: "Yes: Hand the seat on" }).click();
  };
  await press();
  await expect(form.getByText("Please write an e-mail address or a phone number").first()).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(name);
  await form.getByLabel("E-mail", { exact: true }).fill(email);
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await press();
  const done = page.getByText(`${name} has the seat now. PKR 12,000 is left to pay: order`).first();
  await expect(done).toBeVisible();
  const [, reference = ""] = /order ([\dA-Z-]+)\./.exec(await done.innerText()) ?? [];
  await expect(fact(page, "In all")).toHaveText("PKR 6,000");
  await expect(fact(page, "Expected")).toHaveText("Nothing");

  await openHydrated(page, `/admin/payments/${reference}`);
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(fact(page, "In all")).toHaveText("PKR 12,000");
  const own = await anotherBrowser(browser);
  await openHydrated(own, student.ownPath);
  await expect(own.getByText("PKR 6,000").first()).toBeVisible();
  await expect(own.getByText("PKR 12,000")).toHaveCount(0);
  const theirs = await mailedPath(site, email, ownPathOf(reference));
  const { inAll, months } = await openOwn(own, theirs);
  await expect(inAll).toHaveText("PKR 12,000");
  await expect(months).toContainText(["5 March 2028", "5 April 2028"]);
});

test("a student leaves with a part of a month: half of it is taken off, and later months end", async ({
  page,
  site,
  browser,
}) => {
  const batchId = await openBatch(site);
  // The last day of a month is past for the month before, and to come for this one, on any day.
  const today = dayOf(new Date(), "Asia/Karachi");
  const [year = 0, month = 0] = today.split("-").map(Number);
  const firstMonth = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
  const student = await billStudent(site, batchId, { firstMonth, dueDay: 31 });
  await joinStaff(page, site, "support");
  await openHydrated(page, `/admin/payments/${student.reference}`);
  const form = await unfold(page, "Take something off");
  await form.getByLabel("For", { exact: true }).selectOption("classes not taken");
  await form.getByLabel(/^Month 1 of 3, /).check();
  await form.getByLabel("Per cent of each").fill("50");
  await form.getByLabel("Why").fill("Came for half of the month");
  await form.getByRole("button", { name: "Ask for it" }).click();
  await expect(page.getByText("PKR 3,000 less is asked for. It waits").first()).toBeVisible();
  const owner = await anotherBrowser(browser);
  await approve(owner, site, student.personId);
  await expect(fact(owner, "In all")).toHaveText("PKR 15,000");

  await openHydrated(page, `/admin/batches/${batchId}`);
  const row = page.getByRole("listitem").filter({ hasText: student.name });
  await row.getByText("Take out…").click();
  await row.getByLabel("Reason, which they read").fill("Moves to another city");
  await row.getByLabel("What is due by today is still owed").check();
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await row.getByRole("button", { name: "Take out" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(`Take ${student.name} out of this batch?`);
  await expect(question).toContainText("What is due by today is still owed.");
  await question.getByRole("button", { name: "Yes: Take out" }).click();
  await expect(page.getByText("Taken out. The seat goes to the next in line.").first()).toBeVisible();

  await openHydrated(page, `/admin/payments/${student.reference}`);
  await expect(fact(page, "Expected")).toHaveText("PKR 3,000");
  await expect(fact(page, "In all")).toHaveText("PKR 3,000");
  await openHydrated(page, `/admin/people/${student.personId}`);
  await expect(page.getByRole("row").filter({ hasText: "left the class" })).toContainText(["PKR 6,000", "PKR 6,000"]);
  const own = await anotherBrowser(browser);
  const { months } = await openOwn(own, student.ownPath);
  await expect(own.getByRole("region", { name: "Amount to pay" })).toContainText("PKR 3,000");
  await expect(months).toContainText(["PKR 3,000"]);
  expect(await faultsAtDeskAndPhone(own)).toEqual([]);
});
