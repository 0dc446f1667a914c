import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a visitor sent with one of the two enrolment forms (specification §3). An empty `email`: the person was taken out. */
export const enrolments = pgTable(
  "enrolments",
  {
    id: uuid().primaryKey(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
    form: text().$type<"simple" | "plan">().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    /** In E.164: "+923001234567". */
    phone: text().notNull(),
    /** A course of `shared/content/courses`; the table of the same name may be empty, so the database cannot check it. */
    courseId: text("course_id").notNull(),
    /** A plan of `shared/content/plans`, on the plan form alone. */
    plan: text().$type<"basic" | "standard" | "premium">(),
    /** What the simple form's country field said: "Pakistan". */
    country: text(),
    /** Empty when the visitor wrote none. */
    message: text().notNull(),
    /** What the sender named this sending by; a second one under the same name is a repeat. */
    idempotencyKey: text("idempotency_key").unique("enrolments_idempotency_key"),
    /** SHA-256 of everything the visitor sent, in hex: a second one alike within a minute is a repeat. */
    fingerprint: text().notNull(),
  },
  (table) => [
    index("enrolments_created_at").on(table.createdAt),
    index("enrolments_fingerprint_created_at").on(table.fingerprint, table.createdAt),
    check("enrolments_plan_on_the_plan_form", sql`(${table.form} = 'plan') = (${table.plan} is not null)`),
  ],
);
