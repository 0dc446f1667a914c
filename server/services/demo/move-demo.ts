import type { Database } from "#server/db/client.ts";
import {
  changeDemoBooking,
  type DemoBooking,
  findPlaceOf,
  freePlace,
  lockDemoBooking,
  lockDemoSlot,
  takePlace,
} from "#server/db/queries/demo-bookings.ts";
import { AppError } from "#server/services/app-error.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
import { enqueueBookedEmails } from "#server/services/demo/enqueue-demo-emails.ts";
import { bookableSlot, slotTaken } from "#server/services/demo/list-demo-slots.ts";
import { checkDemoLink, type DemoLink } from "#server/services/demo/open-demo-booking.ts";
import { demoWords } from "#shared/content/demo-booking.ts";

const { refusals } = demoWords;

/**
 * Moves a booking to another class of its course, free and as often as the visitor likes (specification §2), also after
 * it has begun: a class that was cut off is taken up again. To where it is already, nothing happens. Both classes'
 * places are counted in the one transaction that also queues the mails. Throws `forbidden` for a bad link, `conflict`
 * when the class is full or has passed or the booking is cancelled, `invalid` for no class.
 */
export async function moveDemo(deps: DemoDeps, link: DemoLink, start: string): Promise<void> {
  await checkDemoLink(deps, link);
  await deps.database.transaction(async (transaction) => {
    const booking = await lockDemoBooking(transaction, link.id);
    if (!booking) throw new AppError("forbidden", refusals.link);
    if (booking.cancelledAt) throw new AppError("conflict", refusals.alreadyCancelled);
    if (booking.startsAt.getTime() !== new Date(start).getTime()) await change(deps, transaction, booking, start);
  });
}

async function change(deps: DemoDeps, transaction: Database, booking: DemoBooking, start: string) {
  const slot = bookableSlot(deps, start);
  const to = { courseId: booking.courseId, startsAt: slot.start };
  // Always the earlier class first, so that two who change places never wait for one another.
  const inOrder = booking.startsAt < to.startsAt ? [booking, to] : [to, booking];
  for (const one of inOrder) await lockDemoSlot(transaction, one);
  if (await findPlaceOf(transaction, to, booking.email)) throw new AppError("conflict", refusals.bookedAlready);
  if (!(await takePlace(transaction, to, slot.seats))) throw slotTaken();
  await freePlace(transaction, booking);
  const moved = await changeDemoBooking(transaction, booking.id, { startsAt: slot.start, endsAt: slot.end });
  if (moved) await enqueueBookedEmails(deps, transaction, moved);
}
