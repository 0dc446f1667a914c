import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const outline = "/course-outline/mern-full-stack-development";

for (const path of [outline, "/batches", "/batches/mern-full-stack-development"])
  test(`${path} prints its words without header, buttons and footer, and keeps its look on the screen`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const onScreen = await background();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("main").locator(".button").filter({ visible: true })).toHaveCount(0);
    expect(await background()).toBe("rgb(255, 255, 255)");
    expect(await background()).not.toBe(onScreen);
  });

test("the outline is there as a PDF", async ({ page, request }) => {
  await openHydrated(page, outline);
  const link = page.getByRole("link", { name: "Download as PDF" });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).length).toBeLessThan(100_000);
});
