import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";
import type { Company } from "#shared/content/company.ts";

interface FrameProps {
  company: Company;
  /** The line a mail program shows beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
}

/** What every letter of the company looks like: its name above, its address below. */
export function Frame({ company, preview, heading, children }: FrameProps) {
  const { ink, paper, accent } = company.brand.colors;
  const colours = { ink: ink.light, paper: paper.light, accent: accent.light };
  const { street, area, city, country } = company.address;
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: colours.paper,
          color: colours.ink,
          fontFamily: "Figtree, Arial, sans-serif",
          margin: 0,
        }}
      >
        <Container style={{ maxWidth: "560px", padding: "32px 24px" }}>
          <Text style={{ borderLeft: `4px solid ${colours.accent}`, fontWeight: 700, margin: 0, paddingLeft: "12px" }}>
            {company.fullName}
          </Text>
          <Heading as="h1" style={{ fontSize: "22px", lineHeight: "30px", margin: "24px 0 16px" }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: colours.accent, margin: "32px 0 16px" }} />
          <Text style={{ fontSize: "13px", lineHeight: "20px", margin: 0 }}>
            {company.legalName}, {street}, {area}, {city}, {country}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
