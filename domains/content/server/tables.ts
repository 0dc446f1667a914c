import { bigint, boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";

/** The states of the whole site: each publication has the next number. */
export const publications = pgTable("publications", {
  number: bigint({ mode: "number" }).primaryKey(),
  at: time("at").notNull(),
  /** The publisher: "operator", "system", or "staff:" and the account. */
  actor: personal(text().notNull()),
  /** The publisher's note; null without any. */
  note: personal(text()),
});

stored(publications, {
  what: "when the site was published, by which account of the staff, and their note",
  why: "so that it can be told who published what",
  ground: "safety",
  kept: "until staff remove it",
  seenBy: readers.staff,
  notExported: "staff",
});

/** Every version of a document that was ever published. */
export const contentRevisions = pgTable(
  "content_revisions",
  {
    kind: impersonal(text().notNull()),
    id: impersonal(text().notNull()),
    locale: impersonal(text().notNull()),
    /** Counted from 1 for each document. */
    revision: integer().notNull(),
    /** Null where the document was withdrawn. */
    document: personal(jsonb().$type<unknown>()),
    /** Of a translation, the texts that it was made from, by place; null where nobody knows. */
    original: personal(jsonb().$type<Record<string, string>>()),
    publication: bigint({ mode: "number" })
      .notNull()
      .references(() => publications.number),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.locale, table.revision] }),
    index("content_revisions_publication").on(table.publication),
  ],
);

stored(contentRevisions, {
  what: "every published version of the site's texts, with the names of teachers and of learners who are quoted",
  why: "to show what can be learnt",
  ground: "none",
  kept: "until staff remove it",
  seenBy: readers.everybody,
  notExported: "shown",
});

/** A draft; of a translation also the texts that it was made from, by place. */
export interface StoredDraft {
  document: unknown;
  original?: Record<string, string> | null;
}

/** A document that was changed here: its draft and its published version. Others follow the seed. */
export const contentEntries = pgTable(
  "content_entries",
  {
    kind: impersonal(text().notNull()),
    id: impersonal(text().notNull()),
    locale: impersonal(text().notNull()),
    /** The version of the draft, counted up by each save: a save over a newer one is refused. */
    version: integer().notNull(),
    /** Null if nothing differs from the published version. */
    draft: impersonal(jsonb().$type<StoredDraft>()),
    editedAt: time("edited_at").notNull(),
    editedBy: personal(text("edited_by").notNull()),
    /** The revision that visitors see; null if they see the seed. */
    published: integer(),
    /** The hash of the seed's document that the published revision comes from; null if the seed has none. */
    seedHash: impersonal(text("seed_hash")),
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

stored(contentEntries, {
  what: "what staff have changed of the site's texts: the draft, by whom, and which version is published",
  why: "to show what can be learnt",
  ground: "safety",
  kept: "until staff remove it",
  seenBy: `${readers.staff}; what is published, everybody`,
  notExported: "staff",
});

/** How far the institute's setting up is: one row at most, and none for a program that has just been installed. */
export const setupState = pgTable("setup_state", {
  id: boolean().primaryKey().default(true),
  /** Since when visitors see the whole site; from then on it is never in preparation. */
  liveSince: time("live_since"),
  /** When an owner put the list of its steps away. */
  putAwayAt: time("put_away_at"),
});

stored(setupState, {
  what: "since when the site is open to visitors, and when the list of first steps was put away",
  why: "to show what can be learnt",
  ground: "none",
  kept: "as long as the institute",
  seenBy: readers.staff,
  notExported: "staff",
});
