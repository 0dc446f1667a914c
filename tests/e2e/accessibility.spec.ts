import type { Page } from "@playwright/test";
import { bookingWords } from "#domains/demo-classes/words.en.ts";
import { templateAddresses } from "../support/addresses.ts";
import { manageLinkIn } from "../support/demo.ts";
import { titlesOf } from "../support/plan-cost.ts";
import {
  checkedViewports,
  lowTargets,
  narrowFaults,
  outlineFaults,
  violations,
  violationsAtBothWidths,
} from "./support/accessibility.ts";
import { signedUp } from "./support/account.ts";
import { bookButton, chooseTime, fillInDetails, mailTo, newEmail, openDay } from "./support/demo.ts";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/**
 * Every kind of page in both themes on a phone, against WCAG 2.2 AA and axe's best practices; the nightly set checks a
 * desk's width too. `npm run audit` checks the other pages of the same templates.
 */
test.use({ expectedErrors: ["404", "403"], contextOptions: { reducedMotion: "reduce" }, trace: "off" });

/** Opens a page and checks everything that every page must satisfy. */
async function expectAccessible(page: Page, path: string) {
  for (const viewport of checkedViewports) {
    await page.setViewportSize(viewport);
    await openHydrated(page, path);
    expect.soft(await violations(page), `${path} at ${viewport.width} px`).toEqual([]);
    expect.soft(await outlineFaults(page), `${path} at ${viewport.width} px`).toEqual([]);
  }
  expect.soft(await lowTargets(page), `${path}: at least 44 px high on a phone`).toEqual([]);
  expect.soft(await narrowFaults(page), `${path} at 320 px and 200 % zoom`).toEqual([]);
}

/** A browser that has the program's scripts already opens a page for half the work: each opens many. */
const parts = 4;

for (let part = 1; part <= parts; part += 1)
  test(`every kind of page has no violation, an outline without gaps, and fits a phone (${part} of ${parts})`, async ({
    page,
  }) => {
    test.slow();
    for (const path of templateAddresses.filter((_, at) => at % parts === part - 1)) await expectAccessible(page, path);
  });

test("an order's page has no violation, an outline without gaps, and fits a phone", async ({ page, request }) => {
  await expectAccessible(page, await orderPath(request));
});

test("the wrongly filled form has no violation", async ({ page }) => {
  await openHydrated(page, "/contact?service=ui-ux-design");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

for (const [form, country, send] of [
  ["simple", "PK", "Send Request"],
  ["plan", "DE", "Proceed to Payment"],
] as const)
  test.describe(`the ${form} enrolment form`, () => {
    test.use({ country });
    test("filled in wrongly has no violation", async ({ page }) => {
      await openHydrated(page, "/enrollnow?course=astrology&plan=gold");
      await page.getByRole("button", { name: send }).click();
      await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
      expect(await violationsAtBothWidths(page)).toEqual([]);
    });
  });

test("the floating button's menu and the assistant's open window have no violation", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.getByRole("button", { name: "Chat with us" }).click();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Ask the Darsgah Assistant" }).click();
  await page.getByLabel("Your question").fill("When does the next batch start?");
  await page.getByLabel("Your question").press("Enter");
  await expect(page.getByRole("log")).toContainText("The next batches");
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test("a demo booking has no violation at any step", async ({ page, site }) => {
  test.slow();
  const email = newEmail();
  await openHydrated(page, "/FreeDemo#book");
  await openDay(page, 2);
  await chooseTime(page, 1);
  await bookButton(page).click();
  await expect(page.getByText("Please tell us your name.")).toBeVisible();
  expect(await violationsAtBothWidths(page), "refused").toEqual([]);
  await fillInDetails(page, email);
  await bookButton(page).click();
  await expect(page.getByRole("heading", { name: bookingWords.confirmed.title })).toBeVisible();
  expect(await violationsAtBothWidths(page), "booked").toEqual([]);
  await openHydrated(page, manageLinkIn(await mailTo(site, email)).href);
  expect(await violationsAtBothWidths(page), "managed").toEqual([]);
  expect(await narrowFaults(page)).toEqual([]);
});

test("the pages of somebody who is signed in have no violation", async ({ page, site }) => {
  await signedUp(page, site);
  for (const path of ["/account", "/lms"]) await expectAccessible(page, path);
  await page.getByRole("button", { name: titlesOf("data-analyst").title }).click();
  expect(await violationsAtBothWidths(page), "dialog").toEqual([]);
});

test("open questions and a chosen filter have no violation", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Show all 8 questions" }).click();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await openHydrated(page, "/portfolio");
  await page.getByRole("button", { name: "Digital Marketing" }).click();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test.describe("an open menu", () => {
  test("on a desktop has no violation", async ({ page }) => {
    await openHydrated(page, "/");
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Services", exact: true }).hover();
    await expect(navigation.getByRole("link", { name: "UI/UX Design" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("on a phone has no violation", { tag: "@phone" }, async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("navigation", { name: "Main" }).getByText("Courses", { exact: true }).tap();
    expect(await violations(page)).toEqual([]);
  });
});
