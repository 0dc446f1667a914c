import { violationsAtBothWidths } from "./support/accessibility.ts";
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

test.use({ contextOptions: { reducedMotion: "reduce" }, country: "US", expectedErrors: ["422"] });
test.describe.configure({ mode: "serial" });

const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

test("all fees stand on one screen, and change at once or from a day on", async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/fees");
  const main = page.getByRole("main");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const basic = main.getByLabel("For all courses, Basic, USD");
  await basic.fill("ninety");
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Please write an amount of USD in figures")).toBeVisible();
  await expect(basic).toHaveValue("ninety");
  await basic.fill("120");
  await main.getByLabel("From this day on").fill(tomorrow());
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Visitors see and pay these fees from")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Planned" })).toBeVisible();
  await expect(main.getByText("Basic: $120")).toBeVisible();
  await openHydrated(page, "/");
  await expect(page.locator("#pricing").getByText("$99", { exact: true })).toBeVisible();

  await openHydrated(page, "/admin/settings/fees");
  await main.getByRole("button", { name: "Take back" }).click();
  await expect(main.getByRole("heading", { name: "Planned" })).toBeHidden();
  await main.getByLabel("For all courses, Basic, USD").fill("110");
  await main.getByLabel("For all courses, Registration, once per person, USD").fill("10");
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Saved. Visitors see it now.")).toBeVisible();
  await openHydrated(page, "/");
  await expect(page.locator("#pricing").getByText("$110", { exact: true })).toBeVisible();
  await openHydrated(page, "/courses/data-analyst");
  await expect(page.getByText("and $10 for registration, once").first()).toBeVisible();
});

test("an owner names the ways to pay; a wrong digit of an IBAN is found", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/payment");
  const main = page.getByRole("main");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const another = main.getByRole("group", { name: "Another way" });
  await another.getByLabel("Name, as students know it").fill("Meezan Bank");
  const details = another.getByLabel("What students need, a line each");
  await details.fill("Account title: Noor School\nIBAN: PK36 SCBL 0000 0011 2345 6703");
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("This IBAN has a wrong digit: PK36 SCBL 0000 0011 2345 6703.")).toBeVisible();
  const meezan = main.getByRole("group", { name: "Meezan Bank" });
  await meezan
    .getByLabel("What students need, a line each")
    .fill("Account title: Noor School\nIBAN: PK36 SCBL 0000 0011 2345 6702");
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Saved. Students see it now")).toBeVisible();
  await openHydrated(page, "/admin/settings/payment");
  await expect(meezan.getByLabel("What students need, a line each")).toHaveValue(/6702/);
});
