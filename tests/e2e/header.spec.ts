import { headerNavigation, menuName } from "../support/demo-content.ts";
import { openHydrated, scrolled } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Header and navigation". */
const dropdowns = {
  Courses: ["/CyberSecurityPage", "/DataAnalysisPage", "/AiPage", "/MernStackPage"],
  Services: [
    "/WordPressDevelopment",
    "/AIChatbotIntegration",
    "/DataAnalysisServices",
    "/WebDevelopmentServices",
    "/CyberSecurityServices",
    "/UIUXServices",
  ],
  "Free Demo": ["/FreeDemo#book", "/FreeDemo#recorded"],
};

test.describe("header on a desktop", () => {
  test("names the five entries and where they lead, is 64px high and stays at the top", async ({ page }) => {
    await openHydrated(page, "/");
    const main = page.getByRole("navigation", { name: "Main" });
    for (const { name, href } of headerNavigation)
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    expect(headerNavigation.map(({ href }) => href)).toEqual(["/", "/about", "/courses", "/services", "/FreeDemo"]);
    const header = page.getByRole("banner");
    expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(64);
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });

  test("opens a dropdown on hover, in 0.2 s, and closes it on leaving or when a link in it is chosen", {
    tag: ["@engine", "@thorough"],
  }, async ({ page }) => {
    await openHydrated(page, "/contact");
    const main = page.getByRole("navigation", { name: "Main" });
    for (const [name, targets] of Object.entries(dropdowns)) {
      const links = main.getByRole("listitem").filter({ hasText: name }).getByRole("list").getByRole("link");
      await expect(links).toHaveCount(0);
      await main.getByRole("link", { name, exact: true }).hover();
      await expect(links).toHaveCount(targets.length);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs).toEqual(targets);
      const panel = links.first().locator("xpath=ancestor::div[1]");
      await expect(panel).toHaveCSS("transition-duration", /^0\.2s(, 0\.2s)*$/);
      await page.mouse.move(700, 600);
      await expect(links).toHaveCount(0);
    }
    await main.getByRole("link", { name: "Free Demo", exact: true }).hover();
    await main.getByRole("link", { name: "Book Free Session" }).click();
    await expect(page).toHaveURL(/\/FreeDemo#book$/);
    await expect(main.getByRole("link", { name: "Book Free Session" })).toBeHidden();
  });

  test("works by keyboard alone", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
    await openHydrated(page, "/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    const courses = page.getByRole("button", { name: "Courses menu" });
    const main = page.getByRole("navigation", { name: "Main" });
    const first = main.getByRole("link", { name: menuName("/CyberSecurityPage"), exact: true });
    await courses.focus();
    await page.keyboard.press("Enter");
    await expect(courses).toHaveAttribute("aria-expanded", "true");
    await expect(first).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(courses).toHaveAttribute("aria-expanded", "false");
    await expect(first).toBeHidden();
    await expect(courses).toBeFocused();
  });

  test("closes the dropdown when the keyboard moves on", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
    await openHydrated(page, "/");
    const demo = page.getByRole("button", { name: "Free Demo menu" });
    await demo.focus();
    await page.keyboard.press("Enter");
    await expect(demo).toHaveAttribute("aria-expanded", "true");
    for (const name of ["Book Free Session", "Recorded Demo"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(demo).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("header for a signed-out visitor", () => {
  test("shows Sign In and no LMS button", { tag: "@thorough" }, async ({ page }) => {
    await openHydrated(page, "/");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
    await expect(header.getByRole("link", { name: "LMS" })).toBeHidden();
  });
});

test.describe("Contact button", () => {
  test("scrolls to the contact section on the home page", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(page.locator("#contact")).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  });

  test("leads to the contact page elsewhere, and is marked with a check there and only there", {
    tag: "@thorough",
  }, async ({ page }) => {
    await openHydrated(page, "/Thank-you");
    const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
    const colour = () => contact.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(contact).not.toHaveAttribute("aria-current", "page");
    await expect(contact.locator("svg")).toHaveCount(0);
    const unmarked = await colour();
    await contact.click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(contact).toHaveAttribute("aria-current", "page");
    await expect(contact.locator("svg")).toBeVisible();
    await page.mouse.move(700, 600);
    await expect.poll(colour).not.toBe(unmarked);
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(contact).not.toHaveAttribute("aria-current", "page");
    await expect(contact.locator("svg")).toHaveCount(0);
    await expect.poll(colour).toBe(unmarked);
  });
});

test("every route change scrolls to the top", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
  await openHydrated(page, "/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test.describe("mobile menu", { tag: "@phone" }, () => {
  test("opens and closes, expands its sections one by one, and closes when a link is chosen", {
    tag: "@engine",
  }, async ({ page }) => {
    await openHydrated(page, "/");
    const toggle = page.getByRole("button", { name: "Menu" });
    const about = page.getByRole("banner").getByRole("link", { name: "About" });
    await expect(about).toBeHidden();
    await toggle.tap();
    await expect(about).toBeVisible();
    await toggle.tap();
    await expect(about).toBeHidden();
    await toggle.tap();
    await page.keyboard.press("Escape");
    await expect(about).toBeHidden();

    await toggle.tap();
    const menu = page.getByRole("navigation", { name: "Main" });
    const course = menu.getByRole("link", { name: menuName("/MernStackPage") });
    const service = menu.getByRole("link", { name: menuName("/UIUXServices") });
    await expect(course).toBeHidden();
    await menu.getByText("Courses", { exact: true }).tap();
    await expect(course).toBeVisible();
    await expect(service).toBeHidden();
    await menu.getByText("Services", { exact: true }).tap();
    await expect(course).toBeVisible();
    await expect(service).toBeVisible();
    await menu.getByText("Courses", { exact: true }).tap();
    await expect(course).toBeHidden();
    await expect(service).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: "Contact" }).tap();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(about).toBeHidden();
    await expect(page.locator("#contact")).toBeInViewport();
  });
});

test("the mobile menu that was opened before hydration stays open", {
  tag: ["@phone", "@engine", "@thorough"],
}, async ({ page }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const courses = page.getByRole("navigation", { name: "Main" }).getByText("Courses", { exact: true });
  await expect(courses).toBeVisible();
  allow();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(courses).toBeVisible();
});

test.describe("before hydration", () => {
  test.use({ javaScriptEnabled: false });

  test("a dropdown opens on hover", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Courses", exact: true }).hover();
    await expect(main.getByRole("link", { name: menuName("/MernStackPage") })).toBeVisible();
  });

  test("the mobile menu opens", { tag: ["@phone", "@engine", "@thorough"] }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("navigation", { name: "Main" }).getByText("Courses", { exact: true }).tap();
    await expect(page.getByRole("banner").getByRole("link", { name: menuName("/MernStackPage") })).toBeVisible();
  });
});
