import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { courses } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";

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

stored(certificateRules, {
  what: "what each course asks for its certificate",
  why: "to tell who has earned it",
  ground: "none",
  kept: "as long as the course",
  seenBy: readers.staff,
});

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

stored(issuerKeys, {
  what: "the keys that certificates are signed with; the private half of the current one encrypted",
  why: "so that anybody can verify a certificate",
  ground: "none",
  kept: "for good; the private half until the key is replaced",
  seenBy: `everybody sees the public half, ${readers.nobody} the private one`,
});

/**
 * The certified facts, under their names at that time: renaming a course, or erasing a person, changes no certificate.
 */
export const certificates = pgTable(
  "certificates",
  {
    id: uuid().primaryKey(),
    /** 16 characters, without hyphens. */
    number: impersonal(text().notNull().unique("certificates_number")),
    /** The holder; null once they are erased. */
    personId: personal(uuid("person_id").references(() => people.id, { onDelete: "set null" })),
    /** Null once the student's place is no longer stored. */
    enrolmentId: personal(uuid("enrolment_id").references(() => enrolments.id, { onDelete: "set null" })),
    issuedAt: time("issued_at").notNull(),
    /** As it is written on the certificate; null once the person is erased. */
    name: personal(text()),
    /** No foreign key: a certificate outlives its course. */
    courseId: impersonal(text("course_id").notNull()),
    courseTitle: impersonal(text("course_title").notNull()),
    description: impersonal(text().notNull()),
    batchName: impersonal(text("batch_name").notNull()),
    /** As text: "16 weeks". */
    duration: impersonal(text().notNull()),
    startDate: impersonal(date("start_date", { mode: "string" }).notNull()),
    endDate: impersonal(date("end_date", { mode: "string" }).notNull()),
    teacher: impersonal(text().notNull()),
    issuerName: impersonal(text("issuer_name").notNull()),
    /** The requirements it was given for, as text. */
    criteria: impersonal(text().notNull()),
    /** The staff's reason, if it was issued by hand. */
    byHand: personal(text("by_hand")),
    keyId: impersonal(
      text("key_id")
        .notNull()
        .references(() => issuerKeys.publicKey),
    ),
    /** The signed credential as JSON, as it is handed out; null once the person is erased. */
    credential: personal(text()),
    /** The list that says whether it is revoked, and its place there. */
    statusList: integer("status_list").notNull(),
    statusIndex: integer("status_index").notNull(),
    /** Whether the holder shows the whole name. */
    isShared: personal(boolean("is_shared").notNull().default(false)),
    revokedAt: time("revoked_at"),
    revokedReason: personal(text("revoked_reason")),
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

stored(certificates, {
  what: "the certificates, with the name and the course as they are written on them",
  why: "so that a certificate can be verified for as long as somebody shows it",
  ground: "contract",
  kept: "for good; name, signed file and the staff's reason until the person is erased",
  seenBy: `${readers.staff}; the holder; whoever has the number, with the name in part unless the holder shares it`,
});
