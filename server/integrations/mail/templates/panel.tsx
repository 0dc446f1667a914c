import { Column, Row } from "@react-email/components";
import type { ReactNode } from "react";
import { Block } from "#server/integrations/mail/templates/block.tsx";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";

/** What an email sets apart from its words: facts, a class, what somebody wrote. */
export function Panel({ children }: { children: ReactNode }) {
  const colors = useEmailColors();
  return (
    <Block>
      <Row>
        <Column {...colors({ ground: "sunken" }, { borderRadius: "12px", padding: "8px 20px" })}>{children}</Column>
      </Row>
    </Block>
  );
}
