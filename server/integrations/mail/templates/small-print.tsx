import type { ReactNode } from "react";
import { usePaint } from "#server/integrations/mail/templates/use-paint.ts";

/** What need not be read by everybody: a reference, a caution, the footer's lines. */
export function SmallPrint({ children }: { children: ReactNode }) {
  const paint = usePaint();
  return (
    <p {...paint({ text: "ink-soft" }, { fontSize: "14px", lineHeight: "22px", margin: "0 0 8px" })}>{children}</p>
  );
}
