import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";

/** Everybody who wrote to the institute or learns there, each once. */
export const people = pgTable(
  "people",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    name: text().notNull(),
    /** In lower case; null for a person without one. */
    email: text().unique("people_email"),
    /** E.164; null for a person without one. Several people may share a number. */
    phone: text(),
    /** The language of their emails. */
    locale: text().notNull().default("en"),
    /** The account that the release before this one linked; `account_people` replaces it. Nothing writes it any more. */
    userId: text("user_id").unique("people_user_id"),
    /**
     * The id of the person that this one turned out to be; its records stay its own, so that a merge can be undone. No
     * foreign key, because an archive restores the rows in any order.
     */
    mergedInto: uuid("merged_into"),
  },
  (table) => [
    index("people_phone").on(table.phone),
    index("people_merged_into").on(table.mergedInto),
    index("people_created_at_id").on(table.createdAt, table.id),
    // The words of a name and an address, by which the back office finds people as they are typed.
    index("people_words").using(
      "gin",
      sql`to_tsvector('simple', translate(${table.name} || ' ' || coalesce(${table.email}, ''), '@.+-_', '     '))`,
    ),
  ],
);

/** Merges of two people; an undone one stays as a record. */
export const personMerges = pgTable(
  "person_merges",
  {
    id: uuid().primaryKey(),
    at: time("at").notNull(),
    keptId: uuid("kept_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    mergedId: uuid("merged_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Those that were merged into `mergedId` before, and now lead to `keptId` as well. */
    followers: jsonb().$type<string[]>().notNull(),
    undoneAt: time("undone_at"),
  },
  (table) => [index("person_merges_kept_id").on(table.keptId), index("person_merges_merged_id").on(table.mergedId)],
);

/** Where a lead comes from. */
export const leadSources = ["contact", "quote", "demo", "enrolment", "assistant"] as const;

/** What became of a lead. */
export const leadStates = ["new", "answered", "won", "lost"] as const;

/** Somebody who waits for an answer of the institute. */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    personId: uuid("person_id")
      .notNull()
      .references(() => people.id),
    source: text({ enum: leadSources }).notNull(),
    /** The id of the inquiry, booking or request that opened it; a record opens one lead. */
    about: uuid().notNull().unique("leads_about"),
    /** Whether it was probably sent by a program: it had filled in a field that people do not see. */
    isSuspect: boolean("is_suspect").notNull().default(false),
    /** The account of the member of staff who answers; null while nobody does. */
    owner: text(),
    state: text({ enum: leadStates }).notNull().default("new"),
    dueAt: time("due_at").notNull(),
    /** When the state last changed. */
    changedAt: time("changed_at").notNull(),
    /** The source of the visit that led to it, and the country it was seen in; null where nobody knows. */
    cameFrom: text("came_from"),
    country: text(),
  },
  (table) => [
    index("leads_created_at_id").on(table.createdAt, table.id),
    index("leads_state_due_at").on(table.state, table.dueAt),
    index("leads_person_id").on(table.personId),
    index("leads_owner_due_at").on(table.owner, table.state, table.dueAt),
    index("leads_source_created_at").on(table.source, table.createdAt, table.id),
  ],
);

/** What staff wrote on a person's record, or to the person. */
export const personMessages = pgTable(
  "person_messages",
  {
    id: uuid().primaryKey(),
    at: time("at").notNull(),
    personId: uuid("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** The lead it answers; null for a note on the person. No foreign key: leads are forgotten sooner. */
    leadId: uuid("lead_id"),
    kind: text({ enum: ["email", "whatsapp", "note"] }).notNull(),
    /** The account of who wrote it; null for the operator. */
    authorId: text("author_id"),
    text: text().notNull(),
  },
  (table) => [index("person_messages_person_id").on(table.personId, table.at)],
);
