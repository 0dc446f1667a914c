import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { lectureRefusals } from "#domains/lectures/words.en.ts";
import { cutOffTexts, pageWidth } from "./support/layout.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Recorded lectures"; §4, "Video access"; §8 for its texts. */
const path = "/recorded-lectures/data-evening";
const secretId = "DATA-EVE-2647";
const gate = (page: Page) => page.getByRole("region", { name: "Access Restricted" });
const table = (page: Page) => page.getByRole("table", { name: "Recorded lectures" });
const player = (page: Page) => page.getByRole("dialog");
const video = (page: Page) => player(page).locator("video");

async function unlock(page: Page, secret: string) {
  await gate(page).getByLabel("Secret ID").fill(secret);
  await gate(page).getByRole("button", { name: "Unlock lectures" }).click();
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

const placeIn = (page: Page) => video(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test.describe("the gate", () => {
  test.use({ expectedErrors: ["401", "403", "500", "503", "ERR_INTERNET_DISCONNECTED"] });

  test("opens to the right Secret ID only (specification §8), remembers it, and forgets one that no longer holds", async ({
    page,
  }) => {
    await openHydrated(page, path);
    const signIn = gate(page).getByRole("link", { name: "Sign in" });
    await expect(signIn).toHaveAttribute("href", `/sign-in?from=${encodeURIComponent(path)}`);
    await unlock(page, "   ");
    await expect(gate(page).getByRole("alert")).toHaveText("Secret ID cannot be empty");
    await unlock(page, "wrong");
    await expect(gate(page).getByRole("alert")).toHaveText("Unauthorized access. Please enter a valid Secret ID.");
    await expect(gate(page).getByLabel("Secret ID")).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await unlock(page, ` ${secretId} `);
    await expect(table(page).getByRole("row")).toHaveCount(4);
    for (const name of ["Batch", "Lecture No.", "Title", "Action"])
      await expect(table(page).getByRole("columnheader", { name, exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await expect(table(page).getByRole("row")).toHaveCount(4);
    await expect(gate(page)).toBeHidden();

    await page.evaluate(() => localStorage.setItem("secret-id:data-evening", "of last year"));
    await page.reload();
    await expect(gate(page).getByRole("alert")).toHaveText("Unauthorized access. Please enter a valid Secret ID.");
    expect(await page.evaluate(() => localStorage.getItem("secret-id:data-evening"))).toBeNull();
  });

  test("keeps a remembered Secret ID when the server or the connection fails, and says what failed (specification §8)", async ({
    page,
    context,
  }) => {
    await page.addInitScript((secret) => localStorage.setItem("secret-id:data-evening", secret), secretId);
    await page.route("**/videos*", (route) => route.fulfill({ status: 500, json: {} }));
    await openHydrated(page, path);
    await expect(gate(page).getByRole("alert")).toHaveText("Failed to load lectures.");
    await expect(gate(page).getByLabel("Secret ID")).toHaveValue(secretId);
    const retry = gate(page).getByRole("button", { name: "Unlock lectures" });
    await page.route("**/videos*", (route) => route.fulfill({ status: 503, json: { error: "We are moving house." } }));
    await retry.click();
    await expect(gate(page).getByRole("alert")).toHaveText("We are moving house.");
    await page.route("**/videos*", (route) => route.fulfill({ status: 403, json: {} }));
    await retry.click();
    await expect(gate(page).getByRole("alert")).toHaveText("Unauthorized access. Please enter a valid Secret ID.");
    await page.unroute("**/videos*");
    await context.setOffline(true);
    await retry.click();
    await expect(gate(page).getByRole("alert")).toHaveText("Failed to load lectures.");
    await context.setOffline(false);
    await retry.click();
    await expect(table(page)).toBeVisible();
  });

  test("tells a student without a seat that signing in is no help, and the Secret ID still opens", async ({
    page,
    site,
  }) => {
    await signUpStudent(page, site);
    await openHydrated(page, path);
    await expect(gate(page).getByRole("status")).toHaveText(lectureRefusals["lecture.otherAccount"]);
    await expect(gate(page).getByRole("link", { name: "Sign in" })).toHaveCount(0);
    await expect(gate(page).getByRole("link", { name: "My courses" })).toHaveAttribute("href", "/lms");
    await unlock(page, "wrong");
    await expect(gate(page).getByRole("alert")).toHaveText("Unauthorized access. Please enter a valid Secret ID.");
    await expect(gate(page).getByRole("link", { name: "My courses" })).toBeVisible();
    await unlock(page, secretId);
    await expect(table(page)).toBeVisible();
  });

  test("asks a student's account again after the line was cut, and restricts nothing before", async ({
    page,
    site,
  }) => {
    await signUpStudent(page, site);
    await page.route("**/videos*", (route) => route.abort("internetdisconnected"));
    await openHydrated(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toHaveText("Failed to load lectures.");
    await expect(gate(page)).toHaveCount(0);
    await page.unroute("**/videos*");
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(gate(page).getByRole("status")).toHaveText(lectureRefusals["lecture.otherAccount"]);
  });

  test("says where a batch has no lectures, and fits many with long titles", { tag: "@phone" }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("secret-id:data-evening", "any"));
    await page.route("**/videos*", (route) => route.fulfill({ json: { videos: [] } }));
    await openHydrated(page, path);
    await expect(page.getByText("No recorded lectures found for this batch.")).toBeVisible();
    const videos = Array.from({ length: 120 }, (_, at) => ({
      _id: `lecture-${at}`,
      batchNumber: "DATA-ANALYSIS-EVENING-2026-AUTUMN",
      lectureNumber: at + 1,
      title: "Donaudampfschifffahrtsgesellschaftskapitän اور ڈیٹا کی صفائی ".repeat(3),
      url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    }));
    await page.unroute("**/videos*");
    await page.route("**/videos*", (route) => route.fulfill({ json: { videos } }));
    await page.reload();
    await expect(table(page).getByRole("row")).toHaveCount(121);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await pageWidth(page)).toBeLessThanOrEqual(320);
    expect(await cutOffTexts(page)).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["401"] });

  test("the gate opens to the right Secret ID only, and the videos play on the page", async ({ page, request }) => {
    await page.goto(path);
    await unlock(page, "");
    await expect(gate(page).getByRole("alert")).toHaveText("Secret ID cannot be empty");
    await unlock(page, "wrong");
    await expect(gate(page).getByRole("alert")).toHaveText("Unauthorized access. Please enter a valid Secret ID.");
    await unlock(page, ` ${secretId} `);
    await expect(page).toHaveURL(path);
    await expect(gate(page)).toBeHidden();
    await expect(table(page).getByRole("row")).toHaveCount(4);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    const first = table(page).getByRole("link", { name: "Watch" }).first();
    const videos = page.locator("video");
    await expect(videos).toHaveCount(3);
    await first.click();
    await expect(videos.first()).toBeInViewport();
    await expect(videos.first().locator("track")).toHaveAttribute("src", /\/captions\?token=/);
    const address = (await videos.first().getAttribute("src")) ?? "";
    const answer = await page.request.get(address, { headers: { Range: "bytes=0-99" } });
    expect(answer.status()).toBe(206);
    expect((await request.get(address, { headers: { "X-Forwarded-For": "198.51.100.7" } })).status()).toBe(403);
  });
});

test.describe("the player", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((secret) => localStorage.setItem("secret-id:data-evening", secret), secretId);
    await openHydrated(page, path);
  });
  const watch = (page: Page, lecture: number) =>
    table(page)
      .getByRole("button", { name: "Watch" })
      .nth(lecture - 1);

  test("plays with the keyboard, resumes where the student stopped, and gives the focus back", {
    tag: "@engine",
  }, async ({ page }) => {
    await watch(page, 1).focus();
    await page.keyboard.press("Enter");
    await expect(player(page).getByRole("application")).toBeFocused();
    await expect.poll(() => placeIn(page)).toBeGreaterThan(0.3);
    await page.keyboard.press("Space");
    await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await video(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = 6;
    });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("lecture-place:data-evening-lecture-1")))
      .toBe("6.0");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => placeIn(page)).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => placeIn(page)).toBe(10);
    await page.keyboard.press(">");
    await expect(player(page).getByLabel("Speed")).toHaveValue("1.25");
    await page.keyboard.press("c");
    const captions = () => video(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
    await expect.poll(captions).toBe("hidden");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(player(page)).toBeHidden();
    await expect(watch(page, 1)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(player(page).getByText("Resumed at 0:10")).toBeVisible();
    await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25);
    await player(page).getByRole("button", { name: "Start over" }).click();
    await expect.poll(() => placeIn(page)).toBeLessThan(4);
    await player(page)
      .getByRole("button", { name: /^Next lecture/ })
      .click();
    await expect(player(page).getByRole("heading")).toContainText("2.");
    await player(page).getByRole("button", { name: "Close" }).click();
    await expect(watch(page, 1)).toBeFocused();
  });

  test("keeps the focus, and fits a phone", { tag: ["@phone", "@engine"] }, async ({ page }) => {
    await watch(page, 2).click();
    await expect(player(page).getByRole("application")).toBeFocused();
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
      expect(inside).toBe(true);
    }
    expect(await pageWidth(page)).toBeLessThanOrEqual(390);
  });

  test.describe("with a link that has expired", () => {
    test.use({ expectedErrors: ["403"] });

    test("asks for a new one and goes on from the same place", async ({ page }) => {
      let refused = 0;
      await page.route("**/api/lectures/*/film*", async (route) => {
        if (refused > 0) return await route.continue();
        refused += 1;
        await route.fulfill({ status: 403, json: { code: "forbidden" } });
      });
      await page.evaluate(() => localStorage.setItem("lecture-place:data-evening-lecture-3", "5.0"));
      await watch(page, 3).click();
      await expect.poll(() => placeIn(page)).toBeGreaterThan(5);
      expect(refused).toBe(1);
    });

    test("says so where there is none to have (specification §8), and tries again when asked", async ({ page }) => {
      await page.route("**/api/lectures/*/film*", (route) => route.fulfill({ status: 403, json: {} }));
      await watch(page, 1).click();
      await expect(player(page).getByRole("alert")).toContainText("Error loading video. Please try again.");
      await page.unroute("**/api/lectures/*/film*");
      await player(page).getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => placeIn(page)).toBeGreaterThan(0.2);
    });
  });

  test.describe("whose code does not come", () => {
    test.use({ expectedErrors: ["Failed to load resource"] });

    test("says so, and opens when it is asked for again", async ({ page }) => {
      await page.route("**/assets/lecture-player-*.js", (route) => route.abort());
      await watch(page, 1).click();
      await expect(page.getByText("Error loading video. Please try again.")).toBeVisible();
      await expect(table(page)).toBeVisible();
      await page.unroute("**/assets/lecture-player-*.js");
      await watch(page, 1).click();
      await expect.poll(() => placeIn(page)).toBeGreaterThan(0.2);
    });
  });

  test("shows a lecture from another host in a frame of our own", async ({ page }) => {
    const video = {
      ...{ _id: "one", batchNumber: "DATA-E1", lectureNumber: 1, title: "From elsewhere" },
      url: "https://player.vimeo.com/video/76979871?dnt=1",
    };
    await page.route("**/videos*", (route) => route.fulfill({ json: { videos: [video] } }));
    await page.route("**/api/embeds/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Film</h1>" }));
    await page.reload();
    await watch(page, 1).click();
    const frame = player(page).getByTitle("From elsewhere");
    await expect(frame).toHaveAttribute("src", "/api/embeds/vimeo?id=76979871");
    await expect(frame.contentFrame().getByRole("heading")).toHaveText("Film");
  });
});
