import { type RefObject, useEffect } from "react";

/**
 * Elements that a floating button must not cover: those pressed or filled in, and those marked so, such as how to pay.
 */
const keptClear = ":is(form, button, .button, summary, label, [data-keep-clear])";
/** Fields that a phone's keyboard belongs to. */
const typedIn = "input:not([type=radio], [type=checkbox], [type=file]), select, textarea";
/** Between two looks while the page scrolls, in milliseconds. */
const pause = 120;

/**
 * Marks a floating element with `data-aside` while it would cover a control or a field of the page, and while a field
 * of the page has the focus. The style hides it then; the keyboard still reaches it.
 */
export function useStandAside(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const main = document.querySelector("main");
    const floating = element.current;
    if (!main || !floating) return;
    let timer = 0;
    const look = () => {
      timer = 0;
      const isTyping = document.activeElement?.matches(`main :is(${typedIn})`) ?? false;
      floating.toggleAttribute("data-aside", isTyping || coversPressable(floating));
    };
    const lookSoon = () => {
      timer ||= window.setTimeout(look, pause);
    };
    const left = new AbortController();
    for (const event of ["scroll", "resize", "focusin", "focusout", "toggle"])
      addEventListener(event, lookSoon, { passive: true, capture: true, signal: left.signal });
    // Another page or step of a form also changes the content below.
    const grown = new ResizeObserver(lookSoon);
    grown.observe(main);
    return () => {
      left.abort();
      grown.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
}

function coversPressable(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const across = [left, (left + right) / 2, right - 1];
  const down = [top, (top + bottom) / 2, bottom - 1];
  return down.some((y) =>
    across.some((x) => document.elementsFromPoint(x, y).some((found) => found.matches(`main ${keptClear}`))),
  );
}
