import type { ReactNode } from "react";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";

/** What need not be read by everybody: a reference, a caution, the footer's lines. */
export function SmallPrint({ children }: { children: ReactNode }) {
  const colors = useEmailColors();
  return (
    <p {...colors({ text: "ink-soft" }, { fontSize: "14px", lineHeight: "22px", margin: "0 0 8px" })}>{children}</p>
  );
}
