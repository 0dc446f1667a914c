import type { BatchFacts } from "#domains/catalogue/server/batch-fact.tsx";
import { BatchFact } from "#domains/catalogue/server/batch-fact.tsx";
import type { PersonFacts } from "#domains/people/server/person-facts.ts";
import { EmailFact, Fact, FactTable, PhoneFact, SentFact } from "#server/mail/facts.tsx";
import {
  BidiIsolate,
  type EmailTemplate,
  type EmailTheme,
  FilledText,
  Greeting,
  PageButton,
  Paragraph,
  PhoneHours,
  Reference,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";

/** Brings an enrolment request to the staff, with a button into WhatsApp to answer the student. */
export const enrolmentStaffEmail: EmailTemplate<EnrolmentFacts> = (enrolment, theme) => {
  const { firstName, lastName, email, phone, country, course, plan, message } = enrolment;
  const { company, words } = theme;
  const { staff } = words.enrolments;
  const name = `${firstName} ${lastName}`;
  return {
    subject: fillText(staff.subject, { name, course }),
    preview: [plan && planFee(plan, theme), country, phone].filter(Boolean).join(" · "),
    heading: <FilledText text={staff.heading} values={{ name: <BidiIsolate>{name}</BidiIsolate> }} />,
    body: (
      <>
        <PageButton href={whatsappLink({ e164: phone, greeting: `${company.name}: ${course}` })}>
          {staff.chat}
        </PageButton>
        <FactTable>
          <Fact label={words.layout.course}>{course}</Fact>
          <BatchFact batch={enrolment.batch} />
          {plan ? <Fact label={words.layout.plan}>{planFee(plan, theme)}</Fact> : null}
          <PhoneFact phone={phone} />
          <EmailFact email={email} />
          {country ? <Fact label={staff.country}>{country}</Fact> : null}
          <SentFact at={enrolment.createdAt} />
        </FactTable>
        {message ? <WrittenText text={message} /> : null}
        <Paragraph>
          <FilledText text={staff.answer} values={{ name: <BidiIsolate>{firstName}</BidiIsolate> }} />
        </Paragraph>
        <Reference id={enrolment.reference ?? enrolment.id} />
      </>
    ),
  };
};

/**
 * Tells a student that the request has arrived and what comes next (specification §8, "Enrollment success"). It repeats
 * nothing of the message, so no one can use the form to send their own words to a stranger.
 */
export const enrolmentAcknowledgement: EmailTemplate<EnrolmentFacts> = (
  { firstName, course, batch, plan, id, reference: code, place },
  theme,
) => {
  const { layout, enrolments } = theme.words;
  const { subject, preview, heading, text, reference, planBegins, call, why, places, confirm } =
    enrolments.acknowledgement;
  const toConfirm = place && batch && !place.isProved ? place : null;
  const values = { batch: batch?.name ?? "", until: place?.until ?? "", days: place?.days ?? 0 };
  const note = toConfirm && fillText(places[toConfirm.state], values);
  const action = toConfirm && { label: confirm, href: toConfirm.url };
  return {
    ...{ subject: fillText(subject, { course }), preview, heading },
    brief: { lines: note ? [preview, note] : [preview], action },
    body: (
      <>
        <Greeting name={firstName} otherwise="student" />
        <Paragraph>{text}</Paragraph>
        {note ? <Paragraph>{note}</Paragraph> : null}
        {action ? <PageButton href={action.href}>{action.label}</PageButton> : null}
        <FactTable>
          <Fact label={layout.course}>{course}</Fact>
          <BatchFact batch={batch} />
          {plan ? <Fact label={layout.plan}>{planFee(plan, theme)}</Fact> : null}
          <Fact label={reference}>{code ?? id}</Fact>
        </FactTable>
        {plan ? <Paragraph>{planBegins}</Paragraph> : null}
        <PhoneHours text={call} />
        <Signature />
        <SmallPrint>{why}</SmallPrint>
      </>
    ),
  };
};

/** A plan and its fee as text; without its fee if that is not known. */
function planFee({ title, fee }: NonNullable<EnrolmentFacts["plan"]>, { company, words }: EmailTheme): string {
  if (!fee) return title;
  const money = formats(siteLocale).money(company.currency.code, { trailingZeroDisplay: "stripIfInteger" });
  const { months, monthlyPrice, total } = fee;
  return fillText(words.enrolments.planFee, {
    ...{ plan: title, months, monthly: money.format(monthlyPrice), total: money.format(total) },
  });
}

/** An enrolment request, for the emails about it. */
export interface EnrolmentFacts extends PersonFacts {
  /** The requested batch; null if the visitor was undecided, or it is gone. */
  batch: BatchFacts | null;
  id: string;
  /** The short code for people; null for a request of an earlier release. */
  reference: string | null;
  createdAt: Date;
  country: string | null;
  message: string;
  /** The course's title. */
  course: string;
  /** The chosen plan and its price in the company's currency, unless course or plan are gone; null for the simple form. */
  plan: { title: string; fee: { monthlyPrice: number; months: number; total: number } | null } | null;
  /** The state of the place in the requested batch, and its confirmation page; null without a batch. */
  place: {
    state: "held" | "none" | "waitlisted";
    /** The end of a seat's hold, as text. */
    until: string;
    isProved: boolean;
    /** The number of days that a confirmed seat is held. */
    days: number;
    url: string;
  } | null;
}
