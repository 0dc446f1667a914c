import { afterFirstPaint } from "#app/boot/after-first-paint.ts";
import { unlessForbidden } from "#app/boot/storage.ts";

const storageKey = "faces";

/**
 * Shows our own type faces: at once where an earlier page has fetched them, otherwise after the first frame, which is
 * painted in the device's own face cut to the same measure.
 */
export function showOwnFaces() {
  const show = () => document.documentElement.setAttribute("data-faces", "own");
  if (unlessForbidden(() => localStorage.getItem(storageKey))) return show();
  afterFirstPaint(() => {
    show();
    void document.fonts.ready.then(() => unlessForbidden(() => localStorage.setItem(storageKey, "fetched")));
  });
}
