import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How near to its end a scroller counts as at the end, in CSS pixels. */
const near = 48;

/** Keeps a scroller at its end while it grows, unless the reader has scrolled up; `isBehind` then offers the way back. */
export function useFollowNewest(scroller: RefObject<HTMLElement | null>, content: unknown) {
  const follows = useRef(true);
  const [isBehind, setBehind] = useState(false);

  const toNewest = useCallback(() => {
    follows.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    setBehind(false);
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content determines the scroller's length
  useLayoutEffect(() => {
    if (follows.current) toNewest();
    else setBehind(true);
  }, [content]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
      if (follows.current) setBehind(false);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    // A phone's keyboard makes the area shorter.
    const resized = new ResizeObserver(() => follows.current && toNewest());
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", onScroll);
      resized.disconnect();
    };
  }, [scroller, toNewest]);

  return { isBehind, toNewest };
}
