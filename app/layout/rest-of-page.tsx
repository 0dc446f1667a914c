import { useEffect } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/lib/when-idle.ts";

/** The sections a browser leaves aside until they are near (app/styles/layout.css), and that nothing has asked for yet. */
const leftAside = ".below-fold:not([style])";

/**
 * Has the rest of a page laid out once the browser is idle, a section a frame: the first screen does not wait for it,
 * and the scroll bar, an anchor far below and a picture of the whole page are right all the same.
 */
export function RestOfPage() {
  // Draws this component anew with every page.
  useLocation();
  useEffect(() => {
    const leaving = new AbortController();
    const layOutNext = () => {
      const section = document.querySelector<HTMLElement>(leftAside);
      if (leaving.signal.aborted || !section) return;
      section.style.contentVisibility = "visible";
      requestAnimationFrame(() => whenIdle(layOutNext));
    };
    whenIdle(layOutNext);
    return () => leaving.abort();
  });
  return null;
}
