import { violationsAtBothWidths } from "./support/accessibility.ts";
import { fill, newStudent, proceed } from "./support/enrolment.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { type Site, startSite } from "./support/site.ts";
import { test as base, expect } from "./support/test.ts";

/** On a site of its own: what is shown here would be every other journey's fee. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the destructuring.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test.use({ contextOptions: { reducedMotion: "reduce" }, country: "PK" });
test.describe.configure({ mode: "serial" });

test.describe("a school in Lahore", () => {
  test("shows its fees in rupees to everyone, and its orders ask rupees", async ({ page, site }) => {
    test.slow();
    await joinStaff(page, site);
    await openHydrated(page, "/admin/settings/money");
    const main = page.getByRole("main");
    await expect(main.getByText("A visitor in Pakistan or Qatar asks for the fee.")).toBeVisible();
    await expect(main.getByText("A visitor in any other country sees: $99 a month.")).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);

    await main.getByLabel("Currency", { exact: true }).first().selectOption("PKR");
    await main.getByRole("button", { name: "Remove this market" }).click();
    const elsewhere = main.getByRole("group", { name: "Everywhere else" });
    await elsewhere.getByLabel("Currency").selectOption("PKR");
    await expect(elsewhere.getByText("no plan has one in PKR")).toBeVisible();
    await main.getByRole("button", { name: "Save and publish" }).click();
    await expect(main.getByText("Saved. Visitors see it now.")).toBeVisible();
    await main.getByRole("link", { name: "Change the fees" }).click();
    await main.getByLabel("For all courses, Basic, PKR", { exact: true }).fill("6,000/-");
    await main.getByRole("button", { name: "Save and publish" }).click();
    await expect(main.getByText("Saved. Visitors see it now.")).toBeVisible();
    await openHydrated(page, "/admin/settings/money");
    await expect(elsewhere.getByText("sees: PKR 6,000 a month.")).toBeVisible();

    await openHydrated(page, "/");
    await expect(page.locator("#pricing").getByText("PKR 6,000", { exact: true })).toBeVisible();
    await openHydrated(page, "/enrollnow?course=data-analyst");
    await page.getByRole("radio", { name: "Basic" }).check();
    await fill(page, newStudent());
    await proceed(page).click();
    await expect(page).toHaveURL(/\/payment\//);
    await expect(page.getByRole("main").getByText("PKR 6,000").first()).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false, expectedErrors: ["422"] });

    test("a market is added, refused in words while it is wrong, and saved", async ({ page, site }) => {
      await joinStaff(page, site);
      await page.goto("/admin/settings/money");
      const main = page.getByRole("main");
      for (const country of ["Qatar", "Qatar"]) {
        await main.getByRole("button", { name: "Add a market" }).click();
        await main.getByLabel("Add a country").last().selectOption(country);
      }
      await main.getByRole("button", { name: "Save and publish" }).click();
      await expect(main.getByText("Qatar is in a market already.")).toBeVisible();
      await main.getByRole("button", { name: "Remove this market" }).last().click();
      const market = main.getByRole("group", { name: "Market 1" });
      await market.getByLabel("Currency").selectOption("QAR");
      await main.getByRole("button", { name: "Apply" }).click();
      await main.getByRole("button", { name: "Save and publish" }).click();
      await expect(main.getByText("Saved. Visitors see it now.")).toBeVisible();
      await main.getByRole("link", { name: "Change the fees" }).click();
      await main.getByLabel("For all courses, Premium, QAR", { exact: true }).fill("350");
      await main.getByRole("button", { name: "Save and publish" }).click();
      await expect(main.getByText("Saved. Visitors see it now.")).toBeVisible();
      await page.goto("/admin/settings/money");
      await expect(main.getByText("A visitor in Qatar sees: QAR 350 a month.")).toBeVisible();
    });
  });

  test.describe("in Qatar", () => {
    test.use({ country: "QA" });

    test("a visitor sees riyals, and asks for what has no fee in them", async ({ page }) => {
      await openHydrated(page, "/");
      await expect(page.locator("#pricing").getByText("QAR 350", { exact: true })).toBeVisible();
      await expect(page.locator("#pricing").getByText("PKR 6,000", { exact: true })).toBeHidden();
      await expect(page.locator("#pricing").getByRole("link", { name: /the fee.*Basic/ })).toBeVisible();
      await expect(page.locator("#pricing").getByRole("link", { name: /the fee.*Premium/ })).toBeHidden();
    });
  });
});
