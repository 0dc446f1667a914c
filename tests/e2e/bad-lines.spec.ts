import type { Page } from "@playwright/test";
import { newPerson } from "./support/account.ts";
import { cutOffTexts, layOutEverything, pageWidth } from "./support/layout.ts";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { readPage } from "./support/send-form.ts";
import type { Site } from "./support/site.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/**
 * The pages of a student's way where the line is slow or gone, where the student's name is as long as names get, without
 * scripts, in the dark, on paper, and in two tabs.
 */
test.use({ expectedErrors: ["ERR_INTERNET_DISCONNECTED"], viewport: { width: 390, height: 844 } });

/** 96 letters, one word of them long. */
const longName = "Muhammad Abdurrahman-Zulfiqar Al-Mustansir bin Khwaja Ghulam Moinuddin Chishti Wolfeschlegelstei";
const batch = "mern-weekend";

/** Signs a student in, and returns the pages of their way. */
async function wayOf(page: Page, site: Site): Promise<string[]> {
  await signUpStudent(page, site, { person: { ...newPerson(), name: longName }, batches: [batch] });
  const [ownClass = ""] = /\/classroom\/classes\/[\w-]+/.exec(await readPage(page.context(), site, "/classroom")) ?? [];
  expect(ownClass, "a class of the batch within its week").not.toBe("");
  return [
    ...["/", "/courses/mern-full-stack-development", "/enrollnow", await orderPath(page.request)],
    ...["/lms", "/account", `/recorded-lectures/${batch}`, "/verify"],
    ...["/classroom", ownClass, "/classroom/work", "/classroom/certificates", "/classroom/calendar"],
  ];
}

const title = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** Opens a page, and waits for its scripts where it has any. */
const open = (page: Page, path: string) => (path === "/verify" ? page.goto(path) : openHydrated(page, path));

/** Does something on each page, and names the page that fails. */
async function onEach(page: Page, paths: string[], act: (path: string) => Promise<void>) {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      await act(path);
    });
}

test.beforeEach(() => test.setTimeout(240_000));

test("a page that has loaded stays whole without a line, and opens the next once it is back", {
  tag: "@thorough",
}, async ({ page, site, context }) => {
  await onEach(page, await wayOf(page, site), async (path) => {
    const shown = await title(page).innerText();
    await context.setOffline(true);
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    const folds = page.getByRole("main").locator("summary").filter({ visible: true });
    if ((await folds.count()) > 0) await folds.first().click();
    await expect(title(page), path).toHaveText(shown);
    await context.setOffline(false);
    await page.getByRole("radio", { name: "Light" }).check({ force: true });
    await page.reload();
    await expect(title(page), path).toHaveText(shown);
  });
});

test("a page is read before its scripts arrive, at 400 kbit/s and 400 ms", { tag: "@thorough" }, async ({
  page,
  site,
  context,
}) => {
  const paths = await wayOf(page, site);
  const line = await context.newCDPSession(page);
  const throughput = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 400, ...throughput });
  for (const path of paths) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(title(page), path).toBeVisible();
  }
});

test("a name of 96 letters widens no page, in the light, the dark and on paper", { tag: "@thorough" }, async ({
  page,
  site,
}) => {
  await onEach(page, await wayOf(page, site), async (path) => {
    await layOutEverything(page);
    expect.soft(await cutOffTexts(page), path).toEqual([]);
    expect.soft(await pageWidth(page), path).toBeLessThanOrEqual(390);
    const ground = () =>
      page.evaluate(() => {
        const grounds = [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor);
        return grounds.join();
      });
    await page.emulateMedia({ colorScheme: "light" });
    const light = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await ground();
    expect.soft(dark, `${path} in the dark`).not.toBe(light);
    await page.emulateMedia({ media: "print" });
    await expect.soft(title(page), `${path} on paper`).toBeVisible();
    expect.soft(await ground(), `${path} on paper`).not.toBe(dark);
    // The institute's name stands above what a printed certificate check says.
    if (path !== "/verify") await expect.soft(page.getByRole("banner"), `${path} on paper`).toBeHidden();
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
  });
});

test("two tabs of a page live beside each other; one that has signed out leads to sign-in, and back", {
  tag: "@thorough",
}, async ({ page, site, context }) => {
  const paths = await wayOf(page, site);
  const other = await context.newPage();
  await onEach(page, paths, async (path) => {
    await open(other, path);
    await page.reload();
    await expect(title(page), path).toHaveText(await title(other).innerText());
  });
  await open(other, "/sign-out");
  await other.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(other).not.toHaveURL(/sign-out/);
  await page.goto("/classroom");
  await expect(page).toHaveURL(/\/sign-in/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each page is there, and nothing of it waits for a script", { tag: "@thorough" }, async ({ page, site }) => {
    for (const path of await wayOf(page, site)) {
      await page.goto(path);
      await expect.soft(title(page), path).toBeVisible();
      await expect.soft(page.locator("[aria-busy=true]").filter({ visible: true }), path).toHaveCount(0);
    }
  });
});
