import { Text } from "@react-email/components";
import type { EnrolmentFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import { planFee } from "#server/integrations/mail/templates/plan-fee.ts";
import type { Company } from "#shared/content/company.ts";

interface EnrolmentAcknowledgementProps {
  company: Company;
  enrolment: EnrolmentFacts;
}

/**
 * The letter that tells a student the request has arrived and what comes next (specification §8, "Enrollment success").
 * It repeats nothing of the message, so nobody can use the form to send words of their own to a stranger.
 */
export function EnrolmentAcknowledgement({ company, enrolment }: EnrolmentAcknowledgementProps) {
  const { firstName, course, plan, id } = enrolment;
  const phone = company.phones[0];
  return (
    <Frame
      company={company}
      preview="Our team will contact you via WhatsApp shortly."
      heading="Thank you for enrolling"
    >
      <Text>Dear {greetable(firstName, "student")},</Text>
      <Text>
        your request for a place in {course} has reached us. Our team will contact you via WhatsApp shortly, and within
        24 hours at the latest.
      </Text>
      {plan ? <Text>Your plan: {planFee(plan, company)}. It begins with a free demo class.</Text> : null}
      {phone ? (
        <Text>
          Questions before that? Call {phone.display} ({company.hours.spans.map((span) => span.words).join(", ")}).
        </Text>
      ) : null}
      <Text>The {company.name} team</Text>
      <Text style={{ fontSize: "13px" }}>
        Reference: {id}. You did not ask for this? Then somebody mistyped an address; no need to do anything.
      </Text>
    </Frame>
  );
}
