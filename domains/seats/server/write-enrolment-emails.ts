import { findNamedBatches, type NamedBatch } from "#domains/catalogue/server/queries.ts";
import type { SiteContent, SiteCourse, SitePlan } from "#domains/content/contract/site-content.ts";
import { coursePrice } from "#domains/content/rules/course-price.ts";
import { findCourse } from "#domains/content/rules/find-course.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EnrolmentEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter, emailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type { Mailbox } from "#server/mail/port.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { placePath } from "./place-link.ts";
import { findOpenEnrolment } from "./queries.ts";
import type * as templates from "./request-emails.tsx";
import type { EnrolmentFacts } from "./request-emails.tsx";
import { findEnrolmentRequests, type StoredEnrolmentRequest } from "./request-queries.ts";

interface Deps {
  database: Database;
  emails: Written<typeof templates>;
  site: () => Site;
  signedTokens: SignedTokens;
  siteUrl: string;
  /** The staff's inbox. */
  staff: () => Mailbox;
}

/** The writers of the emails about enrolment requests: to the staff, who reply to the student, and to students. */
export function writeEnrolmentEmails(deps: Deps): Record<EnrolmentEmailKind, EmailWriter> {
  const { database, emails, site, staff } = deps;
  const find = async (ids: string[]) => {
    const requests = await findEnrolmentRequests(database, ids);
    const named = requests.flatMap(({ batchId }) => batchId ?? []);
    const batches = new Map((await findNamedBatches(database, named)).map((batch) => [batch.id, batch]));
    const found = requests.map(async (request) => ({
      ...request,
      batch: batches.get(request.batchId ?? "") ?? null,
      place: await placeOf(deps, request),
    }));
    return await Promise.all(found);
  };
  const about = (write: (request: RequestWithBatch) => EmailMessage) => emailWriter(find, write);
  return {
    "enrolment-staff": about((enrolment) => ({
      ...emails.enrolmentStaffEmail(factsOf(site().content, enrolment)),
      to: staff(),
      replyTo: studentOf(enrolment),
      endsOnRefusal: false,
    })),
    "enrolment-acknowledgement": about((enrolment) => ({
      ...emails.enrolmentAcknowledgement(factsOf(site().content, enrolment)),
      to: studentOf(enrolment),
      endsOnRefusal: true,
    })),
  };
}

type RequestWithBatch = StoredEnrolmentRequest & { batch: NamedBatch | null; place: EnrolmentFacts["place"] };

/** The state of a request's place in the batch that it names; null without a batch, and once it is a student's. */
async function placeOf(
  { database, signedTokens, site, siteUrl }: Deps,
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

/** A course or plan that is no longer offered is named by its id. */
function factsOf(content: SiteContent, enrolment: RequestWithBatch): EnrolmentFacts {
  const course = findCourse(content, enrolment.courseId);
  const title = course?.title ?? enrolment.courseId;
  if (enrolment.plan === null) return { ...enrolment, course: title, plan: null };
  const plan = content.plans.find(({ id }) => id === enrolment.plan);
  const fee = course && plan ? feeOf(course, plan) : null;
  return { ...enrolment, course: title, plan: { title: plan?.title ?? enrolment.plan, fee } };
}

function feeOf(course: SiteCourse, plan: SitePlan) {
  const { months } = course;
  const monthlyPrice = coursePrice(course, plan);
  return { monthlyPrice, months, total: monthlyPrice * months };
}

function studentOf({ firstName, lastName, email }: StoredEnrolmentRequest): Mailbox {
  return addresseeOf({ name: `${firstName} ${lastName}`, email });
}
