import type { EnrolmentFacts } from "#server/integrations/mail/port.ts";
import { BidiIsolate } from "#server/integrations/mail/templates/bidi-isolate.tsx";
import { ContactFacts } from "#server/integrations/mail/templates/contact-facts.tsx";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { planFee } from "#server/integrations/mail/templates/plan-fee.ts";
import { sentAt } from "#server/integrations/mail/templates/sent-at.ts";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import { WrittenText } from "#server/integrations/mail/templates/written-text.tsx";
import type { Company } from "#shared/content/company.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";

interface EnrolmentStaffEmailProps {
  company: Company;
  enrolment: EnrolmentFacts;
}

/** The email that brings an enrolment to the staff, with a button into WhatsApp: that is where the student is answered. */
export function EnrolmentStaffEmail({ company, enrolment }: EnrolmentStaffEmailProps) {
  const { firstName, lastName, email, phone, country, course, plan, message } = enrolment;
  const chat = whatsappLink({ e164: phone, greeting: `${company.name}: ${course}` });
  return (
    <Frame
      company={company}
      preview={[plan && planFee(plan, company), country, phone].filter(Boolean).join(" · ")}
      heading={
        <>
          Enrolment request from <BidiIsolate>{`${firstName} ${lastName}`}</BidiIsolate>
        </>
      }
    >
      <FactTable>
        <Fact label="Course">{course}</Fact>
        {plan ? <Fact label="Plan">{planFee(plan, company)}</Fact> : null}
        <ContactFacts email={email} phone={phone} />
        {country ? <Fact label="Country">{country}</Fact> : null}
        <Fact label="Sent">{sentAt(enrolment.createdAt, company)}</Fact>
      </FactTable>
      {message ? <WrittenText text={message} /> : null}
      <PageButton href={chat}>Write on WhatsApp</PageButton>
      <Paragraph>
        Students are promised a word there within 24 hours. Answering this mail reaches{" "}
        <BidiIsolate>{firstName}</BidiIsolate> as well.
      </Paragraph>
      <SmallPrint>Reference: {enrolment.id}</SmallPrint>
    </Frame>
  );
}
