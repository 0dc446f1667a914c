import type { EnrolmentFacts } from "#server/integrations/mail/port.ts";
import {
  BidiIsolate,
  EmailFact,
  type EmailTemplate,
  Fact,
  FactTable,
  Greeting,
  PageButton,
  Paragraph,
  PhoneFact,
  PhoneHours,
  SentFact,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/integrations/mail/templates/email-parts.tsx";
import type { Company } from "#shared/contracts/content/company.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";

/** Brings an enrolment request to the staff, with a button into WhatsApp, where the student is answered. */
export const enrolmentStaffEmail: EmailTemplate<EnrolmentFacts> = (enrolment, { company }) => {
  const { firstName, lastName, email, phone, country, course, plan, message } = enrolment;
  const name = `${firstName} ${lastName}`;
  return {
    subject: `Enrolment request from ${name}: ${course}`,
    preview: [plan && planFee(plan, company), country, phone].filter(Boolean).join(" · "),
    heading: (
      <>
        Enrolment request from <BidiIsolate>{name}</BidiIsolate>
      </>
    ),
    body: (
      <>
        <FactTable>
          <Fact label="Course">{course}</Fact>
          {plan ? <Fact label="Plan">{planFee(plan, company)}</Fact> : null}
          <PhoneFact phone={phone} />
          <EmailFact email={email} />
          {country ? <Fact label="Country">{country}</Fact> : null}
          <SentFact at={enrolment.createdAt} />
        </FactTable>
        {message ? <WrittenText text={message} /> : null}
        <PageButton href={whatsappLink({ e164: phone, greeting: `${company.name}: ${course}` })}>
          Write on WhatsApp
        </PageButton>
        <Paragraph>
          Students are promised a word there within 24 hours. Answering this mail reaches{" "}
          <BidiIsolate>{firstName}</BidiIsolate> as well.
        </Paragraph>
        <SmallPrint>Reference: {enrolment.id}</SmallPrint>
      </>
    ),
  };
};

/**
 * Tells a student that the request has arrived and what comes next (specification §8, "Enrollment success"). It repeats
 * nothing of the message, so nobody can use the form to send their own words to a stranger.
 */
export const enrolmentAcknowledgement: EmailTemplate<EnrolmentFacts> = (enrolment, { company }) => {
  const { firstName, course, plan, id } = enrolment;
  return {
    subject: `Your place in ${course} | ${company.name}`,
    preview: "Our team will contact you via WhatsApp shortly.",
    heading: "Thank you for enrolling",
    body: (
      <>
        <Greeting name={firstName} otherwise="student" />
        <Paragraph>
          Your request for a place has reached us. Our team will contact you via WhatsApp shortly, and within 24 hours
          at the latest.
        </Paragraph>
        <FactTable>
          <Fact label="Course">{course}</Fact>
          {plan ? <Fact label="Plan">{planFee(plan, company)}</Fact> : null}
          <Fact label="Reference">{id}</Fact>
        </FactTable>
        {plan ? <Paragraph>Your plan begins with a free demo class.</Paragraph> : null}
        <PhoneHours before="Questions before that? Call" />
        <Signature />
        <SmallPrint>
          You get this mail because our enrolment form was sent with your address. It was not you? Then somebody
          mistyped theirs; there is nothing to do.
        </SmallPrint>
      </>
    ),
  };
};

/** A plan and its fee in words: "Standard, 4 months at $149, $596 in all"; without its fee if that is not known. */
function planFee({ title, fee }: NonNullable<EnrolmentFacts["plan"]>, { currency }: Company): string {
  if (!fee) return title;
  const money = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: currency.code,
    trailingZeroDisplay: "stripIfInteger",
  });
  const { months, monthlyPrice, total } = fee;
  return `${title}, ${months} months at ${money.format(monthlyPrice)}, ${money.format(total)} in all`;
}
