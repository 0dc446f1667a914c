import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/schema/columns.ts";

/** Who did what to which record, one row an act; only ever appended to. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: time("at").notNull(),
    actor: text({ enum: ["visitor", "student", "staff", "operator", "system"] }).notNull(),
    /** The account of a student or a member of staff; null for the others. */
    actorId: text("actor_id"),
    /** The name of the verb: "withdrawEnrolment". */
    verb: text().notNull(),
    /** The kind of the record: "enrolment". */
    subject: text().notNull(),
    subjectId: text("subject_id").notNull(),
    /** What changed, without personal data. */
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (table) => [
    index("audit_entries_subject").on(table.subject, table.subjectId, table.id),
    index("audit_entries_at").on(table.at),
  ],
);
