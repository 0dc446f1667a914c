import { newPerson, signUp } from "./support/account.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

// As a browser does it that blocks all data of sites: naming a storage throws.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
});

test("the site, the classroom and the office work without storage, and without an error", async ({ page, site }) => {
  test.slow();
  await openHydrated(page, "/");
  await openHydrated(page, "/contact");
  await page.goBack();
  await signUp(page, newPerson());
  await openHydrated(page, "/classroom");
  await page.context().clearCookies();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/security");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
});

test("a browser that takes no cookies is told so after signing in", async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.context().clearCookies();
  await page.route("**/*", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { "set-cookie": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openHydrated(page, "/sign-in?from=%2Fportal");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Your browser does not accept cookies from this site")).toBeVisible();
});
