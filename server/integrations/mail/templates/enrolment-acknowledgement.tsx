import type { EnrolmentFacts } from "#server/integrations/mail/port.ts";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { PhoneHours } from "#server/integrations/mail/templates/phone-hours.tsx";
import { planFee } from "#server/integrations/mail/templates/plan-fee.ts";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";

interface EnrolmentAcknowledgementProps {
  company: Company;
  enrolment: EnrolmentFacts;
}

/**
 * The email that tells a student the request has arrived and what comes next (specification §8, "Enrollment success").
 * It repeats nothing of the message, so nobody can use the form to send words of their own to a stranger.
 */
export function EnrolmentAcknowledgement({ company, enrolment }: EnrolmentAcknowledgementProps) {
  const { firstName, course, plan, id } = enrolment;
  return (
    <Frame
      company={company}
      preview="Our team will contact you via WhatsApp shortly."
      heading="Thank you for enrolling"
    >
      <Greeting name={firstName} otherwise="student" />
      <Paragraph>
        Your request for a place has reached us. Our team will contact you via WhatsApp shortly, and within 24 hours at
        the latest.
      </Paragraph>
      <FactTable>
        <Fact label="Course">{course}</Fact>
        {plan ? <Fact label="Plan">{planFee(plan, company)}</Fact> : null}
        <Fact label="Reference">{id}</Fact>
      </FactTable>
      {plan ? <Paragraph>Your plan begins with a free demo class.</Paragraph> : null}
      <PhoneHours company={company} before="Questions before that? Call" />
      <Paragraph>The {company.name} team</Paragraph>
      <SmallPrint>
        You get this mail because our enrolment form was sent with your address. It was not you? Then somebody mistyped
        theirs; there is nothing to do.
      </SmallPrint>
    </Frame>
  );
}
