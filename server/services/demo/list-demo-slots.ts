import { countTaken } from "#server/db/queries/demo-bookings.ts";
import { AppError } from "#server/services/app-error.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
import { demoSlots, type DemoSlot as Slot } from "#server/services/demo/demo-slots.ts";
import { findCourse } from "#shared/content/courses.ts";
import { demoWords } from "#shared/content/demo-booking.ts";
import type { DemoSlot } from "#shared/contracts/demo.ts";
import { hour, minute } from "#shared/rules/durations.ts";

/** A course's classes that can be booked now, earliest first, with how many places are left. Throws `not_found`. */
export async function listDemoSlots(deps: DemoDeps, courseId: string): Promise<DemoSlot[]> {
  if (!findCourse(courseId)) throw new AppError("not_found", demoWords.refusals.course);
  const slots = demoSlots(deps.availability, deps.clock());
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const taken = await countTaken(deps.database, courseId, first.start, last.start);
  return slots.map(({ start, end, seats }) => ({
    start: start.toISOString(),
    minutes: (end.getTime() - start.getTime()) / minute,
    free: Math.max(0, seats - (taken.get(start.getTime()) ?? 0)),
  }));
}

/** The slot that begins at `start`. Throws `conflict` for one that has passed or is too soon, `invalid` for no slot. */
export function bookableSlot({ availability, clock }: DemoDeps, start: string): Slot {
  const now = clock();
  const startsAt = new Date(start);
  const slot = demoSlots(availability, now).find((one) => one.start.getTime() === startsAt.getTime());
  if (slot) return slot;
  if (startsAt.getTime() < now.getTime() + availability.leadHours * hour)
    throw new AppError("conflict", demoWords.refusals.past, { fields: { start: demoWords.refusals.past } });
  throw new AppError("invalid", demoWords.refusals.slot, { fields: { start: demoWords.refusals.slot } });
}

/** What is said when somebody else had the last place. */
export function slotTaken(): AppError {
  return new AppError("conflict", demoWords.refusals.taken, { fields: { start: demoWords.refusals.taken } });
}
