import { Column, Container, Heading, Html, Preview, Row } from "@react-email/components";
import type { ReactNode } from "react";
import { EmailFooter } from "#server/integrations/mail/templates/email-footer.tsx";
import { emailHead, fontFamily } from "#server/integrations/mail/templates/email-head.ts";
import { EmailHeader } from "#server/integrations/mail/templates/email-header.tsx";
import { useEmailTheme } from "#server/integrations/mail/templates/email-theme.ts";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";
import type { Company } from "#shared/content/company.ts";

interface FrameProps {
  company: Company;
  /** The line a mail program shows beside the subject: what the subject does not say. */
  preview: string;
  heading: ReactNode;
  children: ReactNode;
}

/**
 * What every email of the company looks like: a card on paper, the company's band over it, its address below. Tables
 * lay it out, and each element holds its own style, for the mail programs that know no more.
 */
export function Frame({ company, preview, heading, children }: FrameProps) {
  const { palette } = useEmailTheme();
  const colors = useEmailColors();
  const title = { fontSize: "26px", fontWeight: 800, letterSpacing: "-0.02em", lineHeight: "32px", margin: "0 0 20px" };
  const card = { borderRadius: "0 0 16px 16px", fontFamily, padding: "36px 32px 24px" };
  return (
    <Html lang="en">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of the company's colours, no one's input */}
      <head dangerouslySetInnerHTML={{ __html: emailHead(palette) }} />
      <body {...colors({ ground: "paper" }, { margin: 0, padding: 0 })}>
        <Preview>{preview}</Preview>
        <Row>
          <Column align="center" {...colors({ ground: "paper" }, { fontFamily, padding: "32px 12px" }, ["page"])}>
            <Container className="sheet" style={{ maxWidth: "600px" }}>
              <EmailHeader company={company} />
              <Row>
                <Column {...colors({ text: "ink", ground: "surface" }, card, ["card", "gutter"])}>
                  <Heading as="h1" {...colors({ text: "ink" }, title)}>
                    {heading}
                  </Heading>
                  {children}
                </Column>
              </Row>
              <Row>
                <Column {...colors({ text: "ink-soft" }, { fontFamily, padding: "24px 32px" }, ["gutter"])}>
                  <EmailFooter company={company} />
                </Column>
              </Row>
            </Container>
          </Column>
        </Row>
      </body>
    </Html>
  );
}
