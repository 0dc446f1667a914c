import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { isMatrix, isQuick } from "../../../playwright.config.ts";
import { brokenWords, colorsAtRest, cutOffTexts, headingLevels, layOutEverything, pageWidth } from "./layout.ts";

/** axe from Playwright's own package: a script for the page. */
const { source: axeScript }: { source: string } = createRequire(
  createRequire(import.meta.url).resolve("@axe-core/playwright"),
)("axe-core");

/** WCAG 2.2 AA and axe's additional best practices. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules that depend on a theme's colours. Everything else is the same in both. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** The themes that are looked at: `npm test` leaves the second one's colours to CI. */
const themes = isQuick ? (["light"] as const) : (["light", "dark"] as const);

declare global {
  interface Window {
    axe: {
      configure(changes: object): void;
      run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      reset(): void;
    };
  }
}

/** The widths that a page is checked at: a desk's and a phone's. */
export const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Those checked in every run. The other width is the nightly set's, which checks all of the matrix. */
export const checkedViewports = isMatrix ? viewports : viewports.slice(-1);

/** The narrowest screen, which is a desk's at 400 % zoom, a phone's, and a desk's at 200 % zoom. */
const narrow = [320, 390, 720];

/**
 * axe's findings in the present page, in each theme: "dark: color-contrast: #place, #other". In the second theme only
 * colour rules are checked again, unless the full check is requested.
 */
export async function violations(page: Page, inFull = isMatrix): Promise<string[]> {
  await layOutEverything(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const found: string[] = [];
  for (const [at, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    await colorsAtRest(page);
    const broken = await brokenRules(page, at === 0 || inFull ? standards : ofColours);
    found.push(...broken.map((rule) => `${colorScheme}: ${rule}`));
  }
  return found;
}

/**
 * The rules that the page breaks, and where. Contrast is checked more strictly than by axe's defaults, which pass over
 * words that a screen reader is not to read, and single characters; sighted visitors read both (WCAG 2.2, 1.4.3).
 */
async function brokenRules(page: Page, runOnly: string[]): Promise<string[]> {
  return await page.evaluate(async (rules) => {
    window.axe.configure({ rules: [{ id: "color-contrast", excludeHidden: false }] });
    // Passed checks are not described, which is most of the work.
    const { violations: broken } = await window.axe.run({
      runOnly: rules,
      checks: { "color-contrast": { options: { ignoreLength: true } } },
      resultTypes: ["violations"],
    });
    window.axe.reset();
    return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, runOnly);
}

/**
 * The same on a phone, and where all of the matrix is to be seen at a desk too, without opening the page again:
 * "390 px, dark: …". Leaves the page as narrow as a phone.
 */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of checkedViewports) {
    await page.setViewportSize(viewport);
    found.push(...(await violations(page)).map((violation) => `${viewport.width} px, ${violation}`));
  }
  return found;
}

/** The same at the width of a small desk and of a phone, with where the page is wider than its screen. Leaves it at the desk's. */
export async function faultsAtDeskAndPhone(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    faults.push(...(await violations(page)).map((violation) => `${width} px, ${violation}`));
    const wide = await pageWidth(page);
    if (wide > width) faults.push(`${width} px: the page is ${wide} px wide`);
  }
  return faults;
}

/** The faults of the page's outline: a landmark missing or duplicated, not one first heading, a level left out. */
export async function outlineFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    const count = await page.getByRole(landmark).count();
    if (count !== 1) faults.push(`${count} of ${landmark}`);
  }
  const levels = await headingLevels(page);
  if (levels[0] !== 1) faults.push(`the first heading is of level ${levels[0]}`);
  if (levels.filter((level) => level === 1).length > 1) faults.push("more than one first heading");
  levels.forEach((level, at) => {
    const above = levels[at - 1] ?? 0;
    if (level - above > 1) faults.push(`a heading of level ${level} follows one of ${above}`);
  });
  return faults;
}

/** Places where the page scrolls sideways, cuts text off or breaks a word, narrow and zoomed. Leaves it that narrow. */
export async function narrowFaults(page: Page): Promise<string[]> {
  await layOutEverything(page);
  const faults: string[] = [];
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 640 });
    const wide = await pageWidth(page);
    if (wide > width) faults.push(`${width} px: the page is ${wide} px wide`);
    for (const text of await settledCutOffTexts(page)) faults.push(`${width} px: cut off: ${text}`);
    for (const word of await brokenWords(page)) faults.push(`${width} px: broken in its middle: ${word}`);
  }
  return faults;
}

/** The page's own fonts may arrive in between: the settled state counts. */
async function settledCutOffTexts(page: Page): Promise<string[]> {
  const patience = performance.now() + 5_000;
  for (;;) {
    const texts = await cutOffTexts(page);
    if (texts.length === 0 || performance.now() > patience) return texts;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(100);
  }
}

/** The targets on a page that are too small to touch, at its width. */
export async function lowTargets(page: Page): Promise<string[]> {
  await layOutEverything(page);
  return await page
    .locator("header a, header button, main button, main input, main select, main textarea, summary")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => (element.closest("label") ?? element).getBoundingClientRect().height < 44)
        .map((element) => `${element.tagName} ${element.textContent}`),
    );
}
