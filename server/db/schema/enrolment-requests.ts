import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";
import { people } from "#domains/people/server/tables.ts";
import type { PaymentSchedule } from "#domains/money/contract.ts";

/** What a visitor sent with one of the two enrolment forms (specification §3). With an empty `email` it is anonymised. */
export const enrolmentRequests = pgTable(
  "enrolments",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** The short code for people, "K7M4-Q2XW", which its order takes over; null in a row of an earlier release. */
    reference: text().unique("enrolments_reference"),
    form: text().$type<"simple" | "plan">().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    /** In E.164: "+923001234567". */
    phone: text().notNull(),
    /** The id of a course's document; no foreign key, because the table `courses` may be empty. */
    courseId: text("course_id").notNull(),
    /** The batch it asks for; null if the visitor is not sure yet. */
    batchId: text("batch_id"),
    /** Null in a row of an earlier release, and after an erasure. */
    personId: uuid("person_id").references(() => people.id),
    /** The id of a plan's document, on the plan form alone. */
    plan: text(),
    /** How the visitor wants to pay, on the plan form alone; null in a row of an earlier release: the whole course. */
    schedule: text().$type<PaymentSchedule>(),
    /** The simple form's country: "Pakistan". */
    country: text(),
    /** Empty when the visitor wrote none. */
    message: text().notNull(),
    /** Chosen by the sender; a second request with the same key is a repeat. */
    idempotencyKey: text("idempotency_key").unique("enrolments_idempotency_key"),
    /** SHA-256 of everything the visitor sent, in hex; the same again within a minute is a repeat. */
    fingerprint: text().notNull(),
  },
  (table) => [
    index("enrolments_created_at").on(table.createdAt),
    index("enrolments_person_id").on(table.personId),
    index("enrolments_fingerprint_created_at").on(table.fingerprint, table.createdAt),
    check("enrolments_plan_on_the_plan_form", sql`(${table.form} = 'plan') = (${table.plan} is not null)`),
  ],
);
