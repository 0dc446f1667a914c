import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { day, hour } from "#shared/durations.ts";
import type { DemoBooking } from "./queries.ts";

interface QueueDeps {
  emailQueue: EmailQueue;
  clock: () => Date;
}

/** Times before a class at which the reminders go out. */
export const reminderTimes = { "demo-reminder-day": day, "demo-reminder-hour": hour } as const;

/**
 * Names a booking in its current version. An email queued about an earlier version is not written, so a moved or cancelled
 * booking needs no email taken back.
 */
export function bookingVersion({ id, sequence }: Pick<DemoBooking, "id" | "sequence">): string {
  return `${id}.${sequence}`;
}

/** Queues, in the booking's own transaction, the emails about a place taken or moved: two now, two as reminders. */
export async function enqueueBookedEmails(deps: QueueDeps, transaction: Database, booking: DemoBooking) {
  const { emailQueue, clock } = deps;
  const about = bookingVersion(booking);
  await emailQueue.enqueue(transaction, [
    { email: "demo-confirmation", about },
    { email: "demo-staff", about },
  ]);
  for (const email of ["demo-reminder-day", "demo-reminder-hour"] as const) {
    const at = new Date(booking.startsAt.getTime() - reminderTimes[email]);
    if (at > clock()) await emailQueue.enqueue(transaction, [{ email, about }], at);
  }
}

/** Queues, in the booking's own transaction, the emails about a place given back. */
export async function enqueueCancelledEmails({ emailQueue }: QueueDeps, transaction: Database, booking: DemoBooking) {
  const about = bookingVersion(booking);
  await emailQueue.enqueue(transaction, [
    { email: "demo-cancellation", about },
    { email: "demo-staff", about },
  ]);
}
