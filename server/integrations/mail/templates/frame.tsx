import { Column, Container, Heading, Html, Preview, Row } from "@react-email/components";
import type { ReactNode } from "react";
import { LetterFooter } from "#server/integrations/mail/templates/letter-footer.tsx";
import { fontFamily, letterHead } from "#server/integrations/mail/templates/letter-head.ts";
import { Letterhead } from "#server/integrations/mail/templates/letterhead.tsx";
import { useStationery } from "#server/integrations/mail/templates/stationery.ts";
import { usePaint } from "#server/integrations/mail/templates/use-paint.ts";
import type { Company } from "#shared/content/company.ts";

interface FrameProps {
  company: Company;
  /** The line a mail program shows beside the subject: what the subject does not say. */
  preview: string;
  heading: ReactNode;
  children: ReactNode;
}

/**
 * What every letter of the company looks like: a card on paper, the company's band over it, its address below. Tables
 * lay it out, and each element holds its own style, for the mail programs that know no more.
 */
export function Frame({ company, preview, heading, children }: FrameProps) {
  const { palette } = useStationery();
  const paint = usePaint();
  const title = { fontSize: "26px", fontWeight: 800, letterSpacing: "-0.02em", lineHeight: "32px", margin: "0 0 20px" };
  const card = { borderRadius: "0 0 16px 16px", fontFamily, padding: "36px 32px 24px" };
  return (
    <Html lang="en">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of the company's colours, no one's input */}
      <head dangerouslySetInnerHTML={{ __html: letterHead(palette) }} />
      <body {...paint({ ground: "paper" }, { margin: 0, padding: 0 })}>
        <Preview>{preview}</Preview>
        <Row>
          <Column align="center" {...paint({ ground: "paper" }, { fontFamily, padding: "32px 12px" }, ["page"])}>
            <Container className="sheet" style={{ maxWidth: "600px" }}>
              <Letterhead company={company} />
              <Row>
                <Column {...paint({ text: "ink", ground: "surface" }, card, ["card", "gutter"])}>
                  <Heading as="h1" {...paint({ text: "ink" }, title)}>
                    {heading}
                  </Heading>
                  {children}
                </Column>
              </Row>
              <Row>
                <Column {...paint({ text: "ink-soft" }, { fontFamily, padding: "24px 32px" }, ["gutter"])}>
                  <LetterFooter company={company} />
                </Column>
              </Row>
            </Container>
          </Column>
        </Row>
      </body>
    </Html>
  );
}
