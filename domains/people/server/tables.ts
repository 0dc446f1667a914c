import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { guardianRelations } from "#domains/people/rules/guardian-relations.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, stored, withheld } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { foldedInSql } from "./folded-in-sql.ts";

const addressOf = sql.raw(`coalesce("email", "shared_email")`);
const nameAndAddress = sql.raw(`"name" || ' ' || coalesce("email", "shared_email", '')`);

/** Everyone who wrote to the institute or learns there, each once. */
export const people = pgTable(
  "people",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    name: personal(text().notNull()),
    /** The address, where they were the first to have it. The previous release looks people up by it, so it is unique. */
    ownEmail: withheld(personal(text("email").unique("people_email"))),
    /** The address, where another person had it first: it links no account. */
    sharedEmail: withheld(personal(text("shared_email"))),
    /** Where e-mails reach them, in lower case; null for a person without an address. Several people may share one. */
    email: personal(text("contact_email").generatedAlwaysAs(addressOf)),
    /** E.164; null for a person without one. Several people may share a number. */
    phone: personal(text()),
    /** When a mail server last refused the address for good, and its answer; null once it has taken an email since. */
    refusedAt: personal(time("refused_at")),
    refusal: personal(text()),
    /** The language of their emails. */
    locale: personal(text().notNull().default(siteLocale), { stays: true }),
    /** The account that the previous release linked; `account_people` replaces it. Nothing writes it any more. */
    userId: personal(text("user_id").unique("people_user_id")),
    /**
     * The id of the person that this one turned out to be; its records stay its own, so that a merge can be undone. No
     * foreign key, because an archive restores the rows in any order.
     */
    mergedInto: personal(uuid("merged_into")),
    /** The same for brothers, sisters and others whom staff have named as one family; null for a person without one. */
    familyId: withheld(personal(uuid("family_id"))),
    /** When staff wrote them down as a student, with a place in a batch or without; null for everyone else. */
    addedAt: time("added_at"),
    /** The words of name and address as `foldText` folds them, each after a space: by these people are found. */
    foldedWords: withheld(personal(text("folded_words").generatedAlwaysAs(foldedInSql(nameAndAddress)))),
    /** The folded name's beginning, by which lists are sorted. */
    sortName: withheld(personal(text("sort_name").generatedAlwaysAs(sql`left(${foldedInSql(sql.raw(`"name"`))}, 60)`))),
  },
  (table) => [
    index("people_contact_email").on(table.email),
    index("people_family_id").on(table.familyId),
    index("people_sort_name_id").on(table.sortName, table.id),
    index("people_phone").on(table.phone),
    index("people_merged_into").on(table.mergedInto),
    index("people_created_at_id").on(table.createdAt, table.id),
    // The words of a name and an address, by which the back office finds people as they are typed.
    index("people_words").using(
      "gin",
      sql`to_tsvector('simple', translate(${table.name} || ' ' || coalesce(${table.ownEmail}, ''), '@.+-_', '     '))`,
    ),
  ],
);

stored(people, {
  what: "everybody who wrote to us, booked or enrolled, each once by their e-mail address",
  why: "to know that several messages, seats and an account are one person's",
  ground: "asked",
  kept: "as long as anything else here is about them; without name, addresses and number while a paid order refers to their seat",
  seenBy: "staff, by command",
});

/** The person who answers for a student, often a parent. */
export const guardians = pgTable("guardians", {
  personId: personal(
    uuid("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
  ),
  name: personal(text().notNull()),
  relation: personal(text({ enum: guardianRelations }).notNull()),
  /** E.164; null without one. */
  phone: personal(text()),
  /** In lower case; null without one. It finds nobody, and opens nothing. */
  email: personal(text()),
  changedAt: time("changed_at").notNull(),
});

stored(guardians, {
  what: "who answers for a student: name, relation, number and address",
  why: "to reach a parent, and to tell two students of one name apart",
  ground: "contract",
  kept: "as long as the student",
  seenBy: "staff",
});

/** What staff have changed of a person's name, number or address. */
export const personChanges = pgTable(
  "person_changes",
  {
    id: uuid().primaryKey(),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id, { onDelete: "cascade" }),
    ),
    at: time("at").notNull(),
    /** The account of the member of staff. */
    by: withheld(impersonal(text("by"))),
    field: text({ enum: ["name", "phone", "email"] }).notNull(),
    /** Null where there was none, or is none now. */
    before: personal(text()),
    after: personal(text()),
  },
  (table) => [index("person_changes_person_id").on(table.personId)],
);

stored(personChanges, {
  what: "earlier names, numbers and addresses of a person, and who changed them",
  why: "to know somebody again, and to answer for a change of the address",
  ground: "asked",
  kept: "as long as the person",
  seenBy: "staff",
});

/** Papers that staff keep with a person: an admission form, a copy of an identity card, a certificate of a school. */
export const personDocuments = pgTable(
  "person_documents",
  {
    /** The id of the form that added it: sent twice, it adds once. */
    id: uuid().primaryKey(),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id, { onDelete: "cascade" }),
    ),
    /** What it is, as staff call it. */
    title: personal(text().notNull()),
    /** The file's name with its ending, by which it is saved again. */
    fileName: personal(text("file_name").notNull()),
    mediaType: impersonal(text("media_type").notNull()),
    /** In bytes. */
    size: integer().notNull(),
    /** Its file in the storage. */
    storageKey: withheld(impersonal(text("storage_key").$type<StorageKey>().notNull())),
    addedAt: time("added_at").notNull(),
    /** The account of the member of staff; null for the operator. */
    addedBy: withheld(impersonal(text("added_by"))),
  },
  (table) => [index("person_documents_person_id").on(table.personId)],
);

stored(personDocuments, {
  what: "papers that staff keep with a person, such as an admission form or a copy of an identity card, and when each was added",
  why: "to know who is enrolled, where an admission asks for it",
  ground: "contract",
  kept: "as long as the person, or until staff remove it",
  seenBy: "staff",
});

/** Merges of two people; an undone one stays as a record. */
export const personMerges = pgTable(
  "person_merges",
  {
    // The other people of a merge are for staff to know.
    id: withheld(uuid().primaryKey(), "account"),
    at: time("at").notNull(),
    keptId: withheld(
      personal(
        uuid("kept_id")
          .notNull()
          .references(() => people.id, { onDelete: "cascade" }),
      ),
      "account",
    ),
    mergedId: withheld(
      personal(
        uuid("merged_id")
          .notNull()
          .references(() => people.id, { onDelete: "cascade" }),
      ),
      "account",
    ),
    /** The people who were merged into `mergedId` before, and now lead to `keptId` as well. */
    followers: withheld(personal(jsonb().$type<string[]>().notNull()), "account"),
    /** The second places in a batch that it gave up; undoing it gives them back. */
    freedPlaces: withheld(impersonal(jsonb("freed_places").$type<string[]>().notNull().default([])), "account"),
    undoneAt: time("undone_at"),
  },
  (table) => [index("person_merges_kept_id").on(table.keptId), index("person_merges_merged_id").on(table.mergedId)],
);

stored(personMerges, {
  what: "which two people staff have found to be the same, and whether that was undone; no account sees more by it",
  why: "so that such a finding can be undone",
  ground: "asked",
  kept: "as long as both people",
  seenBy: "staff, by command",
});
