import type { ReactNode } from "react";
import { Panel } from "#server/integrations/mail/templates/panel.tsx";

/** Facts, one a row: a table that screen readers read as one, and the text part as lines. */
export function FactTable({ children }: { children: ReactNode }) {
  return (
    <Panel>
      <table width="100%" border={0} cellPadding="0" cellSpacing="0">
        <tbody>{children}</tbody>
      </table>
    </Panel>
  );
}
