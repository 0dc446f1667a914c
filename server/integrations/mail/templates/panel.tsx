import { Column, Row } from "@react-email/components";
import type { ReactNode } from "react";
import { Block } from "#server/integrations/mail/templates/block.tsx";
import { usePaint } from "#server/integrations/mail/templates/use-paint.ts";

/** What a letter sets apart from its words: facts, a class, what somebody wrote. */
export function Panel({ children }: { children: ReactNode }) {
  const paint = usePaint();
  return (
    <Block>
      <Row>
        <Column {...paint({ ground: "sunken" }, { borderRadius: "12px", padding: "8px 20px" })}>{children}</Column>
      </Row>
    </Block>
  );
}
