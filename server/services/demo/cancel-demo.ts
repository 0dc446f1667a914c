import { changeDemoBooking, freePlace, lockDemoBooking } from "#server/db/queries/demo-bookings.ts";
import { AppError } from "#server/services/app-error.ts";
import { orderCancelledLetters } from "#server/services/demo/demo-letters-due.ts";
import type { DemoNeeds } from "#server/services/demo/demo-needs.ts";
import { checkDemoLink, type DemoLink } from "#server/services/demo/open-demo-booking.ts";
import { demoWords } from "#shared/content/demo-booking.ts";

/**
 * Gives a booking's place back and queues the mails that say so; a second time, nothing happens. Throws `forbidden` for a
 * bad link, `conflict` once the class has begun.
 */
export async function cancelDemo(needs: DemoNeeds, link: DemoLink): Promise<void> {
  await checkDemoLink(needs, link);
  await needs.database.transaction(async (transaction) => {
    const booking = await lockDemoBooking(transaction, link.id);
    if (!booking) throw new AppError("forbidden", demoWords.refusals.link);
    if (booking.cancelledAt) return;
    if (booking.startsAt <= needs.clock()) throw new AppError("conflict", demoWords.refusals.begun);
    await freePlace(transaction, booking);
    const cancelled = await changeDemoBooking(transaction, booking.id, { cancelledAt: needs.clock() });
    if (cancelled) await orderCancelledLetters(needs, transaction, cancelled);
  });
}
