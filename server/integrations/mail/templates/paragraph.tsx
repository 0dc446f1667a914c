import type { ReactNode } from "react";
import { usePaint } from "#server/integrations/mail/templates/use-paint.ts";

/** A paragraph of a letter. */
export function Paragraph({ children }: { children: ReactNode }) {
  const paint = usePaint();
  return <p {...paint({ text: "ink" }, { fontSize: "16px", lineHeight: "24px", margin: "0 0 16px" })}>{children}</p>;
}
