import type { ReactNode } from "react";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";

interface FactProps {
  label: string;
  /** Whether it is what the email is about: an amount to pay. */
  isMain?: boolean;
  children: ReactNode;
}

/** A row of a fact table: label left, value right; on a phone one below the other. */
export function Fact({ label, isMain = false, children }: FactProps) {
  const colors = useEmailColors();
  const cell = { fontSize: "15px", lineHeight: "22px", padding: "9px 0", verticalAlign: "baseline" };
  const row = isMain ? { ...cell, borderTop: "1px solid" } : cell;
  const value = isMain ? { fontSize: "20px", fontWeight: 700, lineHeight: "26px" } : {};
  return (
    <tr className="fact">
      <th
        scope="row"
        align="left"
        {...colors(
          { text: "ink-soft", edge: "line" },
          { ...row, fontWeight: 400, paddingRight: "16px", width: "104px" },
          ["fact-label"],
        )}
      >
        {label}
      </th>
      <td
        align="left"
        {...colors({ text: "ink", edge: "line" }, { ...row, ...value, wordBreak: "break-word" }, ["fact-value"])}
      >
        <span dir="auto">{children}</span>
      </td>
    </tr>
  );
}
