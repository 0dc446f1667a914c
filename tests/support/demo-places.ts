import { and, count, eq, isNull } from "drizzle-orm";
import { expect } from "vitest";
import { demoBookings, demoSlots } from "#domains/demo-classes/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { company } from "./demo-content.ts";

/** Every class counts as many places taken as there are bookings for it, and no class has more than seats. */
export async function expectPlacesCounted(database: Database) {
  const classes = await database
    .select({
      courseId: demoSlots.courseId,
      startsAt: demoSlots.startsAt,
      taken: demoSlots.taken,
      booked: count(demoBookings.id),
    })
    .from(demoSlots)
    .leftJoin(
      demoBookings,
      and(
        eq(demoBookings.courseId, demoSlots.courseId),
        eq(demoBookings.startsAt, demoSlots.startsAt),
        isNull(demoBookings.cancelledAt),
      ),
    )
    .groupBy(demoSlots.courseId, demoSlots.startsAt, demoSlots.taken);
  const seats = Math.max(...company.demo.windows.map((window) => window.seats));
  expect(classes.length).toBeGreaterThan(0);
  for (const { startsAt, taken, booked } of classes) {
    expect(taken, startsAt.toISOString()).toBe(booked);
    expect(taken).toBeLessThanOrEqual(seats);
  }
}
