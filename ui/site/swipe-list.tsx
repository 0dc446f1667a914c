import { type ReactNode, useEffect, useRef } from "react";

/**
 * A grid of cards that is a row to swipe on a phone (`.swipe` in app/styles/layout.css). It is for cards without a link of
 * their own: where the row scrolls, the keyboard reaches the list itself.
 */
export function SwipeList({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measured = new ResizeObserver(() => {
      if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
      else row.removeAttribute("tabindex");
    });
    measured.observe(row);
    return () => measured.disconnect();
  }, []);
  return (
    <ul ref={list} className={`swipe grid ${className}`}>
      {children}
    </ul>
  );
}
