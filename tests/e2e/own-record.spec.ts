import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { accountPages } from "#domains/accounts/words.en.ts";
import { signUpPath } from "#domains/money/site/order-words.ts";
import { ownRecordWords } from "#domains/privacy/words.en.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { fillSignIn, newPerson, signedUp } from "./support/account.ts";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** A person's rights over their own record: change, see, download and erase it. */
const { account, erased, fields } = accountPages;
const record = (page: Page) => page.getByRole("region", { name: account.record.title });
const folded = (page: Page, title: string) => record(page).getByRole("group").filter({ hasText: title });

/** Opens one of the folded forms, types a password and sends it. */
async function sendPassword(page: Page, { title, submit }: { title: string; submit: string }, password: string) {
  const form = folded(page, title);
  if ((await form.getAttribute("open")) === null) await form.getByText(title, { exact: true }).click();
  await form.getByLabel(fields.currentPassword, { exact: true }).fill(password);
  await form.getByRole("button", { name: submit }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: ["422"] });
    const open = async (page: Page, path: string) =>
      javaScriptEnabled ? await openHydrated(page, path) : void (await page.goto(path));

    test("a student changes name and number, downloads everything, and erases it", {
      tag: javaScriptEnabled ? [] : "@thorough",
    }, async ({ page, site }) => {
      test.slow();
      const person = await signUpStudent(page, site, { batches: ["cyber-lahore"] });
      await open(page, "/account");
      const kept = record(page).getByRole("term");
      for (const kind of ["people", "enrolments", "accounts", "sessions"] as const)
        await expect(kept.filter({ hasText: ownRecordWords.counts[kind] })).toBeVisible();
      const details = page.getByRole("region", { name: account.details.title });
      await details.getByLabel(fields.name).fill("عائشہ صدیقی");
      await details.getByLabel(account.details.phone).fill("12");
      await details.getByRole("button", { name: account.details.submit }).click();
      await expect(details.getByText(/That phone number does not look right/)).toBeVisible();
      await expect(details.getByLabel(fields.name)).toHaveValue("عائشہ صدیقی");
      await details.getByLabel(account.details.phone).fill("+92 300 1234567");
      await details.getByRole("button", { name: account.details.submit }).click();
      await expect(details.getByText(account.details.done)).toBeVisible();
      await open(page, "/account");
      await expect(details.getByLabel(account.details.phone)).toHaveValue("+923001234567");
      await expect(page.getByText("عائشہ صدیقی").first()).toBeVisible();

      await sendPassword(page, account.download, "not this one");
      await expect(folded(page, account.download.title).getByText("That is not your current password.")).toBeVisible();
      if (javaScriptEnabled) expect(await violationsAtBothWidths(page)).toEqual([]);
      const downloading = page.waitForEvent("download");
      await sendPassword(page, account.download, person.password);
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(account.download.fileName);
      const file = JSON.parse(await readFile(await download.path(), "utf8"));
      expect(file).toMatchObject({ email: person.email, people: [{ phone: "+923001234567" }], enrolments: [{}] });

      await open(page, "/account");
      await sendPassword(page, account.erase, "not this one");
      await expect(folded(page, account.erase.title).getByText("That is not your current password.")).toBeVisible();
      await expect(record(page)).toContainText("confirm the erasure by e-mail");
      await sendPassword(page, account.erase, person.password);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(erased.title);
      const told = () =>
        site.mails.filter(({ to, parsed }) => {
          return to.includes(person.email) && parsed.subject?.startsWith("Everything about you has been erased");
        });
      await expect.poll(() => told().length).toBe(1);
      if (javaScriptEnabled) expect(await violationsAtBothWidths(page)).toEqual([]);
      await page.goto("/account");
      await expect(page).toHaveURL(/\/sign-in/);
    });
  });

test.describe("after the erasure", () => {
  test.use({ expectedErrors: ["401"] });

  test("the password opens nothing any more", async ({ page, site }) => {
    const person = await signUpStudent(page, site);
    await openHydrated(page, "/account");
    await sendPassword(page, account.erase, person.password);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(erased.title);
    await page.goto("/sign-in");
    await fillSignIn(page, person);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("do not match");
  });
});

test("nothing is shown, downloaded or erased before the address is confirmed", async ({ page, site }) => {
  await signedUp(page, site);
  await openHydrated(page, "/account");
  await expect(record(page).getByText(account.record.unconfirmed)).toBeVisible();
  await expect(record(page).getByRole("group")).toHaveCount(0);
  const answer = await page.request.get("/account/data?key=made-up", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test("the way from an order to an account has name and address filled in", async ({ page, request }) => {
  const person = newPerson();
  const path = new URL(await orderPath(request, person.email), "http://localhost");
  const link = { reference: path.pathname.split("/")[2] ?? "", key: path.searchParams.get("key") ?? "" };
  await openHydrated(page, signUpPath(link));
  const main = page.getByRole("main");
  await expect(main.getByLabel("E-mail")).toHaveValue(person.email);
  await expect(main.getByLabel("Your name")).toHaveValue("Lena Vogt");
  expect(page.url()).not.toContain("example.com");
  await main.getByLabel("Password", { exact: true }).fill(person.password);
  await main.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/lms");
  await page.context().clearCookies();
  await page.goto(signUpPath({ ...link, key: `${link.key}x` }));
  await expect(main.getByLabel("E-mail")).toHaveValue("");
});
