import type { Page } from "@playwright/test";
import { calendarWords } from "#domains/timetable/words.en.ts";
import { narrowFaults, violations } from "./support/accessibility.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** The classroom in the brand of the site, from the first day. */
const tabs = (page: Page) => page.getByRole("navigation", { name: "Classroom" });

test("a student goes from the portal to the calendar and back, and signs out there", { tag: "@both" }, async ({
  page,
  site,
}) => {
  test.slow();
  await signUpStudent(page, site, { batches: ["mern-weekend"] });
  await openHydrated(page, "/lms");
  await page.getByRole("article").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(calendarWords.page);
  await expect(tabs(page).getByRole("link", { name: "Calendar" })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole("button", { name: calendarWords.make }).click();
  const phone = page.getByRole("link", { name: calendarWords.phone });
  await expect(phone).toHaveAttribute("href", /^webcal:\/\/[^?]+\/calendar\/[\w-]+\.ics$/);
  const address = (await phone.getAttribute("href")) ?? "";
  await expect(page.getByRole("link", { name: calendarWords.google })).toHaveAttribute(
    "href",
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address)}`,
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await tabs(page).getByRole("link", { name: "Back to my courses" }).click();
  await expect(page).toHaveURL(/\/lms$/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/classroom");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await page.goto("/classroom");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("the classroom fits a narrow screen, and breaks no word", async ({ page, site }) => {
  await signUpStudent(page, site, { batches: ["cyber-evening"] });
  for (const path of ["", "/work", "/quizzes", "/attendance", "/certificates", "/calendar"]) {
    await openHydrated(page, `/classroom${path}`);
    expect.soft(await narrowFaults(page), path).toEqual([]);
  }
});

test.describe("in a reader's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the present tab and the chosen theme stand out, and buttons have an edge", async ({ page, site }) => {
    await signUpStudent(page, site, { batches: ["cyber-evening"] });
    await openHydrated(page, "/classroom");
    const groundOf = (name: string) =>
      tabs(page)
        .getByRole("link", { name })
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await groundOf("Classes")).not.toBe(await groundOf("Work"));
    await openHydrated(page, "/lms");
    const button = page.getByRole("link", { name: "Browse All Courses" });
    expect(await button.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe("1px");
  });
});

test("an employer finds the page to verify a certificate from the footer and from the search", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Verify a certificate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verify a certificate");
  await openHydrated(page, "/search?q=verify+certificate");
  await page.getByRole("main").getByRole("link", { name: "Verify a certificate" }).first().click();
  await expect(page).toHaveURL(/\/verify$/);
  expect(await violations(page)).toEqual([]);
});

test("verifying a certificate has the theme, the fonts, the search and the account of the site", {
  tag: "@both",
}, async ({ page, site }) => {
  await signUpStudent(page, site, { batches: ["cyber-evening"] });
  await openHydrated(page, "/lms");
  await page.evaluate(() => localStorage.setItem("typed:someone:/x:form", "{}"));
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.goto("/verify");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("radio", { name: "Light" }).check({ force: true });
  expect(await ground()).not.toBe(dark);
  const isLoaded = (font: string) => page.evaluate((name) => document.fonts.check(`700 1rem "${name}"`), font);
  for (const font of ["Bricolage Grotesque", "Figtree"]) await expect.poll(() => isLoaded(font)).toBe(true);
  await expect(page.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeHidden();
  await page.getByRole("button", { name: "Account menu" }).click();
  expect(await violations(page)).toEqual([]);
  expect(await narrowFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("typed:")))).toEqual([]);
  await page.goto("/verify");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
});
