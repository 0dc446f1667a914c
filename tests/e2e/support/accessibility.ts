import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { colorsAtRest, cutOffTexts, headingLevels, layOutEverything, pageWidth } from "./layout.ts";

/** WCAG 2.2 AA and what axe adds as best practice. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const themes = ["light", "dark"] as const;

/** `faintWords` looks at contrast, and closer. */
const contrastApart = { "color-contrast": { enabled: false } };

declare global {
  interface Window {
    /** What `AxeBuilder` leaves in a page that it has looked at. */
    axe: {
      configure(changes: object): void;
      run(options: object): ReturnType<AxeBuilder["analyze"]>;
      reset(): void;
    };
  }
}

/** The widths every page is checked at: a phone's and a desk's. */
export const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The narrowest screen, and a desk's at 200 % zoom. */
const narrow = [320, 720];

/** What axe finds in the present page, in both themes: "dark: color-contrast: #place, #other". */
export async function violations(page: Page): Promise<string[]> {
  await layOutEverything(page);
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await colorsAtRest(page);
    // One run in the page itself: there are no frames to visit. What passes is not described, which is most of the work.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ runOnly: standards, rules: contrastApart, resultTypes: ["violations"] });
    const { violations: broken } = await axe.analyze();
    for (const { id, nodes } of broken)
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    for (const place of await faintWords(page)) found.push(`${colorScheme}: color-contrast: ${place}`);
  }
  return found;
}

/**
 * Words that stand out too little from their ground (WCAG 2.2, 1.4.3). As it comes, axe passes over words that a screen
 * reader is not to read, and single characters; who sees them reads both. Needs axe in the page.
 */
async function faintWords(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    window.axe.configure({ rules: [{ id: "color-contrast", excludeHidden: false }] });
    const { violations: broken } = await window.axe.run({
      runOnly: ["color-contrast"],
      checks: { "color-contrast": { options: { ignoreLength: true } } },
      resultTypes: ["violations"],
    });
    window.axe.reset();
    return broken.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  });
}

/** The same at a desk's width and a phone's, without opening the page again: "390 px, dark: …". */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    found.push(...(await violations(page)).map((violation) => `${viewport.width} px, ${violation}`));
  }
  return found;
}

/** What is wrong with the page's outline: a landmark missing or twice, not one first heading, a level left out. */
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

/** Where the page scrolls sideways or cuts a text off at 320 px and at 200 % zoom. Leaves the page that narrow. */
export async function narrowFaults(page: Page): Promise<string[]> {
  await layOutEverything(page);
  const faults: string[] = [];
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 640 });
    const wide = await pageWidth(page);
    if (wide > width) faults.push(`${width} px: the page is ${wide} px wide`);
    for (const text of await settledCutOffTexts(page)) faults.push(`${width} px: cut off: ${text}`);
  }
  return faults;
}

/** The page's own faces may arrive in between: what counts is how it settles. */
async function settledCutOffTexts(page: Page): Promise<string[]> {
  const patience = performance.now() + 5_000;
  for (;;) {
    const texts = await cutOffTexts(page);
    if (texts.length === 0 || performance.now() > patience) return texts;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(100);
  }
}

/** What of a page is too low to be touched, at the width it has. */
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
