import type { Database } from "#server/db/client.ts";
import { type Enrolment, findEnrolments } from "#server/db/queries/enrolments.ts";
import type { Emails, EnrolmentFacts, Mailbox } from "#server/integrations/mail/port.ts";
import type { EnrolmentEmailKind } from "#server/services/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter, emailWriter } from "#server/services/mail/email-writer.ts";
import { findCourse } from "#shared/content/courses.ts";
import { plans } from "#shared/content/plans.ts";
import { paidMonths, planTotal } from "#shared/rules/plan-total.ts";

interface Deps {
  database: Database;
  emails: Emails;
  /** The staff's inbox. */
  staff: Mailbox;
}

/** The writers of the emails about enrolment requests: to the staff, who reply to the student, and to students. */
export function writeEnrolmentEmails({ database, emails, staff }: Deps): Record<EnrolmentEmailKind, EmailWriter> {
  const about = (write: (enrolment: Enrolment) => EmailMessage) =>
    emailWriter((ids) => findEnrolments(database, ids), write);
  return {
    "enrolment-staff": about((enrolment) => ({
      ...emails.enrolmentStaffEmail(factsOf(enrolment)),
      to: staff,
      replyTo: studentOf(enrolment),
      endsOnRefusal: false,
    })),
    "enrolment-acknowledgement": about((enrolment) => ({
      ...emails.enrolmentAcknowledgement(factsOf(enrolment)),
      to: studentOf(enrolment),
      endsOnRefusal: true,
    })),
  };
}

/** A course or plan that is no longer offered is named by its id. */
function factsOf(enrolment: Enrolment): EnrolmentFacts {
  const course = findCourse(enrolment.courseId)?.title ?? enrolment.courseId;
  const plan = plans.find(({ id }) => id === enrolment.plan);
  if (!plan) return { ...enrolment, course, plan: null };
  const { title, monthlyPrice } = plan;
  const fee = { monthlyPrice, months: paidMonths(course), total: planTotal(monthlyPrice, course) };
  return { ...enrolment, course, plan: { title, ...fee } };
}

function studentOf({ firstName, lastName, email }: Enrolment): Mailbox {
  return addresseeOf({ name: `${firstName} ${lastName}`, email });
}
