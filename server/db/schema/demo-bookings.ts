import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A demo class that somebody has booked, ever. Its row's lock is what two who want the last place wait for. */
export const demoSlots = pgTable(
  "demo_slots",
  {
    courseId: text("course_id").notNull(),
    startsAt: moment("starts_at").notNull(),
    /** How many bookings hold a place now. */
    taken: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.startsAt] }),
    check("demo_slots_taken", sql`${table.taken} >= 0`),
  ],
);

/** A place in a demo class (specification §2, "Free demo page"). */
export const demoBookings = pgTable(
  "demo_bookings",
  {
    id: uuid().primaryKey(),
    createdAt: moment("created_at").notNull().defaultNow(),
    courseId: text("course_id").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    name: text().notNull(),
    /** In lower case: one person, however they write it. */
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** The visitor's own, from the browser. */
    timeZone: text("time_zone").notNull(),
    /** How often it was moved or cancelled: the SEQUENCE of its calendar entry (RFC 5545 §3.8.7.4). */
    sequence: integer().notNull().default(0),
    cancelledAt: moment("cancelled_at"),
    /** What the form that made it calls itself, so that sending it again makes no second booking. */
    formKey: uuid("form_key").unique(),
  },
  (table) => [
    foreignKey({
      name: "demo_bookings_slot",
      columns: [table.courseId, table.startsAt],
      foreignColumns: [demoSlots.courseId, demoSlots.startsAt],
    }),
    uniqueIndex("demo_bookings_one_place_each")
      .on(table.courseId, table.startsAt, table.email)
      .where(sql`${table.cancelledAt} is null`),
  ],
);
