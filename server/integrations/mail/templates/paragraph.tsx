import type { ReactNode } from "react";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";

/** A paragraph of an email. */
export function Paragraph({ children }: { children: ReactNode }) {
  const colors = useEmailColors();
  return <p {...colors({ text: "ink" }, { fontSize: "16px", lineHeight: "24px", margin: "0 0 16px" })}>{children}</p>;
}
