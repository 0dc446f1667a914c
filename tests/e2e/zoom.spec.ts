import type { Page } from "@playwright/test";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** The header of each application for readers who enlarge the page, or its text alone. */

/** A desk's window of 1280 by 1024 pixels at these zooms, and a phone whose owner doubled the size of text. */
const enlarged = [
  { name: "200 % zoom", width: 640, height: 512, text: "100%" },
  { name: "400 % zoom", width: 320, height: 256, text: "100%" },
  { name: "text of 200 %", width: 390, height: 844, text: "200%" },
];

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

async function expectWhole(page: Page, path: string) {
  for (const { name, width, height, text } of enlarged) {
    await page.setViewportSize({ width, height });
    await openHydrated(page, path);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    expect.soft(await headerFaults(page), `${path}, ${name}`).toEqual([]);
  }
}

test("the site's header stays whole", async ({ page }) => {
  for (const path of ["/", "/enrollnow"]) await expectWhole(page, path);
});

test("the header of portal and classroom stays whole", { tag: "@thorough" }, async ({ page, site }) => {
  test.slow();
  await signUpStudent(page, site, { batches: ["mern-weekend"] });
  for (const path of ["/lms", "/classroom", "/classroom/calendar"]) await expectWhole(page, path);
});

test("the office's header stays whole", { tag: "@thorough" }, async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  for (const path of ["/admin", "/admin/leads"]) await expectWhole(page, path);
});
