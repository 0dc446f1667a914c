import { addressIn } from "#domains/content/rules/local-address.ts";
import { refusedAddresses, templateAddresses } from "../support/addresses.ts";
import { pseudoLanguage } from "../support/pseudo-language.ts";
import { layOutEverything, pageWidth } from "./support/layout.ts";
import { openHydrated } from "./support/page.ts";
import { type Site, startSite } from "./support/site.ts";
import { test as base, expect } from "./support/test.ts";

/** The built program with a language whose words are longer than any other's in the place of Urdu. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the destructuring.
    async ({}, use) => {
      const site = await startSite(pseudoLanguage);
      await use(site);
      await site.dispose();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test("every kind of page fits 320 px in a language of long words", { tag: "@thorough" }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of templateAddresses.filter((one) => !(one in refusedAddresses))) {
    await openHydrated(page, addressIn("ur", path));
    await layOutEverything(page);
    expect.soft(await pageWidth(page), path).toBeLessThanOrEqual(320);
  }
});
