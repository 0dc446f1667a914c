import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { people } from "#domains/people/server/tables.ts";
import { teachers } from "#domains/staff/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";

/** A demo class that was ever booked. Two visitors who want the last place wait for the lock of its row. */
export const demoSlots = pgTable(
  "demo_slots",
  {
    courseId: text("course_id").notNull(),
    startsAt: time("starts_at").notNull(),
    /** Bookings that hold a place. */
    taken: integer().notNull().default(0),
    /** Who teaches it; null for the teacher of the course's batch. */
    teacherId: uuid("teacher_id").references(() => teachers.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.startsAt] }),
    check("demo_slots_taken", sql`${table.taken} >= 0`),
  ],
);

stored(demoSlots, {
  what: "how many places of a demo class are taken, and who teaches it",
  why: "so that no class is booked twice over",
  ground: "none",
  kept: `${retention.demoBookings.words} from the day of the class`,
  seenBy: readers.everybody,
});

/** A place in a demo class (specification §2, "Free demo page"). */
export const demoBookings = pgTable(
  "demo_bookings",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** Null in a row of an earlier release. */
    personId: personal(uuid("person_id").references(() => people.id)),
    courseId: impersonal(text("course_id").notNull()),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    name: personal(text().notNull()),
    /** In lower case. */
    email: personal(text().notNull()),
    /** E.164. */
    phone: personal(text().notNull()),
    /** The browser's. */
    timeZone: personal(text("time_zone").notNull()),
    /** Times it was moved or cancelled: the SEQUENCE of its calendar entry (RFC 5545 §3.8.7.4). */
    sequence: integer().notNull().default(0),
    cancelledAt: time("cancelled_at"),
    /** Whether the visitor came, as staff noted it; null until then. */
    came: boolean(),
    /** When the visitor ended the reminders of this class. */
    remindersEndedAt: time("reminders_ended_at"),
    /** Names the form that made it, so that the same form makes no second booking. */
    formKey: withheld(uuid("form_key").unique()),
  },
  (table) => [
    foreignKey({
      name: "demo_bookings_slot",
      columns: [table.courseId, table.startsAt],
      foreignColumns: [demoSlots.courseId, demoSlots.startsAt],
    }),
    index("demo_bookings_person_id").on(table.personId),
    uniqueIndex("demo_bookings_one_place_each")
      .on(table.courseId, table.startsAt, table.email)
      .where(sql`${table.cancelledAt} is null`),
  ],
);

stored(demoBookings, {
  what: "who comes to a demo class",
  why: "to hold the place, and to send invitation and reminders",
  ground: "asked",
  kept: `${retention.demoBookings.words} from the day of the class`,
  seenBy: `${readers.staff}; the visitor, by a signed link`,
});
