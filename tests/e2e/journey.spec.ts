import type { Page } from "@playwright/test";
import { callVerbAt, confirmPayment } from "../support/ask-manage.ts";
import { planCost } from "../support/plan-cost.ts";
import { png } from "../support/proofs.ts";
import { completedEvent, signedPost, startStripePeer, stripeKeys } from "../support/stripe-peer.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { newPerson, type Person } from "./support/account.ts";
import { openHydrated } from "./support/page.ts";
import { type Site, startSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** From "Enroll Now" on a batch to its first lecture, by every way to pay. */
const batch = { id: "data-evening", name: "Data Analysis Evening", course: "data-analyst" };
const cost = planCost("standard", batch.course);

const mailTo = (site: Site, email: string, subject: RegExp) =>
  site.mails.find(({ to, parsed }) => to.includes(email) && subject.test(parsed.subject ?? ""))?.parsed;

/** The path of the link in an email that matches, once the email has come. */
async function mailedPath(find: () => { text?: string | undefined } | undefined, link: RegExp): Promise<string> {
  const path = () => link.exec(find()?.text ?? "")?.[0];
  await expect.poll(path, { timeout: 20_000 }).toBeTruthy();
  return path() ?? "";
}

async function fillForm(page: Page, { email }: Person, phone: string) {
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill("محمد عبداللہ");
  await main.getByLabel("Last name").fill("خان نیازی");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Phone").fill(phone);
}

/** Makes the account that the order's page leads to, confirms the address, and opens the first lecture. */
async function openFirstLecture(page: Page, site: Site, { email, password }: Person) {
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Go to your courses" }).click();
  await expect(main.getByLabel("E-mail")).toHaveValue(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/lms$/);
  const confirmation = () => mailTo(site, email, /confirm your e-mail/);
  await page.goto(await mailedPath(confirmation, /\/confirm-email\?token=[\w.-]+/));
  await main.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your address is confirmed");
  await page.goto("/lms");
  const own = page.getByRole("article").filter({ hasText: batch.name });
  await own.getByRole("link", { name: /lecture 1|Open the lectures/ }).click();
}

/** From the paid order's email to the first lecture: a password, and in. */
async function openFromPaidEmail(page: Page, site: Site, { email, password }: Person) {
  const main = page.getByRole("main");
  const paid = () => mailTo(site, email, /^Paid: /);
  const path = await mailedPath(paid, /\/open-account\?token=[\w.-]+/);
  await openHydrated(page, path);
  await expect(main.getByLabel("Your name")).toHaveValue("محمد عبداللہ خان نیازی");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Open my courses" }).click();
  await page.waitForURL(/\/lms$/);
  const own = page.getByRole("article").filter({ hasText: batch.name });
  await own.getByRole("link", { name: /lecture 1|Open the lectures/ }).click();
  return path;
}

const sendProof = async (page: Page, { email }: Person) => {
  const main = page.getByRole("main");
  const file = { name: "receipt.png", mimeType: "image/png", buffer: png(email) };
  await main.getByLabel("Receipt", { exact: true }).setInputFiles(file);
  await main.getByRole("button", { name: "Send receipt" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "We are checking your payment" })).toBeVisible();
};

test("from New York: by card for the first month, with a receipt, the first class and the first lecture", async ({
  browser,
}) => {
  test.slow();
  const stripe = await startStripePeer();
  const site = await startSite({ ...stripeKeys, STRIPE_API_URL: stripe.origin });
  const headers = { "cf-ipcountry": "US", "x-forwarded-for": "203.0.113.9" };
  const context = await browser.newContext({
    ...{ baseURL: site.origin, timezoneId: "America/New_York", extraHTTPHeaders: headers },
  });
  try {
    const person = newPerson();
    const page = await context.newPage();
    const main = page.getByRole("main");
    await openHydrated(page, `/batches/${batch.course}`);
    await main.getByRole("link", { name: new RegExp(`^Enroll Now .*${batch.name}$`) }).click();
    await expect(main.getByLabel("Batch", { exact: true })).toHaveValue(batch.id);
    await main.getByRole("radio", { name: cost.planTitle }).check();
    await expect(main.getByRole("radio", { name: "Month by month" })).toBeChecked();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await fillForm(page, person, "+1 212 555 0123");
    await main.getByRole("button", { name: "Proceed to Payment" }).click();

    await page.waitForURL(/\/payment\//);
    await expect(main.getByText(`${cost.monthly} now, then ${cost.monthly} again every month.`)).toBeVisible();
    await expect(main.getByText(`Month 1 of ${cost.months}`, { exact: true }).first()).toBeVisible();
    const orderPage = page.url();
    await main.getByRole("link", { name: "Pay by card" }).click();
    await expect(page.getByRole("heading", { name: "Pay here" })).toBeVisible();
    const { client_reference_id: reference = "" } = stripe.requests[0]?.form ?? {};
    const sessionId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const event = signedPost(completedEvent({ sessionId, reference, amount: cost.monthlyCents }));
    expect((await fetch(`${site.origin}/api/payments/stripe`, event)).status).toBe(200);

    await openHydrated(page, orderPage);
    await expect(main.getByRole("heading", { level: 1, name: "Your seat is confirmed" })).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await expect.poll(() => mailTo(site, person.email, /^Paid: /)?.attachments.length).toBeGreaterThan(0);
    await main.getByRole("link", { name: /^Receipt 1 / }).click();
    await expect(page.getByText(cost.monthly).first()).toBeVisible();
    await expect(page.getByText("محمد عبداللہ خان نیازی")).toBeVisible();
    const link = await openFromPaidEmail(page, site, person);
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
    // The link is used up: elsewhere it leads to sign-in.
    const elsewhere = await browser.newContext({ baseURL: site.origin });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other).toHaveURL(/\/sign-in\?from=%2Flms$/);
    await elsewhere.close();
  } finally {
    await context.close();
    await site.dispose();
    await stripe.close();
  }
});

test.describe("from Lahore", () => {
  test.use({ country: "PK", timezoneId: "Asia/Karachi" });

  test("a request that staff answer with a price in rupees, paid with a proof", async ({ page, site }) => {
    test.slow();
    const person = newPerson();
    const main = page.getByRole("main");
    await openHydrated(page, `/batches/${batch.course}`);
    const ask = main.getByRole("link", { name: new RegExp(`^Ask for the fee .*${batch.name}`) });
    expect(decodeURIComponent((await ask.getAttribute("href")) ?? "")).toContain(batch.name);
    await expect(main.getByText(/\$\s?\d/).filter({ visible: true })).toHaveCount(0);
    await main.getByRole("link", { name: new RegExp(`^Enroll Now .*${batch.name}$`) }).click();
    await expect(main.getByLabel("Batch", { exact: true })).toHaveValue(batch.id);
    await fillForm(page, person, "0300 1234567");
    await main.getByRole("button", { name: "Send Request" }).click();
    await page.waitForURL(/\/Thank-you#enrolment$/);
    await page.goto(await openInRupees(site, person));
    await expect(main.getByText("PKR 15,000").first()).toBeVisible();
    await expect(main.getByText("$")).toHaveCount(0);
    const ways = main.getByRole("heading", { level: 3, name: /^(Raast|JazzCash|Easypaisa|Bank transfer)$/ });
    await expect(ways.first()).toHaveText("Raast");
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await sendProof(page, person);
    await confirmPayment(site.dataDir, referenceOf(page));
    await page.reload();
    await expect(main.getByRole("heading", { level: 1, name: "Your seat is confirmed" })).toBeVisible();
    await openFirstLecture(page, site, person);
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ country: "PK", javaScriptEnabled: false });

  test("from the request to the first lecture", { tag: "@thorough" }, async ({ page, site }) => {
    test.slow();
    const person = newPerson();
    const main = page.getByRole("main");
    await page.goto("/enrollnow");
    await main.getByLabel("Course", { exact: true }).selectOption(batch.course);
    await main.getByLabel("Batch", { exact: true }).selectOption(batch.id);
    await fillForm(page, person, "0300 1234567");
    await main.getByRole("button", { name: "Send Request" }).click();
    await expect(page).toHaveURL(/\/Thank-you#enrolment$/);
    await page.goto(await openInRupees(site, person));
    await sendProof(page, person);
    await confirmPayment(site.dataDir, referenceOf(page));
    await page.reload();
    await openFirstLecture(page, site, person);
    // Without scripts the page does not know who is signed in until it is asked: no Secret ID is needed.
    await main.getByRole("button", { name: "Unlock lectures" }).click();
    await expect(page.locator("video").first()).toBeVisible();
  });
});

/** The staff open the order of a request in rupees; returns the path of its page, from the email. */
async function openInRupees(site: Site, { email }: Person): Promise<string> {
  const acknowledged = () => mailTo(site, email, /^Your place in/);
  const reference = await mailedPath(acknowledged, /(?<![\w-])[2-9B-Z]{4}-[2-9B-Z]{4}(?![\w-])/);
  const fee = { plan: "standard", monthly: "15000", currency: "PKR", schedule: "monthly" };
  await callVerbAt(site.dataDir, "openOrder", reference, fee);
  return await mailedPath(() => mailTo(site, email, /to pay, order/), /\/payment\/\S+\?key=\S+/);
}

function referenceOf(page: Page): string {
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}
