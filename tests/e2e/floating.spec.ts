import type { Locator, Page } from "@playwright/test";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Floating elements": one round button opens the assistant and WhatsApp. */
const launcher = (page: Page) => page.getByRole("complementary").getByRole("button", { name: "Chat with us" });
const whatsapp = (page: Page) =>
  page.getByRole("complementary").getByRole("link", { name: /^Chat with us on WhatsApp.*\(opens in a new tab\)$/ });
const assistant = (page: Page) =>
  page.getByRole("complementary").getByRole("button", { name: "Ask the Darsgah Assistant" });

async function opensWhatsapp(page: Page) {
  await expect(whatsapp(page)).toHaveAttribute("target", "_blank");
  const href = new URL((await whatsapp(page).getAttribute("href")) ?? "");
  expect(href.searchParams.get("text")).toBe("Hello! I'm interested in your services.");
}

test("one button opens the menu of both on every page and screen, and WhatsApp's chat has its greeting", async ({
  page,
}) => {
  for (const path of ["/", "/contact", "/Thank-you"]) {
    await openHydrated(page, path);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(launcher(page)).toBeInViewport({ ratio: 1 });
      await launcher(page).press("Enter");
      for (const entry of [assistant(page), whatsapp(page)]) {
        await expect(entry).toBeInViewport({ ratio: 1 });
        expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await opensWhatsapp(page);
      await page.keyboard.press("Escape");
      await expect(whatsapp(page)).toBeHidden();
    }
  }
});

test("the menu works with the keyboard alone", { tag: "@thorough" }, async ({ page }) => {
  await openHydrated(page, "/about");
  await launcher(page).focus();
  await expect(assistant(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(assistant(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(assistant(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(whatsapp(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(launcher(page)).toBeFocused();
  await expect(assistant(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Darsgah Assistant" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(launcher(page)).toBeFocused();
});

/** Opens the assistant's window; where it, WhatsApp's button beside it and the button that closes it are. */
async function openedWindow(page: Page, path: string) {
  await openHydrated(page, path);
  const chat = page.locator("aside.chat");
  // By keyboard: over a link of the page the button lets presses through.
  await chat.getByRole("button").first().press("Enter");
  await chat.getByRole("button").nth(1).click();
  const placeOf = async (part: Locator) => {
    await expect(part, path).toBeInViewport({ ratio: 1 });
    return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  return {
    window: await placeOf(chat.getByRole("dialog")),
    beside: await placeOf(chat.locator(".chat-beside")),
    close: await placeOf(chat.getByRole("button").first()),
  };
}

test("the open window leaves both buttons free on a phone, above the bar at its foot too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/courses", "/courses/mern-full-stack-development", "/about", "/ur"]) {
    const { window, beside, close } = await openedWindow(page, path);
    for (const { y } of [beside, close]) expect(window.y + window.height, path).toBeLessThanOrEqual(y);
    expect(Math.abs(beside.x - close.x), path).toBeGreaterThanOrEqual(close.width);
    expect(window.height, path).toBeGreaterThan(400);
  }
});

test("what floats is at the end of the line, in either direction of writing", async ({ page, site }) => {
  await signUpStudent(page, site);
  for (const path of ["/about", "/ur/about"]) {
    const isAtEnd = ({ x, width }: { x: number; width: number }) => (path === "/about" ? x > 640 : x + width < 640);
    for (const part of Object.values(await openedWindow(page, path))) expect(isAtEnd(part), path).toBe(true);
    await page.keyboard.press("Escape");
    const account = page.locator("header button:has(+ .user-menu)");
    await account.click();
    const [button, menu] = [await account.boundingBox(), await page.locator(".user-menu").boundingBox()];
    expect(menu && isAtEnd(menu), path).toBe(true);
    expect(Math.abs((menu?.x ?? 0) - (button?.x ?? 0)), path).toBeLessThan(menu?.width ?? 0);
  }
});

test("arrows lead on and back in the direction of writing", async ({ page }) => {
  for (const [prefix, transform] of [
    ["", "none"],
    ["/ur", "matrix(-1, 0, 0, 1, 0, 0)"],
  ] as const) {
    await page.goto(`${prefix}/course-outline/data-analyst`);
    await expect(page.locator("main .lucide-arrow-left").first()).toHaveCSS("transform", transform);
    await page.goto(`${prefix}/courses/data-analyst`);
    await expect(page.locator("main .lucide-chevron-right").first()).toHaveCSS("transform", transform);
  }
});

test("a press beside the menu closes it", { tag: "@thorough" }, async ({ page }) => {
  await openHydrated(page, "/about");
  await launcher(page).click();
  await expect(whatsapp(page)).toBeVisible();
  await page.mouse.click(300, 500);
  await expect(whatsapp(page)).toBeHidden();
});

/** The elements hit by a press in the middle and the corners of an element, where visible. */
const coveredBy = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [
        [left + 4, top + 4],
        [right - 4, top + 4],
        [(left + right) / 2, (top + bottom) / 2],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
      ];
      const isCovered = points.some(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest("aside.chat"));
      return isCovered ? [element.textContent ?? ""] : [];
    }),
  );

test("it covers nothing that is pressed or filled in, on any page", {
  tag: ["@phone", "@engine", "@thorough"],
}, async ({ page, request }) => {
  test.slow();
  const pressed = "main :is(form, button, .button, summary, label, [data-keep-clear] dd)";
  for (const path of ["/", "/contact", "/enrollnow", "/FreeDemo", "/courses", await orderPath(request)]) {
    await openHydrated(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 420) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await expect.poll(() => coveredBy(page, pressed), { message: `${path} at ${top}` }).toEqual([]);
    }
  }
});

test("it is away while a field has the focus, and back after", { tag: ["@both", "@engine", "@thorough"] }, async ({
  page,
}) => {
  await openHydrated(page, "/search?q=python");
  const field = page.getByRole("main").getByRole("searchbox");
  await expect(launcher(page)).toHaveCSS("opacity", "1");
  await field.focus();
  await expect(launcher(page)).toHaveCSS("opacity", "0");
  await field.blur();
  await expect(launcher(page)).toHaveCSS("opacity", "1");
});

test("the keyboard reaches it where it has stepped aside", { tag: ["@phone", "@engine", "@thorough"] }, async ({
  page,
}) => {
  await openHydrated(page, "/contact");
  await page.getByRole("main").getByRole("button", { name: "Send" }).scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(launcher(page)).toBeFocused();
  await expect(launcher(page)).toHaveCSS("opacity", "1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("WhatsApp's button stands alone at the end of the page", { tag: ["@both", "@thorough"] }, async ({ page }) => {
    await page.goto("/contact");
    await expect(launcher(page)).toBeHidden();
    await opensWhatsapp(page);
    await whatsapp(page).scrollIntoViewIfNeeded();
    const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    const button = await whatsapp(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
});
