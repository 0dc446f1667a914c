import sharp from "sharp";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { type Site, startSite } from "./support/site.ts";
import { test as base, expect } from "./support/test.ts";

/** On a site of its own: its look would be every other journey's. */
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

test.use({ contextOptions: { reducedMotion: "reduce" }, country: "US", expectedErrors: ["422", "400", "413"] });

const svg = (inner: string) => ({
  ...{ name: "noor.svg", mimeType: "image/svg+xml" },
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${inner}</svg>`),
});

test("an owner uploads a logo, mends a colour by one press, and takes the pattern away", async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/brand");
  const main = page.getByRole("main");
  expect(await violationsAtBothWidths(page)).toEqual([]);

  const file = main.getByLabel("File: On light grounds");
  const upload = main.getByRole("button", { name: "Upload On light grounds" });
  await file.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(40 * 1024 * 1024) });
  await expect(main.getByText("This file is too large. Please choose one of 1.5 MB at most.")).toBeVisible();
  await file.setInputFiles(svg("<script>alert(1)</script>"));
  await upload.click();
  await expect(main.getByText("This drawing holds a script or a movement.").first()).toBeVisible();
  await file.setInputFiles(
    svg('<rect width="300" height="100" rx="20" fill="#b3245c"/><circle cx="50" cy="50" r="30" fill="#fff"/>'),
  );
  await upload.click();
  await expect(main.getByRole("img", { name: "On light grounds" })).toBeVisible();
  const square = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#b3245c" } })
    .png()
    .toBuffer();
  await main
    .getByLabel("File: Square, as the icon")
    .setInputFiles({ name: "sign.png", mimeType: "image/png", buffer: square });
  await main.getByRole("button", { name: "Upload Square" }).click();
  await expect(main.getByRole("img", { name: "Square, as the icon" })).toBeVisible();

  await main.getByLabel("Links, dark theme").fill("#3a2050");
  await expect(main.getByText("In the dark theme, Links is too hard to read.")).toBeVisible();
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Some words would be too hard to read.").first()).toBeVisible();
  await main.getByRole("button", { name: "Mend Links in the dark theme" }).click();
  await expect(main.getByText("is too hard to read.")).toBeHidden();
  await main.getByLabel("None", { exact: true }).check();
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Saved. Visitors see it now;").first()).toBeVisible();

  await openHydrated(page, "/");
  const logo = page.getByRole("banner").getByRole("img", { name: "Darsgah" });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await expect(page.locator("svg.girih").first()).toBeHidden();
  // The star would stand beside the page's title in place of the institute's own sign.
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icons/icon-192.png");

  await openHydrated(page, "/admin/settings/brand");
  await main.getByRole("button", { name: "Remove On light grounds" }).click();
  await expect(main.getByText("None yet")).toHaveCount(2);
  await main.getByRole("button", { name: "Remove Square" }).click();
  await expect(main.getByText("None yet")).toHaveCount(3);
  await openHydrated(page, "/");
  await expect(page.getByRole("banner").getByText("Darsgah").first()).toBeVisible();
});

test("an owner's own words of the trade are read wherever the program speaks", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/words");
  const main = page.getByRole("main");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main.getByLabel("Batch: your word for several").fill("evening groups");
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Please write the word for one as well.")).toBeVisible();
  await expect(main.getByLabel("Batch: your word for several")).toHaveValue("evening groups");
  await main.getByLabel("Batch: your word for one").fill("evening group");
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Saved. Visitors and students read it now.").first()).toBeVisible();
  await openHydrated(page, "/batches");
  await expect(
    page
      .getByRole("main")
      .getByText(/evening group/i)
      .first(),
  ).toBeVisible();
});
