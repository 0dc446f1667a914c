import { Text } from "@react-email/components";
import type { InquiryFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import type { Company } from "#shared/content/company.ts";

interface InquiryAcknowledgementProps {
  company: Company;
  inquiry: InquiryFacts;
}

/**
 * The letter that tells a visitor the inquiry has arrived; a reply is promised within 24 hours (specification §9). It
 * repeats nothing of the message, so nobody can use the form to send words of their own to a stranger.
 */
export function InquiryAcknowledgement({ company, inquiry }: InquiryAcknowledgementProps) {
  const phone = company.phones[0];
  return (
    <Frame company={company} preview="We answer within 24 hours." heading="Thank you for writing to us">
      <Text>Dear {greetable(inquiry.firstName)},</Text>
      <Text>your message has reached our team. We answer within 24 hours, in most cases sooner.</Text>
      {phone ? (
        <Text>
          If it is urgent, call {phone.display} ({company.hours.spans.map((span) => span.words).join(", ")}).
        </Text>
      ) : null}
      <Text>The {company.name} team</Text>
      <Text style={{ fontSize: "13px" }}>
        Reference: {inquiry.id}. You did not write to us? Then somebody mistyped an address; no need to do anything.
      </Text>
    </Frame>
  );
}
