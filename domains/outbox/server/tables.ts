import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { chatKinds } from "#domains/outbox/contract.ts";
import { people } from "#domains/people/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";

/** Chat texts that staff send by hand: prepared by what happens, taken by one member, and sent from their own phone. */
export const chatTexts = pgTable(
  "chat_texts",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull(),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id, { onDelete: "cascade" }),
    ),
    /** E.164, as it was when the text was prepared. */
    phone: personal(text().notNull()),
    kind: text({ enum: chatKinds }).notNull(),
    /** The id of the order, announcement or booking that it is about. */
    about: impersonal(text().notNull()),
    /** A BCP 47 tag. */
    language: impersonal(text().notNull()),
    text: personal(text().notNull()),
    /** What the text says by name, for a sender that has a template of its kind. */
    facts: personal(jsonb().$type<Record<string, string>>().notNull()),
    /** After this nobody needs it any more; null for never. */
    until: time("until"),
    /** The account of who has opened it, and until when nobody else may. */
    claimedBy: withheld(impersonal(text("claimed_by"))),
    claimedUntil: time("claimed_until"),
    sentAt: time("sent_at"),
    sentBy: withheld(impersonal(text("sent_by"))),
    /** When it was left out: it is not sent. */
    leftAt: time("left_at"),
  },
  (table) => [
    uniqueIndex("chat_texts_waiting_once")
      .on(table.kind, table.about, table.personId)
      .where(sql`${table.sentAt} is null and ${table.leftAt} is null`),
    index("chat_texts_waiting")
      .on(table.createdAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.leftAt} is null`),
    index("chat_texts_phone").on(table.phone),
    index("chat_texts_person_id").on(table.personId),
    index("chat_texts_about").on(table.about),
  ],
);

stored(chatTexts, {
  what: "chat texts that staff send by hand: to which number, about what, and when they were sent",
  why: "so that each is sent once, by one person",
  ground: "contract",
  kept: "as long as the person's record",
  seenBy: readers.staff,
});

/** Numbers whose people said that they want no chat texts. */
export const chatStops = pgTable("chat_stops", {
  phone: personal(text().primaryKey()),
  at: time("at").notNull(),
  /** The account of who noted it; null for the operator. */
  notedBy: withheld(impersonal(text("noted_by"))),
});

stored(chatStops, {
  what: "phone numbers that want no chat texts",
  why: "so that they are left alone",
  ground: "asked",
  kept: "until their owner wants texts again",
  seenBy: readers.staff,
  notExported: "repeats",
});
