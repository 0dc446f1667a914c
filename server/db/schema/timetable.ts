import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { batches } from "#domains/catalogue/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { people } from "#domains/people/server/tables.ts";
import { staff } from "#domains/staff/server/tables.ts";
import type { ToldClass } from "#domains/timetable/contract.ts";

/** Changes of the classes of a batch that its students and teachers are told of: one email each. */
export const classChanges = pgTable(
  "class_changes",
  {
    id: uuid().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    /** What happened to which classes; null for a change of the rule. */
    classes: jsonb().$type<ToldClass[]>(),
    /** How many people an email went out to. */
    told: integer().notNull(),
  },
  (table) => [index("class_changes_batch_id_at").on(table.batchId, table.at)],
);

/** The private addresses at which calendars read classes, one a student or member of staff. */
export const calendarAddresses = pgTable(
  "calendar_addresses",
  {
    /** SHA-256 of the secret part of the address. */
    token: text().primaryKey(),
    personId: uuid("person_id")
      .unique("calendar_addresses_person_id")
      .references(() => people.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .unique("calendar_addresses_user_id")
      .references(() => staff.userId, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [check("calendar_addresses_one_owner", sql`(${table.personId} is null) <> (${table.userId} is null)`)],
);
