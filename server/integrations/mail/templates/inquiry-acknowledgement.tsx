import type { InquiryFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { PhoneHours } from "#server/integrations/mail/templates/phone-hours.tsx";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";

interface InquiryAcknowledgementProps {
  company: Company;
  inquiry: InquiryFacts;
}

/**
 * The email that tells a visitor the inquiry has arrived; a reply is promised within 24 hours (specification §9). It
 * repeats nothing of the message, so nobody can use the form to send words of their own to a stranger.
 */
export function InquiryAcknowledgement({ company, inquiry }: InquiryAcknowledgementProps) {
  const sent = inquiry.service ? "request for a quote" : "message";
  return (
    <Frame
      company={company}
      preview="Our team reads it now, and answers within 24 hours."
      heading="Thank you for writing to us"
    >
      <Greeting name={inquiry.firstName} />
      <Paragraph>Your {sent} has reached our team. We answer within 24 hours, in most cases sooner.</Paragraph>
      <PhoneHours company={company} before="If it is urgent, call" />
      <Paragraph>The {company.name} team</Paragraph>
      <SmallPrint>Reference: {inquiry.id}</SmallPrint>
      <SmallPrint>
        You get this mail because our contact form was sent with your address. It was not you? Then somebody mistyped
        theirs; there is nothing to do.
      </SmallPrint>
    </Frame>
  );
}
