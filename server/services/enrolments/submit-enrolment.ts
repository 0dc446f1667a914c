import { createHash, randomUUID } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { type Enrolment, findRepeated, insertEnrolment, lockRepeats } from "#server/db/queries/enrolments.ts";
import { fieldError } from "#server/services/app-error.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";
import type { EnrolmentRequest } from "#shared/contracts/enrolment.ts";
import { findCourse } from "#shared/rules/find-course.ts";
import type { Site } from "#shared/rules/site.ts";

/** An enrolment request of the plan form. */
export interface PaidEnrolment extends Enrolment {
  plan: string;
}

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  site: () => Site;
  /** Without it no payment is asked for, and the plan form ends like the simple one. */
  orders?: {
    /**
     * Opens the order for an enrolment as part of `transaction`, which has just written the enrolment; answers its
     * reference and the path of its payment page on our own origin. An enrolment that has an order already, because its
     * form was sent again, gets that same order.
     */
    open(transaction: Database, enrolment: PaidEnrolment): Promise<{ reference: string; payPath: string }>;
  };
}

/**
 * Stores a request for a place in a course, queues its two emails and, for the plan form, opens its order, all in one
 * transaction; answers once that is committed (specification §7, `POST /send-email`): the enrolment's id and, for the
 * plan form, the path of its payment. The same content within a minute, or the same `idempotencyKey` at any time, is the
 * same enrolment and gets the same answer, even if both arrive at once. A filled honeypot gets an id too, but nothing is
 * stored. Throws `invalid` for an unknown course.
 */
export async function submitEnrolment(
  { database, emailQueue, site, orders }: Deps,
  request: EnrolmentRequest,
  idempotencyKey: string | null = null,
): Promise<{ id: string; next?: string }> {
  const id = randomUUID();
  if (request.website?.trim()) return { id };
  const row = rowOf(site(), request);
  const sending = { fingerprint: fingerprintOf(row), idempotencyKey };
  return await database.transaction(async (transaction) => {
    await lockRepeats(transaction, sending);
    const repeated = await findRepeated(transaction, sending);
    const enrolment = repeated ?? (await insertEnrolment(transaction, { id, ...row, ...sending }));
    if (!repeated) {
      await emailQueue.enqueue(transaction, [
        { email: "enrolment-staff", about: id },
        { email: "enrolment-acknowledgement", about: id },
      ]);
    }
    if (!orders || !isPaid(enrolment)) return { id: enrolment.id };
    const { payPath } = await orders.open(transaction, enrolment);
    return { id: enrolment.id, next: payPath };
  });
}

/** The stored columns of a form, in an order that does not depend on the order in which they were sent. */
function rowOf({ content }: Site, { formType, formData }: EnrolmentRequest) {
  const { firstName, lastName, email, phone, course, message, country = null } = formData;
  const found = findCourse(content, course);
  if (!found) throw fieldError("course", "enrolment.course");
  const { id: courseId, plans } = found;
  if (formType === "registration-form" && !plans.includes(formData.plan)) throw fieldError("plan", "enrolment.plan");
  const person = { firstName, lastName, email, phone };
  // Postgres stores every character except NUL.
  const answers = { ...person, courseId, country, message: message.replaceAll("\u0000", "") };
  return formType === "registration-form"
    ? { form: "plan" as const, ...answers, plan: formData.plan }
    : { form: "simple" as const, ...answers, plan: null };
}

function fingerprintOf(row: ReturnType<typeof rowOf>): string {
  return createHash("sha256").update(JSON.stringify(row)).digest("hex");
}

function isPaid(enrolment: Enrolment): enrolment is PaidEnrolment {
  return enrolment.form === "plan" && enrolment.plan !== null;
}
