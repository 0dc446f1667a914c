import { findNamedBatches, type NamedBatch } from "#domains/catalogue/server/queries.ts";
import type { SiteContent, SiteCourse, SitePlan } from "#domains/content/contract/site-content.ts";
import { coursePrice, type OwnFee, ownFeeOf, paidMonths, planOf } from "#domains/content/rules/course-price.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findStopped } from "#domains/outbox/server/chat-stops.ts";
import { byId, defineEmail, type Typed } from "#server/mail/define-email.ts";
import { EmailFact, Fact, FactTable, PhoneFact, SentFact } from "#server/mail/facts.tsx";
import {
  BidiIsolate,
  type EmailTheme,
  FilledText,
  Greeting,
  PageButton,
  Paragraph,
  PhoneHours,
  Reference,
  Signature,
  SmallPrint,
  useEmailTheme,
  WrittenText,
} from "#server/mail/parts.tsx";
import { type PersonFacts, samplePerson, unfitPerson } from "#server/mail/person-facts.ts";
import { sampleLink, sampleTime } from "#server/mail/samples.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import type { Currency } from "#shared/money.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import type { Messages } from "#shared/words.ts";
import { BatchFact, type BatchFacts, sampleBatch } from "./batch-fact.tsx";
import { findBatch } from "./batches-with-seats.ts";
import { placePath } from "./place-link.ts";
import { findOpenEnrolment } from "./queries.ts";
import { findEnrolmentRequests, type StoredEnrolmentRequest } from "./request-queries.ts";

/** An enrolment request, for the emails about it. */
interface EnrolmentFacts extends PersonFacts {
  /** The requested batch; null if the visitor was undecided, or it is gone. */
  batch: BatchFacts | null;
  id: string;
  /** The short code for people; null for a request of an earlier release. */
  reference: string | null;
  createdAt: Date;
  country: string | null;
  /** The form's other fields, with their labels there. */
  answers: { label: string; answer: string }[];
  message: string;
  /** The course's title. */
  course: string;
  /** The chosen plan and its fee in the currency of the visitor's market, if it has one; null for the simple form. */
  plan: {
    /** Empty for a course without plans. */
    title: string;
    /** With its registration fee, 0 for none. */
    fee: { monthly: number; months: number; total: number; registration: number; currency: Currency } | null;
  } | null;
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

/** Brings an enrolment request to the staff, with a button into WhatsApp to answer the student. */
export const enrolmentStaffEmail = defineEmail({
  kind: "enrolment-staff",
  pool: null,
  find: async (deps: EmailDeps, ids) => {
    const found = await findRequests(deps, ids);
    const phones = [...found.values()].map(({ request }) => request.phone);
    const stopped = await findStopped(deps.database, phones);
    return new Map([...found].map(([id, one]) => [id, { ...one, isStopped: stopped.has(one.request.phone) }]));
  },
  to: "staff",
  replyTo: studentOf,
  facts: (found, deps): EnrolmentFacts & { isStopped: boolean } => ({
    ...factsOf(found, deps),
    isStopped: found.isStopped,
  }),
  samples: (typed) => {
    const samples = samplesOf(typed);
    const plain = { ...samples.plain, isStopped: false };
    const planned = { ...samples.planned, isStopped: false };
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
  samples: (typed) => {
    const { plain, planned } = samplesOf(typed);
    const until = "3 March 2026, 5:14 PM Pakistan time";
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
function planFee({ title, fee }: NonNullable<EnrolmentFacts["plan"]>, { words }: EmailTheme): string {
  if (!fee) return title;
  const { months, monthly, total, registration, currency } = fee;
  const { planFee: ofPlan, fee: alone, registration: along } = words.enrolments;
  const money = formats(siteLocale).money(currency);
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

interface FoundRequest {
  id: string;
  request: StoredEnrolmentRequest;
  batch: NamedBatch | null;
  /** The own price of the batch. */
  ownFee: OwnFee;
  place: EnrolmentFacts["place"];
}

async function findRequests(deps: EmailDeps, ids: string[]): Promise<Map<string, FoundRequest>> {
  const requests = await findEnrolmentRequests(deps.database, ids);
  const named = requests.flatMap(({ batchId }) => batchId ?? []);
  const batches = byId(await findNamedBatches(deps.database, named));
  const found = requests.map(async (request) => {
    const batch = batches.get(request.batchId ?? "") ?? null;
    const stored = request.batchId === null ? undefined : await findBatch(deps.database, request.batchId);
    const ownFee = stored ? ownFeeOf(stored, deps.site().content) : null;
    return { id: request.id, request, batch, ownFee, place: await placeOf(deps, request) };
  });
  return byId(await Promise.all(found));
}

function factsOf({ request, batch, ownFee, place }: FoundRequest, { site }: EmailDeps): EnrolmentFacts {
  const { content, messages } = site();
  const answers = answersOf(request, messages.labels.enrolment.form.fields);
  return { ...request, ...namesOf(content, request, ownFee), answers, batch, place };
}

/** The answers that have no place of their own in the email. A field of the form gets its line by its label. */
function answersOf(request: StoredEnrolmentRequest, labels: Messages["labels"]["enrolment"]["form"]["fields"]) {
  const { firstName: _first, lastName: _last, email: _email, phone: _phone, message: _message, ...others } = labels;
  const names = Object.keys(others) as (keyof typeof others)[];
  return names.flatMap((name) => {
    const answer = request[name];
    return answer ? [{ label: others[name], answer }] : [];
  });
}

function studentOf({ request: { firstName, lastName, email } }: FoundRequest) {
  return { name: `${firstName} ${lastName}`, email };
}

/** The state of a request's place in the batch that it names; null without a batch, and once it is a student's. */
async function placeOf(
  { database, signedTokens, site, siteUrl }: EmailDeps,
  request: StoredEnrolmentRequest,
): Promise<EnrolmentFacts["place"]> {
  const { personId, batchId } = request;
  if (!personId || !batchId) return null;
  const seat = await findOpenEnrolment(database, { personId, batchId });
  if (seat?.state === "active") return null;
  const { company, payment } = site().content;
  return {
    state: seat?.state === "held" || seat?.state === "waitlisted" ? seat.state : "none",
    until: seat?.heldUntil ? shownTime(seat.heldUntil, "minute", company.hours.timeZone).words : "",
    isProved: Boolean(seat?.provedAt),
    days: payment.daysToPay,
    url: `${siteUrl}${await placePath(signedTokens, request)}`,
  };
}

/** The names of course and plan; one that is no longer offered is named by its id. */
function namesOf(content: SiteContent, { courseId, plan: planId, currency }: StoredEnrolmentRequest, ownFee: OwnFee) {
  const course = findCourse(content, courseId);
  const title = course?.title ?? courseId;
  if (planId === null) return { course: title, plan: null };
  const plan = course ? planOf(course, content.plans, planId) : content.plans.find(({ id }) => id === planId);
  return {
    course: title,
    plan: {
      title: plan?.title ?? planId,
      fee: course && plan ? feeOf({ course, plan, ownFee, currency: currency ?? content.money.currency }) : null,
    },
  };
}

type Chosen = { course: SiteCourse; plan: Pick<SitePlan, "id" | "fees">; ownFee: OwnFee; currency: Currency };

function feeOf({ course, plan, ownFee, currency }: Chosen) {
  const months = paidMonths(course);
  const monthly = coursePrice(course, plan, currency, ownFee);
  const registration = course.registration[currency] ?? 0;
  return monthly === undefined ? null : { monthly, months, total: monthly * months, registration, currency };
}

function samplesOf(typed: Typed) {
  const plain: EnrolmentFacts = {
    ...{ id: "5f6c0f5e-0000-4000-8000-000000000000", reference: "K7M4-Q2XW", createdAt: sampleTime },
    ...{ ...samplePerson(typed), country: null, answers: [], message: "", course: typed("Data Analysis") },
    ...{ batch: null, plan: null, place: null },
  };
  const plan = {
    title: typed("Standard"),
    fee: { monthly: 149, months: 4, total: 596, registration: 0, currency: "USD" as const },
  };
  const country = typed("Qatar");
  const answers = [{ label: "Country", answer: country }];
  const planned = { ...plain, ...unfitPerson(typed), country, answers, message: typed("{plan}\nhello"), plan };
  return { plain, planned };
}
