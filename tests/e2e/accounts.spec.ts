import type { Page } from "@playwright/test";
import { accountPages } from "#domains/accounts/words.en.ts";
import { courses } from "../support/demo-content.ts";
import { titlesOf } from "../support/plan-cost.ts";
import { fillSignIn, fillSignUp, newPerson, signedUp, signUp } from "./support/account.ts";
import { expectNoLayoutShift, openHydrated, watchLayoutShift } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Header" and "LMS landing page"; §6, "Signed-in user". */
const dataTitle = titlesOf("data-analyst").title;
const header = (page: Page) => page.getByRole("banner");
const menu = (page: Page) => header(page).getByRole("button", { name: "Account menu" });

async function mailedLink(site: Site, email: string, page: string): Promise<string> {
  const find = () =>
    site.mails.filter(({ to }) => to.includes(email)).find(({ parsed }) => parsed.text?.includes(`${page}?token=`));
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  const address = new RegExp(`${page}\\?token=[\\w.-]+`).exec(find()?.parsed.text ?? "")?.[0];
  if (!address) throw new Error("The mail holds no link.");
  return address;
}

test("a visitor opens an account on the way to the portal, explores a course, and signs out", async ({ page }) => {
  const person = newPerson();
  await openHydrated(page, "/");
  await expect(header(page).getByRole("link", { name: "LMS" })).toBeHidden();
  await openHydrated(page, "/lms?from=mail");
  await expect(page).toHaveURL(/\/sign-in\?from=%2Flms%3Ffrom%3Dmail$/);
  await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create an account" })).toBeVisible();
  await fillSignUp(page, person);
  await expect(page).toHaveURL(/\/lms\?from=mail$/);

  await expect(header(page).getByRole("link", { name: "LMS" })).toHaveAttribute("aria-current", "page");
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeHidden();
  const main = page.getByRole("main");
  for (const { title } of courses) await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(main.getByText("N/A")).toHaveCount(2 * courses.length);
  for (const figure of ["10,000+", "500+", "98%", "24/7"])
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
  for (const name of ["Our mission", "Our vision", "Innovation", "Global Reach"])
    await expect(main.getByRole("heading", { name })).toBeVisible();
  await expect(main.getByRole("link", { name: "Browse All Courses" })).toHaveAttribute("href", "/courses");

  const explore = main.getByRole("button", { name: dataTitle });
  await explore.click();
  const dialog = page.getByRole("dialog", { name: dataTitle });
  await expect(dialog.getByText("Choose what you'd like to explore")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Course Outline" })).toHaveAttribute(
    "href",
    "/course-outline/data-analyst",
  );
  await expect(dialog.getByRole("link", { name: "Available Batches" })).toHaveAttribute(
    "href",
    "/batches/data-analyst",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(explore).toBeFocused();

  await menu(page).click();
  await header(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
});

test("the header knows at once who is signed in, in every tab, and nothing moves", { tag: "@engine" }, async ({
  page,
  site,
  context,
}) => {
  const other = await context.newPage();
  await openHydrated(other, "/about");
  await signedUp(page, site);
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(header(other).getByRole("link", { name: "LMS" })).toBeVisible();

  const fresh = await context.newPage();
  await watchLayoutShift(fresh);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await fresh.route("**/api/session", async (route) => {
    await held;
    await route.continue();
  });
  await fresh.goto("/courses", { waitUntil: "commit" });
  await expect(fresh.locator("html")).toHaveAttribute("data-session", "in");
  await expect(header(fresh).getByRole("link", { name: "LMS" })).toBeVisible();
  release();
  await expect(fresh.locator("html[data-hydrated]")).toBeAttached();
  await expect(header(fresh).getByRole("link", { name: "Sign In" })).toBeHidden();
  await expectNoLayoutShift(fresh);

  await openHydrated(fresh, "/");
  await header(fresh).getByRole("link", { name: "LMS" }).click();
  await expect(fresh).toHaveURL(/\/#lms$/);
});

test("a private page that the browser brings back after signing out elsewhere shows nothing", {
  tag: "@engine",
}, async ({ page, site, context }) => {
  await signedUp(page, site);
  await openHydrated(page, "/account");
  const other = await context.newPage();
  await openHydrated(other, "/");
  await menu(other).click();
  await header(other).getByRole("button", { name: "Sign out" }).click();
  await expect(header(other).getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL(/\/sign-in\?from=%2Faccount$/);
});

test("the link in the e-mail replaces a forgotten password, and works only once", async ({ page, site }) => {
  const person = await signedUp(page, site);
  await page.context().clearCookies();
  await openHydrated(page, "/sign-in");
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  // Both pages have a field of this name: text typed into the one that leaves is lost.
  await expect(page.getByRole("heading", { level: 1, name: accountPages.forgotten.title })).toBeVisible();
  await page.getByRole("main").getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

  const link = await mailedLink(site, person.email, "/reset-password");
  await openHydrated(page, link);
  const field = page.getByRole("main").getByLabel("New password", { exact: true });
  await field.fill("quiet lantern by the well");
  await page.getByRole("button", { name: "Show: New password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Set my password" }).click();
  await expect(page.getByText("Your new password is set.")).toBeVisible();
  await fillSignIn(page, { email: person.email, password: "quiet lantern by the well" });
  await expect(page).toHaveURL(/\/$/);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("an address is confirmed by the link in the mail and a press of the button", async ({ page, site }) => {
  const person = await signedUp(page, site);
  await openHydrated(page, await mailedLink(site, person.email, "/confirm-email"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, your address is confirmed" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("main").getByText("confirmed", { exact: true })).toBeVisible();
});

test("a link opened by somebody else asks for the password, and ends an account that was not theirs, without scripts", async ({
  browser,
  page,
  site,
}) => {
  const person = await signUp(page);
  const link = await mailedLink(site, person.email, "/confirm-email");
  const owner = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const opened = await owner.newPage();
  await opened.goto(link);
  await opened.getByRole("button", { name: "Confirm my address" }).click();
  await expect(opened.getByText("Please enter the password of this account.")).toBeVisible();
  await opened.getByRole("button", { name: "This was not me" }).click();
  await expect(opened.getByRole("heading", { name: "That account is removed" })).toBeVisible();
  await opened.goto(link);
  await expect(opened.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await owner.close();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in\?from=/);
});

test.describe("a refused form", () => {
  test.use({ expectedErrors: ["422", "401", "429"] });

  test("says what is wrong beside each field, and the focus goes to the first", async ({ page }) => {
    await openHydrated(page, "/sign-up");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Create account" }).click();
    await expect(main.getByLabel("Your name")).toBeFocused();
    await expect(main.getByLabel("E-mail")).toHaveAccessibleDescription(/Please give your e-mail address/);
    await fillSignUp(page, { ...newPerson(), password: "password123" });
    await expect(main.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(main.getByText("This password is too easy to guess.")).toBeVisible();
    await expect(main.getByLabel("Your name")).toHaveValue("عائشہ Ayesha Khan");
  });

  test("stops a guesser after ten tries, and says when to come back", { tag: "@thorough" }, async ({ page, site }) => {
    const { email } = newPerson();
    const headers = { origin: site.origin };
    for (let tries = 1; tries <= 9; tries += 1) {
      const form = { email, password: `guess number ${tries}` };
      expect((await page.request.post("/sign-in", { form, headers })).status()).toBe(401);
    }
    await openHydrated(page, "/sign-in");
    const notice = page.getByRole("main").getByRole("alert");
    await fillSignIn(page, { email, password: "guess number 10" });
    await expect(notice).toContainText("do not match");
    await fillSignIn(page, { email, password: "one more" });
    await expect(notice).toContainText("too many attempts. Please wait 15 minutes");
  });

  test("leads somebody who has an account to the way in", async ({ page, site }) => {
    const person = await signedUp(page, site);
    await page.context().clearCookies();
    await page.goto("/sign-up");
    await fillSignUp(page, { ...person, password: "another river altogether" });
    await expect(page.getByText("That address may already have an account.")).toBeVisible();
    const emails = () =>
      site.mails.filter(({ to, parsed }) => to.includes(person.email) && parsed.subject?.includes("already"));
    await expect.poll(() => emails().length, { timeout: 15_000 }).toBe(1);
  });
});

test("the account page changes the password and signs other devices out", async ({ page, browser, site }) => {
  const person = await signedUp(page, site);
  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const phone = await elsewhere.newPage();
  await phone.goto("/sign-in?from=/account");
  await fillSignIn(phone, person);
  await expect(phone).toHaveURL(`${site.origin}/account`);

  await openHydrated(page, "/account");
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ hasText: "Chrome on Linux" })).toHaveCount(2);
  await main.getByRole("button", { name: "Sign out: Chrome on Linux" }).click();
  await expect(main.getByText("That device has been signed out.")).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL(/\/sign-in/);
  await elsewhere.close();

  await main.getByLabel("Current password", { exact: true }).fill(person.password);
  await main.getByLabel("New password", { exact: true }).fill("quiet lantern by the well");
  await main.getByRole("button", { name: "Change my password" }).click();
  await expect(main.getByText("Your password has been changed")).toBeVisible();
  await main.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["401"] });

  test("signing up, out and in again works", async ({ page }) => {
    const person = await signUp(page, newPerson(), "/account");
    await page.goto("/sign-out");
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/lms");
    await fillSignIn(page, { ...person, password: "not this one" });
    await expect(page.getByRole("main").getByRole("alert")).toContainText("do not match");
    await expect(page.getByRole("main").getByLabel("E-mail")).toHaveValue(person.email);
    await fillSignIn(page, person);
    await expect(page).toHaveURL((url) => url.pathname === "/lms");
    await page.getByRole("button", { name: dataTitle }).click();
    await expect(page.getByRole("dialog", { name: dataTitle })).toBeVisible();
  });

  test("a new password is taken, and the page that says so is the account's", async ({ page }) => {
    const person = await signUp(page, newPerson(), "/account");
    const { fields, account } = accountPages;
    await page.getByLabel(fields.currentPassword, { exact: true }).fill(person.password);
    await page.getByLabel(fields.newPassword, { exact: true }).fill("windy harbour forty two");
    await page.getByRole("button", { name: account.password.submit }).click();
    await expect(page.getByText(account.password.done)).toBeVisible();
    await page.goto("/account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.title);
  });
});

test("the mobile menu offers the portal, the account and the way out", { tag: "@phone" }, async ({ page, site }) => {
  await signedUp(page, site);
  await openHydrated(page, "/about");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link", { name: "LMS" })).toBeVisible();
  await expect(navigation.getByRole("link", { name: "Your account" })).toBeVisible();
  await navigation.getByRole("button", { name: "Sign out" }).tap();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await expect(navigation.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("signing up from the menu says on the home page that it worked", async ({ page }) => {
  await openHydrated(page, "/");
  await header(page).getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
  const welcome = page.getByRole("status").filter({ hasText: "Your account is ready and you are signed in." });
  await expect(welcome).toBeHidden();
  await fillSignUp(page, newPerson());
  await expect(page).toHaveURL(/\/#signed-up$/);
  await expect(welcome).toBeInViewport();
  await page.goto("/about");
  await page.goto("/");
  await expect(welcome).toBeHidden();
});
