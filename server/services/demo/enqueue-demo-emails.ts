import type { Database } from "#server/db/client.ts";
import type { DemoBooking } from "#server/db/queries/demo-bookings.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
import { day, hour } from "#shared/rules/durations.ts";

/** How long before a class each reminder goes out. */
export const reminding = { "demo-reminder-day": day, "demo-reminder-hour": hour } as const;

/**
 * Names a booking as it is now: an email ordered about an earlier state of it has nothing to say any more, so a moved or
 * cancelled booking needs no order taken back.
 */
export function stateOf({ id, sequence }: Pick<DemoBooking, "id" | "sequence">): string {
  return `${id}.${sequence}`;
}

/** Queues, in the booking's own transaction, the emails about a place taken or moved: two now, two as reminders. */
export async function enqueueBookedEmails(
  { emailQueue, clock }: DemoDeps,
  transaction: Database,
  booking: DemoBooking,
) {
  const about = stateOf(booking);
  await emailQueue.enqueue(transaction, [
    { email: "demo-confirmation", about },
    { email: "demo-staff", about },
  ]);
  for (const email of ["demo-reminder-day", "demo-reminder-hour"] as const) {
    const at = new Date(booking.startsAt.getTime() - reminding[email]);
    if (at > clock()) await emailQueue.enqueue(transaction, [{ email, about }], at);
  }
}

/** Queues the emails about a place given back. */
export async function enqueueCancelledEmails({ emailQueue }: DemoDeps, transaction: Database, booking: DemoBooking) {
  const about = stateOf(booking);
  await emailQueue.enqueue(transaction, [
    { email: "demo-cancellation", about },
    { email: "demo-staff", about },
  ]);
}
