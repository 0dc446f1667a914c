import { defineEmail, type Typed } from "#server/mail/define-email.ts";
import { type EmailTheme, useEmailTheme } from "#server/mail/email-theme.tsx";
import { EmailFact, Fact, FactTable, PhoneFact, SentFact } from "#server/mail/facts.tsx";
import {
  BidiIsolate,
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
import { samplePerson, unfitPerson } from "#server/mail/person-facts.ts";
import { sampleLink, sampleTime, sampleUntil } from "#server/mail/samples.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { BatchFact, sampleBatch } from "./batch-fact.tsx";
import { type EnrolmentFacts, factsOf, findRequests, studentOf } from "./request-facts.ts";

/** Brings an enrolment request to the staff, with a button into WhatsApp to answer the student. */
export const enrolmentStaffEmail = defineEmail({
  kind: "enrolment-staff",
  pool: null,
  find: findRequests,
  to: "staff",
  replyTo: studentOf,
  facts: factsOf,
  samples: (typed) => {
    const { plain, planned } = samplesOf(typed);
    const unpriced = { ...planned, ...samplePerson(typed), plan: { title: typed("Standard"), fee: null } };
    return {
      "enrolment, staff": plain,
      "enrolment, staff, plan": planned,
      "enrolment, staff, plan without fee": unpriced,
      "enrolment, staff, no texts": { ...plain, isStopped: true },
    };
  },
  view: (enrolment, theme) => {
    const { firstName, lastName, email, phone, country, course, plan, answers, message, isStopped } = enrolment;
    const { company, words } = theme;
    const { staff } = words.enrolments;
    const name = `${firstName} ${lastName}`;
    return {
      subject: fillText(staff.subject, { name, course }),
      preview: [plan && planFee(plan, theme), country, phone].filter(Boolean).join(" · "),
      heading: <FilledText text={staff.heading} values={{ name: <BidiIsolate>{name}</BidiIsolate> }} />,
      body: (
        <>
          {isStopped ? (
            <Paragraph>{staff.stopped}</Paragraph>
          ) : (
            <PageButton href={whatsappLink({ e164: phone, greeting: `${company.name}: ${course}` })}>
              {staff.chat}
            </PageButton>
          )}
          <FactTable>
            <Fact label={words.layout.course}>{course}</Fact>
            <BatchFact batch={enrolment.batch} />
            <PlanFact plan={plan} />
            <PhoneFact phone={phone} />
            <EmailFact email={email} />
            {answers.map(({ label, answer }) => (
              <Fact key={label} label={label}>
                {answer}
              </Fact>
            ))}
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
  },
});

/**
 * Tells a student that the request has arrived and what comes next (specification §8, "Enrollment success"). It repeats
 * nothing of the message, so no one can use the form to send their own words to a stranger.
 */
export const enrolmentAcknowledgement = defineEmail({
  kind: "enrolment-acknowledgement",
  pool: "forms",
  find: findRequests,
  to: studentOf,
  facts: factsOf,
  samples: (typed, locale) => {
    const { plain, planned } = samplesOf(typed);
    const until = sampleUntil(locale);
    const places = (["held", "none", "waitlisted"] as const).map((state) => {
      const place = { state, until, isProved: false, days: 14, url: sampleLink };
      return [`enrolment, acknowledgement, place ${state}`, { ...plain, batch: sampleBatch(typed), place }] as const;
    });
    return {
      "enrolment, acknowledgement": plain,
      "enrolment, acknowledgement, plan": planned,
      ...Object.fromEntries(places),
    };
  },
  view: ({ firstName, course, batch, plan, id, reference: code, place }, theme) => {
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
            <PlanFact plan={plan} />
            <Fact label={reference}>{code ?? id}</Fact>
          </FactTable>
          {plan ? <Paragraph>{planBegins}</Paragraph> : null}
          <PhoneHours text={call} />
          <Signature />
          <SmallPrint>{why}</SmallPrint>
        </>
      ),
    };
  },
});

/** A plan and its fee as text; without its fee if that is not known, and empty if neither is. */
function planFee({ title, fee }: NonNullable<EnrolmentFacts["plan"]>, { words, language }: EmailTheme): string {
  if (!fee) return title;
  const { months, monthly, total, registration, currency } = fee;
  const { planFee: ofPlan, fee: alone, registration: along } = words.enrolments;
  const money = formats(language.lang).money(currency);
  const values = { plan: title, months, monthly: money.format(monthly), total: money.format(total) };
  const said = fillCount(title ? ofPlan : alone, months, values);
  return registration === 0 ? said : fillText(along, { fee: said, registration: money.format(registration) });
}

/** The line of a plan and its fee, if anything is known of them. */
function PlanFact({ plan }: Pick<EnrolmentFacts, "plan">) {
  const theme = useEmailTheme();
  const { layout, enrolments } = theme.words;
  const said = plan && planFee(plan, theme);
  return said ? <Fact label={plan.title ? layout.plan : enrolments.feeLabel}>{said}</Fact> : null;
}

function samplesOf(typed: Typed) {
  const plain: EnrolmentFacts = {
    ...{ id: "5f6c0f5e-0000-4000-8000-000000000000", reference: "K7M4-Q2XW", createdAt: sampleTime },
    ...{ ...samplePerson(typed), country: null, answers: [], message: "", course: typed("Data Analysis") },
    ...{ batch: null, plan: null, place: null, isStopped: false },
  };
  const plan = {
    title: typed("Standard"),
    fee: { monthly: 149, months: 4, total: 596, registration: 0, currency: "USD" as const },
  };
  const country = typed("Qatar");
  const answers = [{ label: typed("Country"), answer: country }];
  const planned = { ...plain, ...unfitPerson(typed), country, answers, message: typed("{plan}\nhello"), plan };
  return { plain, planned };
}
