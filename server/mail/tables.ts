import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";

/**
 * The pools of a recipient's emails: those that an unverified visitor can have sent to an address they typed, the links
 * of an account, which have a count of their own so that no one is locked out, and changes of classes.
 */
export type MailPool = "forms" | "account" | "classes";

/** The time in which the emails of a pool to one mailbox are counted; it begins with the first. */
export const mailSpans = pgTable(
  "mail_spans",
  {
    id: uuid().primaryKey(),
    /** A keyed hash of the mailbox: no address can be read here. */
    recipient: personal(text().notNull()),
    pool: impersonal(text().$type<MailPool>().notNull()),
    endsAt: time("ends_at").notNull(),
    /** The time the held emails were gathered into one; nothing is added after that. */
    closedAt: time("closed_at"),
  },
  (table) => [
    index("mail_spans_recipient_pool").on(table.recipient, table.pool).where(sql`${table.closedAt} is null`),
    index("mail_spans_ends_at").on(table.endsAt),
  ],
);

stored(mailSpans, {
  what: "when emails to one address were counted, so that nobody can have many sent to it",
  why: "against flooding",
  ground: "safety",
  kept: `${retention.mailTurns.words} from the end of the hour`,
  seenBy: readers.nobody,
  notExported: "nobody",
});

/** An email that was counted, by its mail's id: a repeat is counted once. */
export const mailTurns = pgTable(
  "mail_turns",
  {
    mailId: impersonal(text("mail_id").primaryKey()),
    spanId: uuid("span_id")
      .notNull()
      .references(() => mailSpans.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    /** The email's kind and subject, if it is held back until the end of its span; null if it was sent at once. */
    email: impersonal(text()),
    about: impersonal(text()),
  },
  (table) => [index("mail_turns_span_id").on(table.spanId, table.at)],
);

stored(mailTurns, {
  what: "which emails were counted, and which are told of together at the end of the hour",
  why: "so that none is sent twice or lost",
  ground: "safety",
  kept: `${retention.mailTurns.words} from the end of the hour`,
  seenBy: readers.nobody,
  notExported: "nobody",
});
