import { afterFirstPaint } from "#app/boot/after-paint.ts";
import { pageRoot } from "#app/boot/page-root.ts";
import { unlessForbidden } from "#app/boot/storage.ts";

/**
 * On a first visit the page paints in the fallback faces, cut to measure, and changes to its own when all of them are
 * there: 60 KB that the first paint does not wait for. Later pages find them in the browser's cache and begin with them.
 */
export function fontsLater() {
  if (unlessForbidden(() => localStorage.fonts)) return;
  pageRoot.dataset.fonts = "later";
  afterFirstPaint(async () => {
    await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
    delete pageRoot.dataset.fonts;
    unlessForbidden(() => {
      localStorage.fonts = "cached";
    });
  });
}
