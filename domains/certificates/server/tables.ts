import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { courses } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";

/** A course's rule for its certificate. Without one, the course's certificates are issued only by hand. */
export const certificateRules = pgTable(
  "certificate_rules",
  {
    courseId: text("course_id")
      .primaryKey()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** The least share of the classes and of the points, in per cent; null if it does not count. */
    attendance: integer(),
    work: integer(),
    /** Whether the fees must be paid or waived. */
    fees: boolean().notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    check("certificate_rules_attendance", sql`${table.attendance} between 1 and 100`),
    check("certificate_rules_work", sql`${table.work} between 1 and 100`),
  ],
);

/** The Ed25519 keys that certificates are signed with. A retired one signs nothing more, and still verifies. */
export const issuerKeys = pgTable(
  "issuer_keys",
  {
    /** As a Multikey: "z6Mk…". */
    publicKey: text("public_key").primaryKey(),
    /** Encrypted with a key derived from the program's secret; null once it is retired. */
    privateKey: text("private_key"),
    createdAt: time("created_at").notNull(),
    retiredAt: time("retired_at"),
  },
  (table) => [
    uniqueIndex("issuer_keys_one_signs").on(sql`(${table.retiredAt} is null)`).where(sql`${table.retiredAt} is null`),
  ],
);

/**
 * The certified facts, under their names at that time: renaming a course, or erasing a person, changes no certificate.
 */
export const certificates = pgTable(
  "certificates",
  {
    id: uuid().primaryKey(),
    /** 16 characters, without hyphens. */
    number: text().notNull().unique("certificates_number"),
    /** The holder; null once they are erased. */
    personId: uuid("person_id").references(() => people.id, { onDelete: "set null" }),
    /** Null once the student's place is no longer stored. */
    enrolmentId: uuid("enrolment_id").references(() => enrolments.id, { onDelete: "set null" }),
    issuedAt: time("issued_at").notNull(),
    /** As it is written on the certificate; null once the person is erased. */
    name: text(),
    /** No foreign key: a certificate outlives its course. */
    courseId: text("course_id").notNull(),
    courseTitle: text("course_title").notNull(),
    description: text().notNull(),
    batchName: text("batch_name").notNull(),
    /** As text: "16 weeks". */
    duration: text().notNull(),
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    teacher: text().notNull(),
    issuerName: text("issuer_name").notNull(),
    /** The requirements it was given for, as text. */
    criteria: text().notNull(),
    /** The staff's reason, if it was issued by hand. */
    byHand: text("by_hand"),
    keyId: text("key_id")
      .notNull()
      .references(() => issuerKeys.publicKey),
    /** The signed credential as JSON, as it is handed out; null once the person is erased. */
    credential: text(),
    /** The list that says whether it is revoked, and its place there. */
    statusList: integer("status_list").notNull(),
    statusIndex: integer("status_index").notNull(),
    /** Whether the holder shows the whole name. */
    isShared: boolean("is_shared").notNull().default(false),
    revokedAt: time("revoked_at"),
    revokedReason: text("revoked_reason"),
  },
  (table) => [
    unique("certificates_status").on(table.statusList, table.statusIndex),
    uniqueIndex("certificates_one_each").on(table.enrolmentId).where(sql`${table.revokedAt} is null`),
    index("certificates_person_id").on(table.personId),
    index("certificates_enrolment_id").on(table.enrolmentId),
    index("certificates_issued_at_id").on(table.issuedAt, table.id),
    index("certificates_revoked").on(table.statusList).where(sql`${table.revokedAt} is not null`),
    check("certificates_name", sql`(${table.name} is null) = (${table.credential} is null)`),
    check("certificates_revoked_reason", sql`(${table.revokedAt} is null) = (${table.revokedReason} is null)`),
  ],
);
