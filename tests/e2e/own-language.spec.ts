import type { Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { pageWidth } from "./support/layout.ts";
import { joinStaffAlone } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** The classroom and the office in the language that their reader chooses, by its own name. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const classroom = ["", "/news", "/questions", "/work", "/quizzes", "/attendance", "/certificates", "/calendar"];
const office = [
  "",
  "/leads",
  "/payments",
  "/batches",
  "/students",
  "/fees",
  "/income",
  "/staff",
  "/audit",
  "/security",
];

/**
 * The words in Latin letters that a reader sees or hears outside of names and people's own texts: of three or more small
 * letters, which leaves out codes, currencies and times of day.
 */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const own = "bdi, code, kbd, time, script, style, noscript, textarea, [lang=en], .brand, [dir=auto], [dir=ltr]";
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (element?.checkVisibility() && !element.closest(own)) found.push(text.textContent);
    }
    // A label cannot set a name apart.
    const names = Array.from(document.querySelectorAll("bdi"), ({ textContent }) => textContent)
      .filter(Boolean)
      .toSorted((one, other) => other.length - one.length);
    const withoutNames = (label: string | null) => names.reduce((rest, name) => rest.replaceAll(name, ""), label ?? "");
    for (const element of document.querySelectorAll("[aria-label], [placeholder]"))
      if (!element.closest(own))
        found.push(withoutNames(element.getAttribute("aria-label")), element.getAttribute("placeholder"));
    return found;
  });
  return texts.flatMap((text) => text?.match(/(?<![\w@./-])[a-z]{3,}(?![\w@./-])/g) ?? []);
}

const chooseUrdu = (page: Page) => page.getByRole("button", { name: "اردو" }).click();

async function expectUrdu(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
}

test("a student chooses Urdu, and every page of the classroom is in it and fits a phone", async ({ page, site }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpStudent(page, site, { batches: ["mern-weekend"] });
  await openHydrated(page, "/classroom/work");
  await chooseUrdu(page);
  await expect(page).toHaveURL(/\/classroom\/work$/);
  await expectUrdu(page);
  for (const path of classroom) {
    await openHydrated(page, `/classroom${path}`);
    await expectUrdu(page);
    expect.soft(await latinWords(page), path).toEqual([]);
    expect.soft(await pageWidth(page), path).toBeLessThanOrEqual(390);
  }
  expect(await violations(page)).toEqual([]);
  // A page that the application opens by itself has the same words.
  await page.getByRole("navigation").getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/classroom$/);
  await expectUrdu(page);
  // What leads out of it leads to the site's pages in the same language.
  const outside = page.locator("a[href^='/']:not([href^='/classroom'])");
  expect(await outside.count()).toBeGreaterThan(4);
  for (const link of await outside.all()) await expect(link).toHaveAttribute("href", /^\/ur(?:\/|$)/);
  await page.getByRole("navigation").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/ur\/lms$/);
  await expectUrdu(page);
  await openHydrated(page, "/classroom");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a member of the staff chooses Urdu, and the office is in it", async ({ page, site }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { key } = await joinStaffAlone(page, site, "owner");
  expect(key).not.toBe("");
  await openHydrated(page, "/admin/security");
  await chooseUrdu(page);
  await expect(page).toHaveURL(/\/admin\/security$/);
  await expectUrdu(page);
  for (const path of office) {
    await openHydrated(page, `/admin${path}`);
    await expectUrdu(page);
    expect.soft(await latinWords(page), path).toEqual([]);
    expect.soft(await pageWidth(page), path).toBeLessThanOrEqual(390);
  }
});
