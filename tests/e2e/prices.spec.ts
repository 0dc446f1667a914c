import type { Page } from "@playwright/test";
import { layoutShift, openAwake, placeOf, watchLayoutShift } from "./support/page.ts";
import { startSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** Specification §4, "Price visibility": shown once a lookup names a country that is neither Pakistan nor Qatar. */
const amounts = (page: Page) =>
  page
    .getByRole("main")
    .getByText(/\$\s?\d/)
    .filter({ visible: true });

async function answeredLookup(page: Page) {
  const answer = page.waitForResponse("**/api/geo");
  await page.goto("/");
  await answer;
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

for (const country of ["DE", "US", "IN"]) {
  test.describe(`from ${country}`, () => {
    test.use({ country });
    test("prices are shown", async ({ page }) => {
      await answeredLookup(page);
      for (const price of ["$99", "$149", "$199"])
        await expect(page.locator("#pricing").getByText(price, { exact: true })).toBeVisible();
      await expect(page.locator("#courses").getByText("$99", { exact: true })).toHaveCount(4);
      await expect(page.locator("#courses").getByText("$99", { exact: true }).first()).toBeVisible();
    });
  });
}

for (const country of ["PK", "QA"]) {
  test.describe(`from ${country}`, () => {
    test.use({ country });
    test("no price is shown", async ({ page }) => {
      await answeredLookup(page);
      await expect(page.locator("#pricing").getByRole("heading", { name: "Premium" })).toBeVisible();
      await expect(amounts(page)).toHaveCount(0);
    });
  });
}

test.describe("when the lookup names no country", () => {
  test.use({ country: null });
  test("no price is shown", async ({ page }) => {
    await answeredLookup(page);
    await expect(amounts(page)).toHaveCount(0);
  });
});

test.describe("when the lookup fails", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });
  test("no price is shown, and the failure goes to the console only", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.route("**/api/geo", (route) => route.abort());
    await openAwake(page, "/");
    await expect(amounts(page)).toHaveCount(0);
    expect(complaints.join()).toContain("/api/geo");
    await expect(page.getByText("Error", { exact: true })).toHaveCount(0);
  });
});

test.describe("before the lookup has answered", () => {
  test("no price is shown, and its arrival moves nothing", async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/geo", async (route) => {
      await held;
      await route.continue();
    });
    await watchLayoutShift(page);
    await openAwake(page, "/");
    await expect(amounts(page)).toHaveCount(0);
    const places = () =>
      Promise.all(["#pricing", "#courses", "#faq", "#contact"].map((section) => placeOf(page.locator(section))));
    const before = await places();
    answer();
    await expect(page.locator("#pricing").getByText("$199")).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("no price is shown", async ({ page }) => {
    await page.goto("/");
    await expect(amounts(page)).toHaveCount(0);
  });
});

test("a geolocation service is asked when one is configured", async ({ browser }) => {
  test.slow(true, "starts a program of its own");
  const { createServer } = await import("node:http");
  const asked: string[] = [];
  const service = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ success: true, country: "Qatar", country_code: "QA" }));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  const port = typeof address === "object" ? address?.port : 0;
  const site = await startSite({ GEO_COUNTRY_HEADER: "", GEO_LOOKUP_URL: `http://127.0.0.1:${port}/{ip}` });
  try {
    const page = await browser.newPage({ extraHTTPHeaders: { "x-forwarded-for": "8.8.8.8" } });
    const answer = page.waitForResponse("**/api/geo");
    await page.goto(site.origin);
    expect(await (await answer).json()).toMatchObject({ success: true, country_code: "QA" });
    await expect(amounts(page)).toHaveCount(0);
    expect(asked).toEqual(["/8.8.8.8"]);
    await page.close();
  } finally {
    await site.dispose();
    service.close();
  }
});
