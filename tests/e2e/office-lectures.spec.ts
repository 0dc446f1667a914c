import { readFileSync } from "node:fs";
import { appendFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { longVideo } from "./support/videos.ts";

/** Lectures in the back office: a file during its upload, and their order by the mouse. */
const path = "/admin/batches/mern-gulf/lectures";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const lectures = (page: Page) => page.getByRole("region", { name: "Lectures" }).getByRole("listitem");

test.describe("a file that grows while it is sent", () => {
  test.use({ expectedErrors: ["ERR_UPLOAD_FILE_CHANGED", "ERR_FAILED"] });

  test("is refused in words, and becomes no lecture", { tag: "@thorough" }, async ({ page, site }, testInfo) => {
    await joinStaff(page, site);
    await openHydrated(page, path);
    const before = await lectures(page).count();
    const file = testInfo.outputPath("growing.mp4");
    await writeFile(file, longVideo().buffer);
    const grown = Promise.withResolvers<void>();
    let pieces = 0;
    await page.route("**/admin/uploads/**", async (route) => {
      if (route.request().method() === "PATCH") pieces += 1;
      if (pieces > 2) await grown.promise;
      await route.continue();
    });
    await page.getByLabel("Choose videos").setInputFiles(file);
    const progress = page.getByRole("progressbar", { name: "Upload of" });
    await expect.poll(() => progress.getAttribute("value").then(Number)).toBeGreaterThan(4_000_000);
    await appendFile(file, "The recorder writes on.");
    grown.resolve();
    await expect(page.getByText("The file has changed on your disk since you chose it.")).toBeVisible();
    await expect(progress).toHaveCount(0);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Remove the upload" }).click();
    await expect(page.getByText("The upload is removed.")).toBeVisible();
    await expect(lectures(page)).toHaveCount(before);
  });
});

test.describe("a film that does not play here", () => {
  test.use({ expectedErrors: ["status of 422"] });

  test("is told before it is sent, and sent only if its owner wants it", async ({ page, site }) => {
    await joinStaff(page, site);
    await openHydrated(page, path);
    const begun: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/admin/uploads/")) begun.push(request.url());
    });
    const whole = readFileSync("server/demo/lectures/lecture-1.mp4");
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel("Choose videos").setInputFiles({ name, mimeType: "video/mp4", buffer });
    await choose("cut.mp4", whole.subarray(0, whole.length * 0.6));
    await expect(page.getByText("The end of this video is missing, so it was not uploaded.")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await choose("empty.mp4", Buffer.from("This is no film."));
    await expect(page.getByText("This browser cannot play this video, so it was not uploaded.")).toBeVisible();
    expect(begun).toEqual([]);
    await page.getByRole("button", { name: "Upload it anyway" }).click();
    await expect(
      page.getByText("This is not an MP4 or WebM video. Save it as MP4 (H.264), and upload that."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload it anyway" })).toHaveCount(0);
  });
});

test("a lecture is dragged to another place with the mouse, and back by Undo", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, path);
  const titles = async () => await lectures(page).locator("bdi").allInnerTexts();
  const [first, second, third, ...others] = await titles();
  const handle = lectures(page).first().locator("[draggable]");
  await handle.dragTo(lectures(page).nth(2));
  await expect(page.getByText("Moved to place 3.")).toBeVisible();
  await expect.poll(titles).toEqual([second, third, first, ...others]);
  // Dropped where it was, it stays.
  await handle.dragTo(lectures(page).first());
  await expect.poll(titles).toEqual([second, third, first, ...others]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(titles).toEqual([first, second, third, ...others]);
});

test("the tab of the open screen is in sight on a phone, also after a step to another @phone", async ({
  page,
  site,
}) => {
  await joinStaff(page, site);
  const tabs = page.getByRole("navigation", { name: "Of this batch" });
  for (const name of ["Settings", "Lectures"]) {
    await openHydrated(page, name === "Settings" ? "/admin/batches/mern-gulf/settings" : path);
    await expect(tabs.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
  await tabs.getByRole("link", { name: "Certificates" }).click();
  await expect(page).toHaveURL(/\/certificates$/);
  await expect(tabs.getByRole("link", { name: "Certificates" })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(tabs.getByRole("link", { name: "Lectures" })).toBeInViewport({ ratio: 1 });
});
