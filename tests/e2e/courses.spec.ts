import { demoSite } from "#content/demo-site.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Courses page". */
test.describe("from Pakistan", () => {
  test.use({ country: "PK" });
  test("shows no price (specification §4)", async ({ page }) => {
    const answer = page.waitForResponse("**/api/geo");
    await openHydrated(page, "/courses");
    await answer;
    const main = page.getByRole("main");
    await expect(main.getByText(demoSite.messages.labels.courseCard.priceHidden).first()).toBeVisible();
    await expect(main.getByText(/\$\s?\d|PKR/).filter({ visible: true })).toHaveCount(0);
  });
});
