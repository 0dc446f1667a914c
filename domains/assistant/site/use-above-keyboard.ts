import { type RefObject, useEffect } from "react";

/** Lifts an element above a phone's keyboard where it covers the page: the `--keyboard` its styles read, in pixels. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // A pinch zoom also makes the viewport smaller.
      const covered = view.scale > 1.05 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
      element.current?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    measure();
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [element]);
}
