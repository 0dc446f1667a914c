import { Column, Row } from "@react-email/components";
import type { ReactNode } from "react";

/** Sets something apart from the words before and after it: by padding, for Outlook knows no margins of tables. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <Row>
      <Column style={{ padding: "8px 0 24px" }}>{children}</Column>
    </Row>
  );
}
