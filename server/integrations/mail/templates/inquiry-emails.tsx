import type { InquiryFacts } from "#server/integrations/mail/port.ts";
import {
  BidiIsolate,
  EmailFact,
  type EmailTemplate,
  Fact,
  FactTable,
  Greeting,
  Paragraph,
  PhoneFact,
  PhoneHours,
  SentFact,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/integrations/mail/templates/email-parts.tsx";

/** Brings an inquiry to the staff. A reply goes to the visitor. */
export const inquiryStaffEmail: EmailTemplate<InquiryFacts> = (inquiry) => {
  const { firstName, lastName, email, phone, service, inquiryType, message } = inquiry;
  const name = `${firstName} ${lastName}`;
  return {
    subject: service ? `Quote request from ${name}: ${service}` : `New inquiry from ${name}`,
    preview: message.slice(0, 120),
    heading: (
      <>
        {service ? "Quote request" : "New inquiry"} from <BidiIsolate>{name}</BidiIsolate>
      </>
    ),
    body: (
      <>
        <FactTable>
          {service ? <Fact label="Quote for">{service}</Fact> : null}
          {inquiryType ? <Fact label="About">{inquiryType}</Fact> : null}
          <EmailFact email={email} />
          {phone ? <PhoneFact phone={phone} /> : null}
          <SentFact at={inquiry.createdAt} />
        </FactTable>
        <WrittenText text={message} />
        <Paragraph>
          Answer this mail to write to <BidiIsolate>{firstName}</BidiIsolate>.
        </Paragraph>
        <SmallPrint>Reference: {inquiry.id}</SmallPrint>
      </>
    ),
  };
};

/**
 * Tells a visitor that the inquiry has arrived, and promises a reply within 24 hours (specification §9). It repeats
 * nothing of the message, so nobody can use the form to send their own words to a stranger.
 */
export const inquiryAcknowledgement: EmailTemplate<InquiryFacts> = (inquiry, { company }) => ({
  subject: `We have received your message | ${company.name}`,
  preview: "Our team reads it now, and answers within 24 hours.",
  heading: "Thank you for writing to us",
  body: (
    <>
      <Greeting name={inquiry.firstName} />
      <Paragraph>
        Your {inquiry.service ? "request for a quote" : "message"} has reached our team. We answer within 24 hours, in
        most cases sooner.
      </Paragraph>
      <PhoneHours before="If it is urgent, call" />
      <Signature />
      <SmallPrint>Reference: {inquiry.id}</SmallPrint>
      <SmallPrint>
        You get this mail because our contact form was sent with your address. It was not you? Then somebody mistyped
        theirs; there is nothing to do.
      </SmallPrint>
    </>
  ),
});
