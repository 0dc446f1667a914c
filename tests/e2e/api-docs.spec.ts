import { pageWidth } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";

for (const width of [390, 320])
  test(`the API's documentation fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/api/docs");
    await expect(page.getByText("/api/demo/bookings/{id}/calendar.ics")).toBeVisible();
    expect(await pageWidth(page)).toBeLessThanOrEqual(width);
  });
