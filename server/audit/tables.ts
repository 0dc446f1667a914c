import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";

/** Acts with actor and record, one row each; append-only. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: time("at").notNull(),
    actor: text({ enum: ["visitor", "student", "staff", "operator", "system"] }).notNull(),
    /** The account of a student or a member of staff; null for the others. */
    actorId: personal(text("actor_id")),
    /** The name of the verb: "withdrawEnrolment". */
    verb: impersonal(text().notNull()),
    /** The kind of the record: "enrolment". */
    subject: impersonal(text().notNull()),
    subjectId: impersonal(text("subject_id").notNull()),
    /** The changes, without personal data. */
    details: impersonal(jsonb().$type<Record<string, string | number | boolean | null>>().notNull()),
    /** A keyed hash of the columns above, and the seal that counts this entry; null until it is sealed. */
    hash: impersonal(text()),
    sealNumber: integer("seal_number"),
  },
  (table) => [
    index("audit_entries_subject").on(table.subject, table.subjectId, table.id),
    index("audit_entries_at").on(table.at),
    // Lists of a few people's acts, among very many of others.
    index("audit_entries_actor").on(table.actor, table.at, table.id),
    index("audit_entries_actor_id").on(table.actorId, table.at, table.id).where(sql`${table.actorId} is not null`),
    index("audit_entries_seal").on(table.sealNumber, table.id),
  ],
);

stored(auditEntries, {
  what: "who changed which enrolment, order, lead or person, by ids: no name, address or number",
  why: "to see later who did what",
  ground: "safety",
  kept: `${retention.auditEntries.words} from the act, also when the person is erased`,
  seenBy: readers.nobody,
  notExported: "staff",
});

/** Seals of entries, each over the one before it, so that an entry cannot be changed, removed or added unseen. */
export const auditSeals = pgTable("audit_seals", {
  /** 1 for the first, without gaps. */
  number: integer().primaryKey(),
  /** Number of entries it seals, and the times of the first and the last of them. */
  entries: integer().notNull(),
  firstAt: time("first_at").notNull(),
  lastAt: time("last_at").notNull(),
  /** The seal before it; empty for the first. */
  previous: impersonal(text().notNull()),
  /** A keyed hash of everything above and of the hashes of its entries. */
  seal: impersonal(text().notNull()),
});

stored(auditSeals, {
  what: "keyed hashes over the entries of the audit",
  why: "so that a changed entry is found",
  ground: "safety",
  kept: `${retention.auditEntries.words} from the last entry`,
  seenBy: readers.nobody,
  notExported: "nobody",
});
