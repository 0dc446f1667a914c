import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, stored, withheld } from "#server/db/personal.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** Everyone who wrote to the institute or learns there, each once. */
export const people = pgTable(
  "people",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    name: personal(text().notNull()),
    /** In lower case; null for a person without one. */
    email: personal(text().unique("people_email")),
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

stored(people, {
  what: "everybody who wrote to us, booked or enrolled, each once by their e-mail address",
  why: "to know that several messages, seats and an account are one person's",
  ground: "asked",
  kept: "as long as anything else here is about them; without name, addresses and number while a paid order refers to their seat",
  seenBy: "staff, by command",
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
