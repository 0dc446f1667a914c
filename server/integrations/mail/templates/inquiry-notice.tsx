import { Link, Text } from "@react-email/components";
import type { InquiryFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { sentAt } from "#server/integrations/mail/templates/sent-at.ts";
import { WrittenText } from "#server/integrations/mail/templates/written-text.tsx";
import type { Company } from "#shared/content/company.ts";

interface InquiryNoticeProps {
  company: Company;
  inquiry: InquiryFacts;
}

/** The letter that brings an inquiry to the staff. Answering it answers the visitor. */
export function InquiryNotice({ company, inquiry }: InquiryNoticeProps) {
  const name = `${inquiry.firstName} ${inquiry.lastName}`;
  const link = { color: company.brand.colors.link.light };
  return (
    <Frame
      company={company}
      preview={inquiry.message.slice(0, 120)}
      heading={`${inquiry.service ? "Quote request" : "New inquiry"} from ${name}`}
    >
      <Text style={{ margin: 0 }}>
        E-mail:{" "}
        <Link href={`mailto:${inquiry.email}`} style={link}>
          {inquiry.email}
        </Link>
      </Text>
      {inquiry.phone ? <Text style={{ margin: 0 }}>Phone: {inquiry.phone}</Text> : null}
      {inquiry.service ? <Text style={{ margin: 0 }}>Quote for: {inquiry.service}</Text> : null}
      {inquiry.inquiryType ? <Text style={{ margin: 0 }}>About: {inquiry.inquiryType}</Text> : null}
      <Text style={{ margin: 0 }}>Sent: {sentAt(inquiry.createdAt, company)}</Text>
      <WrittenText text={inquiry.message} />
      <Text style={{ margin: 0 }}>Answer this mail to write to {inquiry.firstName}.</Text>
      <Text style={{ fontSize: "13px", margin: 0 }}>Reference: {inquiry.id}</Text>
    </Frame>
  );
}
