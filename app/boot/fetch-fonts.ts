import { firstPaint } from "#app/boot/first-paint.ts";
import { pageRoot } from "#app/boot/page-root.ts";
import { unlessForbidden } from "#app/boot/storage.ts";

/**
 * Loads the site's fonts after the first paint. A first visit paints in fallback fonts; the real ones (60 KB) are added
 * one by one when all have loaded. Adding a font costs one layout; switching by a style would also restyle every element.
 * Later pages start with the fonts from the browser's cache, and load only the page's own ("Later Own").
 * Resolves when the page has its fonts; rejects when they fail to load.
 */
export async function fetchFonts() {
  // Each direction of writing has fonts of its own.
  const hasCommon = unlessForbidden(() => localStorage.fonts === pageRoot.dir);
  if (hasCommon) pageRoot.dataset.fonts = "cached";
  await firstPaint;
  const fonts = await Promise.all(declaredFonts(hasCommon ? "Later Own" : "Later").map((font) => font.load()));
  // Skipped in development, which compares the page with what React would have rendered.
  if (import.meta.env.PROD && fonts[0]) holdTextsInView();
  for (const font of fonts) {
    await new Promise(requestAnimationFrame);
    document.fonts.add(font);
  }
  unlessForbidden(() => {
    localStorage.fonts = pageRoot.dir;
  });
}

/** The fonts that the style sheets declare under such names, by which a page loads them itself, under their real names. */
function declaredFonts(names: string): FontFace[] {
  const fonts: FontFace[] = [];
  for (const { cssRules } of document.styleSheets)
    for (const { style } of cssRules as Iterable<Partial<CSSFontFaceRule>>) {
      const [, name] = style?.fontFamily.match(`(\\w.+) ${names}`) ?? [];
      if (style && name) fonts.push(new FontFace(name, style.getPropertyValue("src"), { weight: style.fontWeight }));
    }
  return fonts;
}

/**
 * Fixes the heights of the texts in view until the window's width changes. Fallback fonts are slightly wide, so text can
 * only take fewer lines in the real font; with its height fixed, nothing below moves.
 */
function holdTextsInView() {
  const texts = [...document.querySelectorAll<HTMLElement>("main :is(h1,h2,h3,p,dt,dd,nav ol)")].filter(
    (text) => text.getBoundingClientRect().top < innerHeight,
  );
  // All are measured before the first is written to, so that the page is laid out once.
  const heights = texts.map(({ offsetHeight }) => `${offsetHeight}px`);
  for (const { style } of texts) style.minHeight = heights.shift() ?? "";
  matchMedia(`(width:${innerWidth}px)`).onchange = () => {
    for (const { style } of texts) style.minHeight = "";
  };
}
