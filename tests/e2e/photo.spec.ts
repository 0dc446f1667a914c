import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { expect, test } from "./support/test.ts";

/** Specification §4, "Images". The demo content draws its pictures, so the component is shown here on a page of its own. */
test.use({ expectedErrors: ["404"] });

async function bundlePhotoPage(): Promise<string> {
  const entry = fileURLToPath(new URL("support/photo-page.tsx", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}

// It is bundled once for all tests.
test.describe.configure({ mode: "default" });
let script: string;
test.beforeAll(async () => {
  script = await bundlePhotoPage();
});

/** Opens a page with the picture; `rendered`: the picture is in its HTML before hydration. */
async function openPhoto(page: Page, src: string, rendered: boolean) {
  const inside = rendered ? `<img src="${src}" alt="">` : "";
  const html = `<!DOCTYPE html><html lang="en"><title>Photo</title><body><div id="root">${inside}</div>`;
  await page.route("**/photo-page?*", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(`/photo-page?src=${encodeURIComponent(src)}`, { waitUntil: "load" });
  await page.addScriptTag({ type: "module", content: script });
}

for (const rendered of [false, true]) {
  const when = rendered ? "before hydration" : "later";
  test(`a picture that fails ${when} is replaced by the title`, { tag: "@engine" }, async ({ page }) => {
    await openPhoto(page, "/no-such-picture.jpg", rendered);
    await expect(page.getByText("Mandi Board", { exact: true })).toBeVisible();
    await expect(page.locator("img")).toHaveCount(0);
  });
}

test("a picture that is there is shown, without the title", { tag: "@engine" }, async ({ page }) => {
  await openPhoto(page, "/icons/icon-192.png", true);
  const image = page.locator("img");
  await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(192);
  await expect(page.getByText("Mandi Board")).toHaveCount(0);
});
