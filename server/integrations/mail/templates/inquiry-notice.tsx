import { Link, Section, Text } from "@react-email/components";
import type { InquiryFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import type { Company } from "#shared/content/company.ts";

interface InquiryNoticeProps {
  company: Company;
  inquiry: InquiryFacts;
}

/** The letter that brings an inquiry to the staff. Answering it answers the visitor. */
export function InquiryNotice({ company, inquiry }: InquiryNoticeProps) {
  const name = `${inquiry.firstName} ${inquiry.lastName}`;
  const link = { color: company.brand.colors.link.light };
  const sentAt = inquiry.createdAt.toLocaleString("en-GB", {
    timeZone: company.hours.timeZone,
    dateStyle: "full",
    timeStyle: "short",
  });
  return (
    <Frame company={company} preview={inquiry.message.slice(0, 120)} heading={`New inquiry from ${name}`}>
      <Text style={{ margin: 0 }}>
        E-mail:{" "}
        <Link href={`mailto:${inquiry.email}`} style={link}>
          {inquiry.email}
        </Link>
      </Text>
      {inquiry.phone ? <Text style={{ margin: 0 }}>Phone: {inquiry.phone}</Text> : null}
      {inquiry.inquiryType ? <Text style={{ margin: 0 }}>About: {inquiry.inquiryType}</Text> : null}
      <Text style={{ margin: 0 }}>
        Sent: {sentAt} ({company.hours.timeZone})
      </Text>
      <Section style={{ backgroundColor: "#ffffff", borderRadius: "8px", margin: "24px 0", padding: "8px 16px" }}>
        <Text>{inquiry.message.split(/\r\n|\r|\n/).flatMap(brokenLine)}</Text>
      </Section>
      <Text style={{ margin: 0 }}>Answer this mail to write to {inquiry.firstName}.</Text>
      <Text style={{ fontSize: "13px", margin: 0 }}>Reference: {inquiry.id}</Text>
    </Frame>
  );
}

/** A line and its break as elements, so the plain text keeps the break as well. */
function brokenLine(line: string, index: number) {
  return index === 0 ? [line] : [<br key={index} />, line];
}
