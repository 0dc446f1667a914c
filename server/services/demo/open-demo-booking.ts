import { type DemoBooking, findDemoBookings } from "#server/db/queries/demo-bookings.ts";
import { AppError } from "#server/services/app-error.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
import { demoCalendarPath, readDemoBookingKey } from "#server/services/demo/demo-links.ts";
import { demoWords } from "#shared/content/demo-booking.ts";

/** A booking as its own page shows it. */
export interface DemoBookingView {
  id: string;
  courseId: string;
  /** ISO 8601, UTC. */
  start: string;
  end: string;
  name: string;
  timeZone: string;
  state: "upcoming" | "begun" | "cancelled";
  /** Address of the calendar entry. */
  calendar: string;
}

/** What a signed link says: whose booking, and the proof. */
export interface DemoLink {
  id: string;
  key: string;
}

/** The booking behind a signed link. Throws `forbidden`, in words, for a link that was made up or has expired. */
export async function openDemoBooking(deps: DemoDeps, link: DemoLink): Promise<DemoBookingView> {
  await checkDemoLink(deps, link);
  const [booking] = await findDemoBookings(deps.database, [link.id]);
  if (!booking) throw new AppError("forbidden", demoWords.refusals.link);
  return await viewOf(deps, booking);
}

/** Throws `forbidden` unless the link is one of ours, for this booking, and still valid. */
export async function checkDemoLink({ signedTokens, clock }: DemoDeps, { id, key }: DemoLink): Promise<void> {
  const reading = await readDemoBookingKey(signedTokens, id, key, clock());
  if (reading === "expired") throw new AppError("forbidden", demoWords.refusals.linkExpired);
  if (reading === "invalid") throw new AppError("forbidden", demoWords.refusals.link);
}

async function viewOf({ signedTokens, clock }: DemoDeps, booking: DemoBooking): Promise<DemoBookingView> {
  const { id, courseId, startsAt, endsAt, name, timeZone, cancelledAt } = booking;
  const begun = startsAt <= clock() ? "begun" : "upcoming";
  return {
    id,
    courseId,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    name,
    timeZone,
    state: cancelledAt ? "cancelled" : begun,
    calendar: await demoCalendarPath(signedTokens, booking),
  };
}
