import { findOfferedCourse, type Site } from "#domains/content/rules/site.ts";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { hour, minute } from "#shared/durations.ts";
import { availabilityOf, demoSlots, type DemoSlot as Slot } from "./demo-slots.ts";
import { countTaken } from "./queries.ts";

interface Schedule {
  site: () => Site;
  clock: () => Date;
}

/**
 * A course's classes that can be booked now, earliest first, with their free places: of the site that visitors see, or
 * of the one that is being prepared for them. Throws `not_found`.
 */
export async function listDemoSlots(
  { database, site, clock }: Schedule & { database: Database },
  courseId: string,
  { content }: Pick<Site, "content"> = site(),
): Promise<DemoSlot[]> {
  if (!findOfferedCourse(content, courseId)) throw new AppError("not_found", "booking.course");
  const slots = demoSlots(availabilityOf(content.company), clock());
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const taken = await countTaken(database, courseId, first.start, last.start);
  return slots.map(({ start, end, seats }) => ({
    start: start.toISOString(),
    minutes: (end.getTime() - start.getTime()) / minute,
    free: Math.max(0, seats - (taken.get(start.getTime()) ?? 0)),
  }));
}

/** The slot that begins at `start`. Throws `conflict` for one that has passed or is too soon, `invalid` for no slot. */
export function bookableSlot({ site, clock }: Schedule, start: string): Slot {
  const availability = availabilityOf(site().content.company);
  const now = clock();
  const startsAt = new Date(start);
  const slot = demoSlots(availability, now).find((one) => one.start.getTime() === startsAt.getTime());
  if (slot) return slot;
  if (startsAt.getTime() < now.getTime() + availability.leadHours * hour)
    throw fieldError("start", "booking.past", { code: "conflict" });
  throw fieldError("start", "booking.slot");
}
