import { changeDemoBooking, freePlace, lockDemoBooking } from "#server/db/queries/demo-bookings.ts";
import { AppError } from "#server/services/app-error.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
import { enqueueCancelledEmails } from "#server/services/demo/enqueue-demo-emails.ts";
import { checkDemoLink, type DemoLink } from "#server/services/demo/open-demo-booking.ts";
import { demoWords } from "#shared/content/demo-booking.ts";

/**
 * Gives a booking's place back and queues the mails that say so; a second time, nothing happens. Throws `forbidden` for a
 * bad link, `conflict` once the class has begun.
 */
export async function cancelDemo(deps: DemoDeps, link: DemoLink): Promise<void> {
  await checkDemoLink(deps, link);
  await deps.database.transaction(async (transaction) => {
    const booking = await lockDemoBooking(transaction, link.id);
    if (!booking) throw new AppError("forbidden", demoWords.refusals.link);
    if (booking.cancelledAt) return;
    if (booking.startsAt <= deps.clock()) throw new AppError("conflict", demoWords.refusals.begun);
    await freePlace(transaction, booking);
    const cancelled = await changeDemoBooking(transaction, booking.id, { cancelledAt: deps.clock() });
    if (cancelled) await enqueueCancelledEmails(deps, transaction, cancelled);
  });
}
