import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoContent } from "#content/demo-site.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { day } from "#shared/durations.ts";
import { enterBatch } from "../support/ask-manage.ts";
import { courseFee, dollars } from "../support/plan-cost.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { cutOffTexts, layOutEverything, pageWidth } from "./support/layout.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Batches"; §8 for its failures; §9 for the badges. */
const path = "/batches/mern-full-stack-development";
const evening = demoBatches(demoContent.courses, new Date()).find(({ _id }) => _id === "mern-evening");
const course = demoContent.courses.find(({ id }) => id === evening?.courseId);
const price = dollars(course ? courseFee(course) * 100 : 0);
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const cardOf = (page: Page, name: string) => page.getByRole("article", { name });

test.describe("in Pakistan", () => {
  test.use({ country: "PK" });

  test("no price is shown (specification §9)", async ({ page }) => {
    await openHydrated(page, path);
    await expect(cardOf(page, "MERN Evening").getByText(price)).toBeHidden();
  });
});

test.describe("Watch Video", () => {
  test.use({ expectedErrors: ["401", "403", "500"] });

  test("asks for the Secret ID, which is not empty (specification §8), opens the first lecture, and remembers", async ({
    page,
  }) => {
    await openHydrated(page, path);
    const watch = cardOf(page, "MERN Gulf Evening").getByRole("button", { name: "Watch Video" });
    await watch.click();
    const prompt = page.getByRole("dialog");
    await prompt.getByRole("button", { name: "Watch Video" }).click();
    await expect(prompt.getByRole("alert")).toHaveText("Secret ID cannot be empty");
    await prompt.getByLabel("Secret ID").fill("wrong");
    await prompt.getByRole("button", { name: "Watch Video" }).click();
    await expect(prompt.getByRole("alert")).toContainText("Unauthorized access.");
    await expect(prompt.getByLabel("Secret ID")).toBeFocused();
    await prompt.getByLabel("Secret ID").fill(" MERN-GLF-3865 ");
    await page.keyboard.press("Enter");
    const player = page.getByRole("dialog").filter({ has: page.locator("video") });
    await expect(player.getByRole("heading")).toContainText("1.");
    await player.getByRole("button", { name: "Close" }).click();
    await expect(watch).toBeFocused();
    await watch.click();
    await expect(player.getByRole("heading")).toContainText("1.");
    await page.keyboard.press("Escape");
    await expect(player).toBeHidden();
  });

  test("says so where a batch has no lecture or the server fails; refused, it asks for the Secret ID again (specification §8)", async ({
    page,
  }) => {
    await openHydrated(page, path);
    await page.evaluate(() => localStorage.setItem("secret-id:mern-weekend", "kept"));
    await page.route("**/api/batches/mern-weekend/videos*", (route) => route.fulfill({ json: { videos: [] } }));
    const watch = cardOf(page, "MERN Weekend").getByRole("button", { name: "Watch Video" });
    await watch.click();
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("No video found for this batch");
    await page.keyboard.press("Escape");
    await page.route("**/api/batches/mern-weekend/videos*", (route) => route.fulfill({ status: 500, json: {} }));
    await watch.click();
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Error loading video. Please try again.");
    await page.route("**/api/batches/mern-weekend/videos*", (route) => route.fulfill({ status: 401, json: {} }));
    await page.getByRole("dialog").getByRole("button", { name: "Watch Video" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
      "Unauthorized access. Please check your Secret ID.",
    );
    await page.keyboard.press("Escape");
    await page.evaluate(() => localStorage.setItem("secret-id:mern-weekend", "kept"));
    await page.route("**/api/batches/mern-weekend/videos*", (route) =>
      route.fulfill({ status: 403, json: { error: "This batch has ended." } }),
    );
    await watch.click();
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("This batch has ended.");
    await expect(page.getByRole("dialog").getByLabel("Secret ID")).toBeFocused();
  });
});

test("a batch whose last day is over stands last: nobody joins it, and its lectures stay", async ({ page, site }) => {
  const id = `ended-${randomUUID().slice(0, 8)}`;
  await enterBatch(site.dataDir, {
    ...{ id, courseId: "cyber-security-ceh", name: `Cyber ${id}`, mode: "Online", schedule: "Mon, Wed", seats: 10 },
    ...{
      timing: "9:00 AM – 10:30 AM Pakistan time",
      instructor: "Sana Javed",
      description: "For early risers.",
      price: 99,
    },
    ...{ startDate: dayIn(-60), endDate: dayIn(30) },
  });
  await page.goto("/batches/cyber-security-ceh");
  const card = cardOf(page, `Cyber ${id}`);
  const enrol = card.getByRole("link", { name: "Enroll Now" });
  await expect(enrol).toBeVisible();
  await expect(page.getByRole("article").first()).toHaveAccessibleName(`Cyber ${id}`);
  await enterBatch(site.dataDir, { id, endDate: dayIn(-2) }, true);
  await page.goto("/batches/cyber-security-ceh");
  await expect(card.getByText("Ended", { exact: true })).toBeVisible();
  await expect(enrol).toHaveCount(0);
  await expect(card.getByText(/seats? left/)).toHaveCount(0);
  await expect(card.getByRole("link", { name: "Watch Recorded Lectures" })).toBeVisible();
  await expect(page.getByRole("article").last()).toHaveAccessibleName(`Cyber ${id}`);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test.describe("where there is nothing to show", () => {
  test.use({ expectedErrors: ["404", "ERR_FAILED", "Failed to fetch"] });

  test("an unknown course has 'No Batches Found'; so has one that could not be loaded (specification §8)", async ({
    page,
  }) => {
    const answer = await page.goto("/batches/none");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No Batches Found");
    await expect(page.getByRole("link", { name: "Go Back Home" })).toHaveAttribute("href", "/");
    await openHydrated(page, "/course-outline/mern-full-stack-development");
    await page.route("**/batches/*.data*", (route) => route.abort());
    await page.getByRole("link", { name: "View Batches" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No Batches Found");
    await expect(page.getByText("Could not load batches for this course.")).toBeVisible();
    await expect(page.getByText("Failed to fetch batches.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go Back Home" })).toBeVisible();
  });
});

test("long names and long words fit a narrow phone", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, path);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilung مکمل ویب ڈیولپمنٹ شام کا بیچ ".repeat(3);
    for (const element of document.querySelectorAll("article h3, article dd")) element.textContent = long;
  });
  await layOutEverything(page);
  expect(await pageWidth(page)).toBeLessThanOrEqual(320);
  expect(await cutOffTexts(page)).toEqual([]);
});
