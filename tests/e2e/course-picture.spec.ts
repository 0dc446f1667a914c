import type { Page } from "@playwright/test";
import sharp from "sharp";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { fillDocument } from "./support/office-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const address = (page: Page) => page.locator('[name="thumbnail"]');

test.describe("the picture of a course", () => {
  test.use({ expectedErrors: ["422"] });

  test("is cut and pointed by keyboard, says what it shows, and is on its page, its card and shared links", async ({
    page,
    site,
  }) => {
    test.slow();
    await joinStaff(page, site);
    await openHydrated(page, "/admin/content/new/course");
    await page.getByLabel("Title of the course").fill("Pictures of Clay");
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(address(page)).toBeVisible();
    await fillDocument(page, { description: "Bowls, cups and one teapot.", duration: "2 months" });
    const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#8a4b2f" } })
      .png()
      .toBuffer();
    await page.getByLabel("Choose a picture").first().setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
    await expect(address(page)).toHaveValue(/^\/api\/photos\/[0-9a-f]{32}\.webp$/);
    const whole = await address(page).inputValue();

    await page.getByText("Cut the picture, or choose what stays in view").click();
    await page.getByRole("button", { name: "Cut square" }).click();
    await page.getByRole("button", { name: /^The middle of the frame is 50 %/ }).press("ArrowLeft");
    await expect(
      page.getByRole("button", { name: "The middle of the frame is 48 % from the left and 50 % from the top" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Cut it here" }).click();
    await expect(address(page)).not.toHaveValue(whole);
    await expect(address(page)).toHaveValue(/^\/api\/photos\//);
    const cut = await address(page).inputValue();
    const { width, height } = await sharp(await (await page.request.get(cut)).body()).metadata();
    expect([width, height]).toEqual([320, 320]);
    await page.getByRole("button", { name: /^What stays in view is 50 %/ }).press("ArrowUp");
    await expect(
      page.getByRole("button", { name: "What stays in view is 50 % from the left and 48 % from the top" }),
    ).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);

    // Neither said what it shows nor that it is decoration.
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("It is saved as a draft, and not published").first()).toBeVisible();
    await page.getByLabel("What it shows, for those who do not see it").fill("Hands that shape a bowl");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("It is on the site.")).toBeVisible();

    for (const path of ["/courses/pictures-of-clay", "/courses"]) {
      await page.goto(path);
      const image = page.getByRole("img", { name: "Hands that shape a bowl" });
      await expect(image).toHaveAttribute("src", cut);
      expect(await image.evaluate((element) => getComputedStyle(element).objectPosition)).toBe("50% 48%");
    }
    const html = await (await page.request.get("/courses/pictures-of-clay")).text();
    const shared = `${site.origin}${cut}`;
    expect(html).toContain(`<meta property="og:image" content="${shared}"/>`);
    expect(html).toContain(`"image":"${shared}"`);
    expect(html).not.toContain("og:image:width");
  });
});
