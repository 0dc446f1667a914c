import type { InquiryFacts } from "#server/integrations/mail/port.ts";
import { BidiIsolate } from "#server/integrations/mail/templates/bidi-isolate.tsx";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { sentAt } from "#server/integrations/mail/templates/sent-at.ts";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import { WrittenText } from "#server/integrations/mail/templates/written-text.tsx";
import type { Company } from "#shared/content/company.ts";

interface InquiryStaffEmailProps {
  company: Company;
  inquiry: InquiryFacts;
}

/** The email that brings an inquiry to the staff. Answering it answers the visitor. */
export function InquiryStaffEmail({ company, inquiry }: InquiryStaffEmailProps) {
  const { firstName, lastName, email, phone, service, inquiryType, message } = inquiry;
  return (
    <Frame
      company={company}
      preview={message.slice(0, 120)}
      heading={
        <>
          {service ? "Quote request" : "New inquiry"} from <BidiIsolate>{`${firstName} ${lastName}`}</BidiIsolate>
        </>
      }
    >
      <FactTable>
        {service ? <Fact label="Quote for">{service}</Fact> : null}
        {inquiryType ? <Fact label="About">{inquiryType}</Fact> : null}
        <Fact label="E-mail">
          <MailLink href={`mailto:${email}`}>{email}</MailLink>
        </Fact>
        {phone ? (
          <Fact label="Phone">
            <MailLink href={`tel:${phone}`}>{phone}</MailLink>
          </Fact>
        ) : null}
        <Fact label="Sent">{sentAt(inquiry.createdAt, company)}</Fact>
      </FactTable>
      <WrittenText text={message} />
      <Paragraph>
        Answer this mail to write to <BidiIsolate>{firstName}</BidiIsolate>.
      </Paragraph>
      <SmallPrint>Reference: {inquiry.id}</SmallPrint>
    </Frame>
  );
}
