import type { Page } from "@playwright/test";
import { messagesIn } from "#server/compose/words/messages.ts";
import { callVerbAt, confirmPayment } from "../support/ask-manage.ts";
import { png } from "../support/proofs.ts";
import { violations } from "./support/accessibility.ts";
import { newPerson, type Person } from "./support/account.ts";
import { pageWidth } from "./support/layout.ts";
import { mailedPath } from "./support/mails.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** From the first look to the certificate in Urdu and in Arabic, by a phone in Pakistan. */
const batch = { id: "data-evening", course: "data-analyst" };
const languages = [
  { locale: "ur", name: "محمد عبداللہ خان" },
  { locale: "ar", name: "أحمد عبد الله" },
] as const;

test.use({
  country: "PK",
  timezoneId: "Asia/Karachi",
  contextOptions: { reducedMotion: "reduce" },
  actionTimeout: 15_000,
});

for (const { locale, name } of languages) {
  const words = messagesIn[locale];
  const main = (page: Page) => page.getByRole("main");
  const heading = (page: Page, text: string) => main(page).getByRole("heading", { level: 1, name: text });

  /** A page in the language, that fits a phone and has nothing for axe to find. */
  const expectWhole = async (page: Page) => {
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    expect.soft(await pageWidth(page), page.url()).toBeLessThanOrEqual(390);
    expect.soft(await violations(page), page.url()).toEqual([]);
  };

  const askForSeat = async (page: Page, { email }: Person) => {
    await openHydrated(page, `/${locale}/batches/${batch.course}`);
    await expectWhole(page);
    await main(page).locator(`a[href*="batch=${batch.id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/enrollnow`));
    const [first = "", ...others] = name.split(" ");
    await main(page).locator("[name=firstName]").filter({ visible: true }).fill(first);
    await main(page).locator("[name=lastName]").filter({ visible: true }).fill(others.join(" "));
    await main(page).locator("[name=email]").filter({ visible: true }).fill(email);
    await main(page).locator("[name=phone]").filter({ visible: true }).fill("0300 1234567");
    await expectWhole(page);
    await main(page).getByRole("button", { name: words.labels.enrolment.form.submit }).click();
    await page.waitForURL(new RegExp(`/${locale}/Thank-you#enrolment$`));
    await expectWhole(page);
  };

  /** The staff open the order in rupees; the student pays with a picture, and the staff confirm it. */
  const pay = async (page: Page, site: Site, { email }: Person) => {
    const reference = await mailedPath(site, email, /(?<![\w-])[2-9B-Z]{4}-[2-9B-Z]{4}(?![\w-])/);
    const fee = { plan: "standard", monthly: "15000", currency: "PKR", schedule: "monthly" };
    await callVerbAt(site.dataDir, "openOrder", reference, fee);
    await openHydrated(page, await mailedPath(site, email, /\/(?:ur|ar)\/payment\/\S+\?key=\S+/));
    await expect(heading(page, words.payment.states.awaiting_payment.title)).toBeVisible();
    await expectWhole(page);
    const file = { name: "رسید.png", mimeType: "image/png", buffer: png(email) };
    await main(page).locator("input[type=file]").setInputFiles(file);
    await main(page).getByRole("button", { name: words.payment.proof.button }).click();
    await expect(heading(page, words.payment.states.proof_sent.title)).toBeVisible();
    await confirmPayment(site.dataDir, reference);
    await page.reload();
    await expect(heading(page, words.payment.paidSeats.active.title)).toBeVisible();
    await expectWhole(page);
    await main(page).locator('a[href*="/receipts/"]').first().click();
    await expectWhole(page);
    await expect(page.getByText(name).first()).toBeVisible();
  };

  const openFirstLecture = async (page: Page, site: Site, { email, password }: Person) => {
    await openHydrated(page, await mailedPath(site, email, /(?:\/ur|\/ar)?\/open-account\?token=[\w.-]+/));
    await expectWhole(page);
    await main(page).locator("[name=password]").fill(password);
    await main(page).getByRole("button", { name: words.accounts.opening.submit }).click();
    await page.waitForURL(/\/lms$/);
    // Rows to swipe are reached by the keyboard once React has measured them.
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expectWhole(page);
    await page.getByRole("article").locator('a[href*="/recorded-lectures/"]').first().click();
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
  };

  const certify = async (page: Page, site: Site) => {
    const { candidates } = await callVerbAt<{ candidates: { enrolmentId: string; name: string }[] }>(
      site.dataDir,
      "listBatchCertificates",
      batch.id,
    );
    const own = candidates.find((one) => one.name === name);
    const given = { enrolmentId: own?.enrolmentId, name, reason: "Sat the test of the course" };
    await callVerbAt(site.dataDir, "issueCertificateByHand", batch.id, given);
    await openHydrated(page, "/classroom/certificates");
    await expectWhole(page);
    const number = await page.getByRole("code").first().innerText();
    await page.goto(`/${locale}/verify`);
    await main(page).getByLabel(words.certificates.verify.field).fill(number);
    await main(page).getByRole("button", { name: words.certificates.verify.button, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.certificates.verify.valid.title })).toBeVisible();
    await expectWhole(page);
  };

  test(`from the first look to the certificate in ${locale} @phone`, { tag: "@thorough" }, async ({ page, site }) => {
    test.setTimeout(180_000);
    const person = { ...newPerson(), name };
    await askForSeat(page, person);
    await pay(page, site, person);
    await openFirstLecture(page, site, person);
    await certify(page, site);
  });
}
