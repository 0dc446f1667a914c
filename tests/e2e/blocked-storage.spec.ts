import { newPerson, signUp } from "./support/account.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

// Like a browser that blocks all data of sites: naming a storage throws.
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

test("the site, the classroom and the office work without storage, and without an error", { tag: "@thorough" }, async ({
  page,
  site,
}) => {
  test.slow();
  await openHydrated(page, "/");
  await openHydrated(page, "/contact");
  await page.goBack();
  await signUp(page, newPerson());
  await openHydrated(page, "/classroom");
  await page.context().clearCookies();
  await joinStaff(page, site);
  await openHydrated(page, "/admin");
  await openHydrated(page, "/admin/security");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
});
