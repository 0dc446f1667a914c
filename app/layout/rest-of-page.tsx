import { useEffect } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/boot/when-idle.ts";

/** The sections whose layout the browser skips until they are near (app/styles/layout.css), if not laid out yet. */
const skippedSections = ".below-fold:not([style])";

/**
 * Lays out the rest of a page when the browser is idle, one section per frame. The first screen does not wait for it, but
 * the scroll bar, anchors far below and full-page screenshots are still right.
 */
export function RestOfPage() {
  // Renders this component again with every page.
  useLocation();
  useEffect(() => {
    const leaving = new AbortController();
    const layOutNext = () => {
      const section = document.querySelector<HTMLElement>(skippedSections);
      if (leaving.signal.aborted || !section) return;
      section.style.contentVisibility = "visible";
      requestAnimationFrame(() => whenIdle(layOutNext));
    };
    whenIdle(layOutNext);
    return () => leaving.abort();
  });
  return null;
}
