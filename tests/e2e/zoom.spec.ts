import type { Page } from "@playwright/test";
import { templateAddresses } from "../support/addresses.ts";
import { cutOffTexts, layOutEverything, pageWidth } from "./support/layout.ts";
import { joinStaff } from "./support/office.ts";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** Each application for readers who enlarge the page, or its text alone. */

/** A desk's window of 1280 by 1024 pixels at these zooms, and a phone whose owner doubled the size of text. */
const largeText = { name: "text of 200 %", width: 390, height: 844, text: "200%" };
const enlarged = [
  { name: "200 % zoom", width: 640, height: 512, text: "100%" },
  { name: "400 % zoom", width: 320, height: 256, text: "100%" },
  largeText,
];

/** Refused addresses are among the pages. */
test.use({ expectedErrors: ["404", "403"] });

/** The header's links and buttons that are cut off, stand outside of the screen, or cover each other. */
const headerFaults = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector("header");
    if (!header) return ["there is no header"];
    const frame = header.getBoundingClientRect();
    const shown = [...header.querySelectorAll("a, button, select, input")].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !one.closest("[popover], details:not([open]) > :not(summary), nav.overflow-x-auto") &&
        one.getBoundingClientRect().width > 2,
    );
    const faults = shown.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const name = one.getAttribute("aria-label") || one.textContent;
      const others = shown.filter((other) => {
        const box = other.getBoundingClientRect();
        const isApart =
          box.right <= left + 1 || box.left >= right - 1 || box.bottom <= top + 1 || box.top >= bottom - 1;
        return !isApart && !one.contains(other) && !other.contains(one);
      });
      if (left < -1 || right > innerWidth + 1) return [`${name} is outside of the screen`];
      if (top < frame.top - 1 || bottom > frame.bottom + 1) return [`${name} is outside of the header`];
      return others.length > 0 ? [`${name} is covered`] : [];
    });
    if (shown.length < 2) faults.push(`only ${shown.length} of it is shown`);
    return faults;
  });

/** Opens a page at each size; the page that checks certificates has no scripts to wait for. */
async function expectWhole(page: Page, path: string, faultsOf: (page: Page) => Promise<string[]>, sizes = enlarged) {
  for (const { name, width, height, text } of sizes) {
    await page.setViewportSize({ width, height });
    await (path === "/verify" ? page.goto(path) : openHydrated(page, path));
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await faultsOf(page), `${path}, ${name}`).toEqual([]);
  }
}

/** Where a page scrolls sideways, and its texts that are cut off. */
async function contentFaults(page: Page): Promise<string[]> {
  await layOutEverything(page);
  const [wide, shown] = [await pageWidth(page), await page.evaluate(() => innerWidth)];
  const cut = (await cutOffTexts(page)).map((text) => `cut off: ${text}`);
  return wide > shown ? [`the page is ${wide} px wide`, ...cut] : cut;
}

/** Everything on a student's own pages, and on the page of a class of theirs. */
async function ownPages(page: Page): Promise<string[]> {
  await page.goto("/classroom");
  const link = page.getByRole("main").locator('a[href^="/classroom/classes/"]').first();
  const classroom = ["", "/work", "/quizzes", "/attendance", "/certificates", "/calendar"];
  return [
    ...["/lms", "/account", "/verify", "/recorded-lectures/mern-weekend"],
    ...classroom.map((path) => `/classroom${path}`),
    (await link.getAttribute("href")) ?? "",
  ];
}

test("the site's header stays whole", async ({ page }) => {
  for (const path of ["/", "/enrollnow"]) await expectWhole(page, path, headerFaults);
});

const parts = 4;

for (let part = 1; part <= parts; part += 1)
  test(`every kind of page is whole with doubled text, and scrolls downwards alone (${part} of ${parts})`, {
    tag: part === 1 ? [] : "@thorough",
  }, async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of templateAddresses.filter((_, at) => at % parts === part - 1))
      await expectWhole(page, path, contentFaults, [largeText]);
  });

test("the pages of an order and of a student are whole", { tag: "@thorough" }, async ({ page, site, request }) => {
  test.setTimeout(240_000);
  await expectWhole(page, await orderPath(request), contentFaults);
  await signUpStudent(page, site, { batches: ["mern-weekend"] });
  for (const path of await ownPages(page))
    await expectWhole(page, path, async (shown) => [...(await headerFaults(shown)), ...(await contentFaults(shown))]);
});

test("the office's header stays whole", { tag: "@thorough" }, async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  for (const path of ["/admin", "/admin/leads"]) await expectWhole(page, path, headerFaults);
});
