import { findDemoBookings } from "#server/db/queries/demo-bookings.ts";
import { AppError } from "#server/services/app-error.ts";
import { demoCalendar } from "#server/services/demo/demo-calendar.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
import { readDemoCalendarKey } from "#server/services/demo/demo-links.ts";
import type { DemoLink } from "#server/services/demo/open-demo-booking.ts";
import { demoWords } from "#shared/content/demo-booking.ts";

/** A booking's calendar entry for download, as iCalendar text. Throws `forbidden` for a link that opens nothing. */
export async function getDemoCalendar(deps: DemoDeps, { id, key }: DemoLink): Promise<string> {
  const reading = await readDemoCalendarKey(deps.signedTokens, id, key, deps.clock());
  if (reading !== "good") throw new AppError("forbidden", demoWords.refusals.link);
  const [booking] = await findDemoBookings(deps.database, [id]);
  if (!booking) throw new AppError("forbidden", demoWords.refusals.link);
  return demoCalendar(booking, deps.clock()).content;
}
