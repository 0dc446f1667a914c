import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";

/** The states of the whole site: each publication has the next number. */
export const publications = pgTable("publications", {
  number: bigint({ mode: "number" }).primaryKey(),
  at: time("at").notNull(),
  /** The publisher: "operator", "system", or "staff:" and the account. */
  actor: text().notNull(),
  /** The publisher's note; null without any. */
  note: text(),
});

/** Every version of a document that was ever published. */
export const contentRevisions = pgTable(
  "content_revisions",
  {
    kind: text().notNull(),
    id: text().notNull(),
    locale: text().notNull(),
    /** Counted from 1 for each document. */
    revision: integer().notNull(),
    /** Null where the document was withdrawn. */
    document: jsonb().$type<unknown>(),
    publication: bigint({ mode: "number" })
      .notNull()
      .references(() => publications.number),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.locale, table.revision] }),
    index("content_revisions_publication").on(table.publication),
  ],
);

/** A document that was changed here: its draft and its published version. Others follow the seed. */
export const contentEntries = pgTable(
  "content_entries",
  {
    kind: text().notNull(),
    id: text().notNull(),
    locale: text().notNull(),
    /** The version of the draft, counted up by each save: a save over a newer one is refused. */
    version: integer().notNull(),
    /** Null if nothing differs from the published version. */
    draft: jsonb().$type<{ document: unknown }>(),
    editedAt: time("edited_at").notNull(),
    editedBy: text("edited_by").notNull(),
    /** The revision that visitors see; null if they see the seed. */
    published: integer(),
    /** The hash of the seed's document that the published revision comes from; null if the seed has none. */
    seedHash: text("seed_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.locale] }),
    foreignKey({
      name: "content_entries_published",
      columns: [table.kind, table.id, table.locale, table.published],
      foreignColumns: [contentRevisions.kind, contentRevisions.id, contentRevisions.locale, contentRevisions.revision],
    }),
  ],
);
