import { findNamedBatches, type NamedBatch } from "#domains/catalogue/server/queries.ts";
import type { SiteContent, SiteCourse, SitePlan } from "#domains/content/contract/site-content.ts";
import { coursePrice, type OwnFee, ownFeeOf, paidMonths, planOf } from "#domains/content/rules/course-price.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findStopped } from "#domains/outbox/server/chat-stops.ts";
import { byId } from "#server/mail/define-email.ts";
import type { PersonFacts } from "#server/mail/person-facts.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import type { Currency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";
import type { BatchFacts } from "./batch-fact.tsx";
import { findBatch } from "./batches-with-seats.ts";
import { placePath } from "./place-link.ts";
import { findOpenEnrolment } from "./queries.ts";
import { findEnrolmentRequests, type StoredEnrolmentRequest } from "./request-queries.ts";

/** An enrolment request, for the emails about it. */
export interface EnrolmentFacts extends PersonFacts {
  /** The requested batch; null if the visitor was undecided, or it is gone. */
  batch: BatchFacts | null;
  id: string;
  /** The short code for people; null for a request of an earlier release. */
  reference: string | null;
  createdAt: Date;
  /** Whether the number wants no texts. */
  isStopped: boolean;
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

interface FoundRequest {
  id: string;
  request: StoredEnrolmentRequest;
  batch: NamedBatch | null;
  isStopped: boolean;
  /** The own price of the batch. */
  ownFee: OwnFee;
  place: EnrolmentFacts["place"];
}

/** Requests with what their emails need besides, by their ids. */
export async function findRequests(deps: EmailDeps, ids: string[]): Promise<Map<string, FoundRequest>> {
  const requests = await findEnrolmentRequests(deps.database, ids);
  const named = requests.flatMap(({ batchId }) => batchId ?? []);
  const batches = byId(await findNamedBatches(deps.database, named));
  const stopped = await findStopped(
    deps.database,
    requests.map(({ phone }) => phone),
  );
  const found = requests.map(async (request) => {
    const batch = batches.get(request.batchId ?? "") ?? null;
    const stored = request.batchId === null ? undefined : await findBatch(deps.database, request.batchId);
    const ownFee = stored ? ownFeeOf(stored, deps.site().content) : null;
    const isStopped = stopped.has(request.phone);
    return { id: request.id, request, batch, ownFee, isStopped, place: await placeOf(deps, request) };
  });
  return byId(await Promise.all(found));
}

/** A request as its emails say it. */
export function factsOf(
  { request, batch, ownFee, isStopped, place }: FoundRequest,
  { site }: EmailDeps,
): EnrolmentFacts {
  const { content, messages } = site();
  const answers = answersOf(request, messages.labels.enrolment.form.fields);
  return { ...request, ...namesOf(content, request, ownFee), answers, batch, isStopped, place };
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

/** The student, as the addressee of an email. */
export function studentOf({ request: { firstName, lastName, email, personId } }: FoundRequest) {
  return { name: `${firstName} ${lastName}`, email, personId };
}

/** The state of a request's place in the batch that it names; null without a batch, and once it is a student's. */
async function placeOf(
  { database, signedTokens, site, addressOf }: EmailDeps,
  request: StoredEnrolmentRequest,
): Promise<EnrolmentFacts["place"]> {
  const { personId, batchId } = request;
  if (!personId || !batchId) return null;
  const seat = await findOpenEnrolment(database, { personId, batchId });
  if (seat?.state === "active") return null;
  const { content, messages } = site();
  const { company, payment } = content;
  return {
    state: seat?.state === "held" || seat?.state === "waitlisted" ? seat.state : "none",
    until: seat?.heldUntil
      ? shownTime(seat.heldUntil, "minute", company.hours.timeZone, messages.language.lang).words
      : "",
    isProved: Boolean(seat?.provedAt),
    days: payment.daysToPay,
    url: addressOf(await placePath(signedTokens, request)),
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
