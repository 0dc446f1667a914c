import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const outline = "/course-outline/mern-full-stack-development";

for (const path of [outline, "/batches", "/batches/mern-full-stack-development"])
  test(`${path} prints its words without header, buttons and footer, and keeps its look on the screen`, {
    tag: ["@engine", "@thorough"],
  }, async ({ page }) => {
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

test("an order prints what one takes to the bank, and nothing to press", { tag: ["@engine", "@thorough"] }, async ({
  page,
  request,
}) => {
  await openHydrated(page, await orderPath(request));
  const main = page.getByRole("main");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(main.getByText("Reference", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("IBAN").first()).toBeVisible();
  for (const role of ["button", "textbox", "combobox"] as const)
    await expect(main.getByRole(role).filter({ visible: true })).toHaveCount(0);
});

test("the parents' page prints every answer", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
  await openHydrated(page, "/parents");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  const answers = page.getByRole("main").getByRole("definition");
  expect(await answers.count()).toBeGreaterThan(10);
  await expect(answers.filter({ visible: true })).toHaveCount(await answers.count());
});
