import type { ReactNode } from "react";

type WithFootBarProps = {
  /** The bar's name for screen readers. */
  label: string;
  bar: ReactNode;
  /** Whether the last section has no button of the page's own, so that the bar stays until the footer. */
  toTheEnd?: boolean;
  /** The sections that it stands over; the last one has the page's own button and covers it. */
  children: ReactNode;
};

/**
 * Sections of a long page with a bar at the foot of a phone's screen, without scripts: it comes once the first
 * screen of them is out of sight, and goes where the last section begins (`.foot-bar` in app/styles/layout.css).
 */
export function WithFootBar({ label, bar, toTheEnd = false, children }: WithFootBarProps) {
  return (
    <div className={`with-foot-bar ${toTheEnd ? "to-the-end" : ""}`}>
      <div className="foot-track">
        <section aria-label={label} className="foot-bar">
          {bar}
        </section>
      </div>
      {children}
    </div>
  );
}
