import { handOverInquiry } from "#domains/leads/contract.ts";
import type { PersonFacts } from "#domains/people/server/person-facts.ts";
import { EmailFact, Fact, FactTable, PhoneFact, SentFact } from "#server/mail/facts.tsx";
import {
  BidiIsolate,
  type EmailTemplate,
  FilledText,
  Greeting,
  Paragraph,
  PhoneHours,
  Reference,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";

/** Brings an inquiry to the staff. A reply goes to the visitor. */
export const inquiryStaffEmail: EmailTemplate<InquiryFacts> = (inquiry, { words }) => {
  const { firstName, lastName, email, phone, service, inquiryType, message } = inquiry;
  const { staff } = words.inquiries;
  const name = `${firstName} ${lastName}`;
  const { subject, heading } = service ? staff.quote : staff.message;
  return {
    subject: fillText(subject, { name, service: service ?? "" }),
    preview: message.slice(0, 120),
    heading: <FilledText text={heading} values={{ name: <BidiIsolate>{name}</BidiIsolate> }} />,
    body: (
      <>
        <FactTable>
          {service ? <Fact label={staff.service}>{service}</Fact> : null}
          {inquiryType ? (
            <Fact label={staff.about}>{inquiryType === handOverInquiry ? staff.handedOver : inquiryType}</Fact>
          ) : null}
          <EmailFact email={email} />
          {phone ? <PhoneFact phone={phone} /> : null}
          <SentFact at={inquiry.createdAt} />
        </FactTable>
        <WrittenText text={message} />
        <Paragraph>
          <FilledText text={staff.answer} values={{ name: <BidiIsolate>{firstName}</BidiIsolate> }} />
        </Paragraph>
        <Reference id={inquiry.id} />
      </>
    ),
  };
};

/**
 * Tells a visitor that the inquiry has arrived, and promises a reply within 24 hours (specification §9). It repeats
 * nothing of the message, so no one can use the form to send their own words to a stranger.
 */
export const inquiryAcknowledgement: EmailTemplate<InquiryFacts> = (inquiry, { words }) => {
  const { subject, preview, heading, message, quote, call, why } = words.inquiries.acknowledgement;
  return {
    ...{ subject, preview, heading },
    body: (
      <>
        <Greeting name={inquiry.firstName} />
        <Paragraph>{inquiry.service ? quote : message}</Paragraph>
        <PhoneHours text={call} />
        <Signature />
        <Reference id={inquiry.id} />
        <SmallPrint>{why}</SmallPrint>
      </>
    ),
  };
};

/** An inquiry, for the emails about it. */
export interface InquiryFacts extends PersonFacts {
  id: string;
  createdAt: Date;
  inquiryType: string;
  /** The title of the service to be quoted. */
  service: string | null;
  message: string;
}
