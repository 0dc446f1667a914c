import type { Page } from "@playwright/test";
import { isMatrix } from "../../playwright.config.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/**
 * A page that the browser translates: it replaces every text by elements of its own, of which React knows nothing. Each
 * link and button is pressed then, and none may break the page.
 */
test.use({ trace: "off", expectedErrors: ["404", "403", "422"] });

const pages = [
  "/",
  "/about",
  "/courses",
  "/services",
  "/FreeDemo",
  "/contact",
  "/enrollnow",
  "/MernStackPage",
  "/search?q=data",
  "/sign-in",
];
/** Those pressed in every run: what moves most by itself. */
const always = ["/", "/FreeDemo", "/enrollnow", "/about"];
const ownPages = isMatrix ? ["/lms", "/account", "/classroom", "/classroom/calendar"] : ["/lms", "/classroom"];

/**
 * Replaces each text of the page as a translator does, once React has all of it: another document may just have come, and
 * what is sent later than the rest is taken over later.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
    const isHydrated = document.documentElement.hasAttribute("data-hydrated");
    if (!isHydrated || ![...document.querySelectorAll("main a, main button")].every(isTaken))
      throw new Error("React does not have the page yet.");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text instanceof Text && text.data.trim() && !text.parentElement?.closest("script, style, font, textarea"))
        texts.push(text);
    for (const text of texts) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(document.createElement("font"));
      font.firstElementChild?.append(text.data);
    }
  });

/** Resolves when the page has drawn what a press led to, or has been left. */
const drawn = (page: Page) =>
  page
    .evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)))
    .catch(() => {});

/** Presses whatever a part of the page has to press, one after the other, and keeps the page translated. */
async function pressEverything(page: Page, path: string, part = "main") {
  await openHydrated(page, path);
  const all = page
    .locator(part)
    .locator("a[href]:not([target]), button, summary, input[type=radio]")
    .filter({ hasNotText: /^Sign out|Erase/ });
  const { href } = new URL(page.url());
  let isLast = false;
  for (let at = 0; !isLast; at += 1) {
    await expect(async () => {
      // A form that is sent, or a link that is followed, may take the page away, even between two of these lines.
      if (page.url() !== href) await page.goto(path);
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await translate(page);
      isLast = at >= (await all.count());
      if (!isLast) await all.nth(at).dispatchEvent("click", undefined, { timeout: 1000 });
      expect(isLast && page.url() !== href).toBe(false);
    }).toPass();
    await drawn(page);
  }
}

/** An error of React leaves a page of its own, and none of these may be thrown. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

for (const path of isMatrix ? pages : always)
  test(`${path} survives every press after a translation`, { tag: "@thorough" }, async ({ page }) => {
    test.slow();
    const errors = listen(page);
    // What stands around every page is pressed on one.
    await pressEverything(page, path, path === "/about" ? "body" : "main");
    expect(errors).toEqual([]);
  });

test("a student's own pages survive every press after a translation", { tag: "@thorough" }, async ({ page, site }) => {
  test.slow();
  await signUpStudent(page, site, { batches: ["cyber-evening"] });
  const errors = listen(page);
  for (const path of ownPages) await pressEverything(page, path);
  expect(errors).toEqual([]);
});

test("the search survives a translation when its field is cleared, and filled again", async ({ page }) => {
  const errors = listen(page);
  await openHydrated(page, "/search?q=data");
  const field = page.getByRole("main").getByRole("searchbox");
  const hits = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(hits.first()).toBeVisible();
  await translate(page);
  await field.fill("");
  await expect(hits).toHaveCount(0);
  await translate(page);
  await field.fill("wordpress");
  await expect(hits.first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("the header's buttons survive a translation on the way from page to page", async ({ page, site }) => {
  await signUpStudent(page, site);
  const errors = listen(page);
  await openHydrated(page, "/about");
  for (const name of ["Contact", "LMS", "Contact"]) {
    await translate(page);
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
