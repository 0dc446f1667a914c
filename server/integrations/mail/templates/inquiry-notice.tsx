import type { InquiryFacts } from "#server/integrations/mail/port.ts";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Isolated } from "#server/integrations/mail/templates/isolated.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { sentAt } from "#server/integrations/mail/templates/sent-at.ts";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import { WrittenText } from "#server/integrations/mail/templates/written-text.tsx";
import type { Company } from "#shared/content/company.ts";

interface InquiryNoticeProps {
  company: Company;
  inquiry: InquiryFacts;
}

/** The letter that brings an inquiry to the staff. Answering it answers the visitor. */
export function InquiryNotice({ company, inquiry }: InquiryNoticeProps) {
  const { firstName, lastName, email, phone, service, inquiryType, message } = inquiry;
  return (
    <Frame
      company={company}
      preview={message.slice(0, 120)}
      heading={
        <>
          {service ? "Quote request" : "New inquiry"} from <Isolated>{`${firstName} ${lastName}`}</Isolated>
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
        Answer this mail to write to <Isolated>{firstName}</Isolated>.
      </Paragraph>
      <SmallPrint>Reference: {inquiry.id}</SmallPrint>
    </Frame>
  );
}
