import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { handOverInquiry } from "#domains/leads/contract.ts";
import { byId, defineEmail, type Typed } from "#server/mail/define-email.ts";
import { EmailFact, Fact, FactTable, PhoneFact, SentFact } from "#server/mail/facts.tsx";
import {
  BidiIsolate,
  FilledText,
  Greeting,
  Paragraph,
  PhoneHours,
  Reference,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/mail/parts.tsx";
import { type PersonFacts, samplePerson, unfitPerson } from "#server/mail/person-facts.ts";
import { sampleTime } from "#server/mail/samples.ts";
import { cutText } from "#shared/cut-text.ts";
import { fillText } from "#shared/fill-text.ts";
import { findInquiries, type Inquiry } from "./inquiry-queries.ts";

/** An inquiry, for the emails about it. */
interface InquiryFacts extends PersonFacts {
  id: string;
  createdAt: Date;
  inquiryType: string;
  /** The title of the service to be quoted. */
  service: string | null;
  message: string;
}

/** Brings an inquiry to the staff. A reply goes to the visitor. */
export const inquiryStaffEmail = defineEmail({
  kind: "inquiry-staff",
  pool: null,
  find: async ({ database }: EmailDeps, ids) => byId(await findInquiries(database, ids)),
  to: "staff",
  replyTo: visitorOf,
  facts: factsOf,
  samples: (typed) => samplesOf("staff", typed),
  view: (inquiry, { words }) => {
    const { firstName, lastName, email, phone, service, inquiryType, message } = inquiry;
    const { staff } = words.inquiries;
    const name = `${firstName} ${lastName}`;
    const { subject, heading } = service ? staff.quote : staff.message;
    return {
      subject: fillText(subject, { name, service: service ?? "" }),
      preview: cutText(message, 120),
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
  },
});

/**
 * Tells a visitor that the inquiry has arrived, and promises a reply within 24 hours (specification §9). It repeats
 * nothing of the message, so no one can use the form to send their own words to a stranger.
 */
export const inquiryAcknowledgement = defineEmail({
  kind: "inquiry-acknowledgement",
  pool: "forms",
  find: async ({ database }: EmailDeps, ids) => byId(await findInquiries(database, ids)),
  to: visitorOf,
  facts: factsOf,
  samples: (typed) => samplesOf("acknowledgement", typed),
  view: (inquiry, { words }) => {
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
  },
});

/** A service that is no longer offered is named by its slug. */
function factsOf(inquiry: Inquiry, { site }: EmailDeps): InquiryFacts {
  const { service } = inquiry;
  const { services } = site().content;
  return { ...inquiry, service: service && (services.find(({ slug }) => slug === service)?.title ?? service) };
}

function visitorOf({ firstName, lastName, email, personId }: Inquiry) {
  return { name: `${firstName} ${lastName}`, email, personId };
}

function samplesOf(to: "staff" | "acknowledgement", typed: Typed) {
  const inquiry = {
    ...{ id: "5f6c0f5e-0000-4000-8000-000000000000", createdAt: sampleTime, ...samplePerson(typed), inquiryType: "" },
    ...{ service: null, message: typed("First\r\nsecond & <third>") },
  };
  const service = typed("Web & Design {name}");
  const quote = { ...inquiry, ...unfitPerson(typed), phone: "", inquiryType: typed("Press"), service };
  return { [`inquiry, ${to}`]: inquiry, [`inquiry, ${to}, quote`]: quote };
}
