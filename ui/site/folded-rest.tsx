import type { ReactNode } from "react";
import { Drawing } from "./drawing.tsx";

type FoldedRestProps = { summary: string; className?: string; children: ReactNode };

/** The end of a long list: folded under its summary on a phone, shown at once on a wider screen (`.unfolded`). */
export function FoldedRest({ summary, className = "", children }: FoldedRestProps) {
  return (
    <details className="unfolded group">
      <summary className={`arrow-link ${className}`}>
        {summary}
        <Drawing of="plus" size={18} className="group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
