import type { ReactNode } from "react";

type WithFootBarProps = {
  /** The bar's name for screen readers. */
  label: string;
  bar: ReactNode;
  /** The sections that it stands over; the last one has the page's own button and covers it. */
  children: ReactNode;
};

/**
 * Sections of a long page with a bar at the foot of a phone's screen, without scripts: it comes once the page's first
 * screen is out of sight, and goes where the last section begins (`.foot-bar` in app/styles/layout.css).
 */
export function WithFootBar({ label, bar, children }: WithFootBarProps) {
  return (
    <div className="with-foot-bar">
      <div className="foot-track">
        <section aria-label={label} className="foot-bar">
          {bar}
        </section>
      </div>
      {children}
    </div>
  );
}
