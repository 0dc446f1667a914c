import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Distance from its place within which a scroller counts as there, in CSS pixels. */
const near = 48;
/** Part of the content above an answer that stays in view, in CSS pixels: the question, or its end. */
const above = 72;

/** Marks the messages of a scroller with their speakers. */
export const said = { user: { "data-said": "user" }, bot: { "data-said": "bot" } } as const;

/** The place to read the newest message from: a long answer from its start, all others from the scroller's end. */
function placeOf(scroller: HTMLElement): number {
  const end = scroller.scrollHeight - scroller.clientHeight;
  const newest = [...scroller.querySelectorAll<HTMLElement>("[data-said]")].at(-1);
  if (newest?.dataset.said !== "bot") return end;
  const start = newest.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  return Math.max(0, Math.min(end, start - above));
}

/**
 * Keeps a scroller at the start of its newest message, unless the reader has scrolled up; `isBehind` then offers the
 * way back.
 */
export function useFollowNewest(scroller: RefObject<HTMLElement | null>, content: unknown) {
  /** Whether the reader is at the newest message, and whether just where it begins. */
  const reader = useRef({ follows: true, atStart: true });
  const [isBehind, setBehind] = useState(false);

  const toNewest = useCallback(() => {
    reader.current = { follows: true, atStart: true };
    if (scroller.current) scroller.current.scrollTo({ top: placeOf(scroller.current) });
    setBehind(false);
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content determines the scroller's length
  useLayoutEffect(() => {
    if (reader.current.follows) toNewest();
    else setBehind(true);
  }, [content]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      const beyond = element.scrollTop - placeOf(element);
      reader.current = { follows: beyond > -near, atStart: Math.abs(beyond) < near };
      if (reader.current.follows) setBehind(false);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    // A phone's keyboard makes the area shorter.
    const resized = new ResizeObserver(() => reader.current.atStart && toNewest());
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", onScroll);
      resized.disconnect();
    };
  }, [scroller, toNewest]);

  return { isBehind, toNewest };
}
