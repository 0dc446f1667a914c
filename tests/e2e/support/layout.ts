import type { Page } from "@playwright/test";

/** Lays out every part of the page, also those the browser would leave until they are near. */
export async function layOutEverything(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
  });
}

/** Waits until no visible element is in a colour transition; a folded one may never finish. */
export async function colorsAtRest(page: Page) {
  await page.evaluate(async () => {
    const shows = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const changes = () => document.getAnimations().filter((change) => change instanceof CSSTransition && shows(change));
    // A change is painted with the second frame; one change may lead to another.
    do {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      await Promise.allSettled(changes().map(({ finished }) => finished));
    } while (changes().length > 0);
  });
}

/** The total width of the page, in CSS pixels. */
export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** The texts of which a part lies outside the screen's width or of a box that hides what overflows. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    // Also a text that is for readers only on a narrow screen.
    const isForReadersOnly = (element: Element) =>
      element.closest(".sr-only, [aria-hidden=true], noscript") !== null || element.getBoundingClientRect().width <= 1;
    const everywhere = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
    const limitsOf = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        across: hides(overflowX) ? { from: left, to: right } : everywhere,
        down: hides(overflowY) ? { from: top, to: bottom } : everywhere,
      };
    };
    const limitsAround = (element: Element) => {
      const limits = [];
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        // Content of a swipe row can be brought into view; the row itself lies within the screen.
        if (scrolls(parent)) return limits;
        limits.push(limitsOf(parent));
      }
      return [...limits, { across: { from: 0, to: innerWidth }, down: everywhere }];
    };
    const slack = 2;
    const isCut = ({ left, right, top, bottom }: DOMRect, { across, down }: ReturnType<typeof limitsOf>) => {
      const middle = (top + bottom) / 2;
      return left < across.from - slack || right > across.to + slack || middle < down.from || middle > down.to;
    };
    const isShown = (element: Element) =>
      !isForReadersOnly(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const limits = limitsAround(element);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => limits.some((limit) => isCut(line, limit)))) found.push(text.textContent.trim());
    }
    return found;
  });
}

/** The words and numbers of the program and the institute that break in their middle; people's own text may. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = "bdi, [dir=auto], .wrap-anywhere, .break-all, code, textarea, .sr-only, noscript";
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || element.closest(own) || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+(?:[.,:'’]\p{N}+)*/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
}

/** The levels of the headings in order: [1, 2, 3, 2]. */
export function headingLevels(page: Page): Promise<number[]> {
  return page
    .locator("h1, h2, h3, h4, h5, h6")
    .filter({ visible: true })
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
}
