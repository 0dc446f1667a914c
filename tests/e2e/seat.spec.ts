import type { Browser, Page } from "@playwright/test";
import { png } from "../support/proofs.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { fillSignUp, newPerson, type Person } from "./support/account.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** From a batch's "Enroll Now" to its first lecture (specification §2, "Batches", "Enrollment"). */
const batch = { id: "data-weekend", name: "Data Analysis Weekend", course: "data-analyst" };

const mailTo = (site: Site, email: string, subject: RegExp) =>
  site.mails.find(({ to, parsed }) => to.includes(email) && subject.test(parsed.subject ?? ""));

/** The path of the link in an email that matches, once the email has come. */
async function mailedPath(find: () => ReturnType<typeof mailTo>, link: RegExp): Promise<string> {
  const path = () => link.exec(find()?.parsed.text ?? "")?.[0];
  await expect.poll(path, { timeout: 15_000 }).toBeTruthy();
  return path() ?? "";
}

async function fill(page: Page, { email }: Person) {
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill("عائشہ");
  await main.getByLabel("Last name").fill("Khan");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Phone").fill("+1 212 555 0123");
}

/** The staff find the money in the account, and confirm it where their email leads: in the back office. */
async function confirmPayment(browser: Browser, site: Site, reference: string) {
  const proof = () =>
    site.mails.find(({ parsed }) => parsed.subject?.includes(`Proof of payment for order ${reference}`));
  const path = await mailedPath(proof, /\/admin\/payments\/\S+/);
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });
  const page = await context.newPage();
  await joinStaff(page, site, "support");
  await openHydrated(page, `${site.origin}${path}`);
  const order = page.getByRole("complementary");
  await expect(order.getByText(/, a seat is held$/)).toBeVisible();
  await order.getByRole("button", { name: "Confirm payment" }).click();
  await expect(order.getByText(/^Payment confirmed/)).toBeVisible();
  await context.close();
}

test.describe("from New York", () => {
  test.use({ country: "US", timezoneId: "America/New_York" });

  test("a visitor chooses a batch, pays with a proof, and opens the first lecture with the account alone", {
    tag: "@thorough",
  }, async ({ page, site, browser }) => {
    const person = newPerson();
    const main = page.getByRole("main");
    await openHydrated(page, `/batches/${batch.course}`);
    await main.getByRole("link", { name: new RegExp(`^Enroll Now .*${batch.name}$`) }).click();
    await expect(main.getByLabel("Batch", { exact: true })).toHaveValue(batch.id);
    await expect(main.getByText(/^Fri.+ That is \d+:\d\d.[AP]M to \d+:\d\d.[AP]M in New York\.$/)).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await main.getByRole("radio", { name: "Standard" }).check();
    await fill(page, person);
    await main.getByRole("button", { name: "Proceed to Payment" }).click();

    await page.waitForURL(/\/payment\//);
    await expect(main.getByText(batch.name, { exact: true })).toBeVisible();
    const reference = new URL(page.url()).pathname.split("/")[2] ?? "";
    await main.getByLabel("Receipt", { exact: true }).setInputFiles({
      name: "receipt.png",
      mimeType: "image/png",
      buffer: png(person.email),
    });
    await main.getByRole("button", { name: "Send receipt" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "We are checking your payment" })).toBeVisible();
    const orderPage = page.url();
    await confirmPayment(browser, site, reference);
    await openHydrated(page, orderPage);
    await expect(main.getByRole("heading", { level: 1, name: "Your seat is confirmed" })).toBeVisible();

    await openHydrated(page, "/sign-up?from=%2Flms");
    await fillSignUp(page, person);
    await expect(main.getByText(/^Confirm your e-mail address/)).toBeVisible();
    const confirmation = () => mailTo(site, person.email, /confirm your e-mail/);
    await openHydrated(page, await mailedPath(confirmation, /\/confirm-email\?token=[\w.-]+/));
    await main.getByRole("button", { name: /^Confirm/ }).click();
    await expect(main.getByRole("heading", { name: "Thank you, your address is confirmed" })).toBeVisible();
    await openHydrated(page, "/lms");
    await expect(main.getByText(/^Your seat is confirmed\./)).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await main.getByRole("link", { name: new RegExp(`^All lectures.*${batch.name}$`) }).click();
    await expect(main.getByRole("table", { name: "Recorded lectures" })).toBeVisible();
    await expect(main.getByRole("button", { name: /Forget the Secret ID/ })).toHaveCount(0);
    await main
      .getByRole("button", { name: /^Watch/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ country: "PK", javaScriptEnabled: false });

  test("a visitor from Lahore asks for a seat in a batch, and staff see which", async ({ page, site }) => {
    const person = newPerson();
    const main = page.getByRole("main");
    await page.goto("/enrollnow");
    await main.getByLabel("Course", { exact: true }).selectOption(batch.course);
    await main.getByLabel("Batch", { exact: true }).selectOption(batch.id);
    await fill(page, person);
    await main.getByRole("button", { name: "Send Request" }).click();
    await expect(page).toHaveURL(/\/Thank-you#enrolment$/);
    await expect(main.getByText(/^We have received your request for a place\./)).toBeVisible();
    await expect(main.getByText(/^We have your message/)).toBeHidden();
    await expect
      .poll(() => mailTo(site, person.email, /Your place/)?.parsed.text, { timeout: 15_000 })
      .toContain(`Batch: ${batch.name}`);
  });
});
