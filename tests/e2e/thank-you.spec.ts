import { thankYouLabels } from "#domains/seats/words.en.ts";
import { thankYou } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2 and §9, "Thank-you page". */
test("thanks, and leads home", async ({ page }) => {
  await openHydrated(page, "/Thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("confirms what its fragment names, and only thanks where it names nothing", async ({ page }) => {
  const { alone, sent } = thankYouLabels;
  const main = page.getByRole("main");
  for (const path of ["/Thank-you", "/Thank-you#else"]) {
    await openHydrated(page, path);
    await expect(main.getByText(alone)).toBeVisible();
    await expect(main.getByText(thankYou.lead)).toBeHidden();
  }
  for (const [id, text] of [
    ["message", thankYou.lead],
    ["payment", sent.payment.lead],
  ]) {
    await page.goto("/about");
    await openHydrated(page, `/Thank-you#${id}`);
    await expect(main.getByText(text ?? "")).toBeVisible();
    await expect(main.getByText(alone)).toBeHidden();
  }
  const { label, href } = sent.payment.action;
  await expect(main.getByRole("link", { name: label })).toHaveAttribute("href", href);
});

test("lets 30 pieces of confetti fall, out of the way of assistive technology", { tag: "@engine" }, async ({
  page,
}) => {
  await page.goto("/Thank-you");
  const pieces = page.getByTestId("confetti-piece");
  await expect(pieces).toHaveCount(30);
  const moving = await pieces.evaluateAll((all) =>
    all.filter((piece) => getComputedStyle(piece).animationName !== "none"),
  );
  expect(moving).toHaveLength(30);
  await expect(page.locator('[aria-hidden="true"]').filter({ has: pieces })).toHaveCount(1);
});

test("changes its encouragement every 8 seconds, round and round", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/Thank-you");
  const message = (turn: number) => page.getByText(thankYou.messages[turn % thankYou.messages.length] ?? "");
  await expect(message(0)).toBeVisible();
  for (let turn = 1; turn <= thankYou.messages.length; turn += 1) {
    await page.clock.fastForward(8000);
    await expect(message(turn)).toBeVisible();
    await expect(message(turn - 1)).toHaveCount(0);
  }
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing moves", { tag: "@engine" }, async ({ page }) => {
    await openHydrated(page, "/Thank-you");
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(moving).toBe(0);
  });
});
