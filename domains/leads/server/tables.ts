import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { type ReplyTexts, replyLanguages } from "#domains/leads/contract/conversation.ts";
import { channels, leadSources, leadStates } from "#domains/leads/contract.ts";
import { people } from "#domains/people/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";

/** The content of the contact form that a visitor sent (specification §3, "Contact form"). */
export const inquiries = pgTable(
  "inquiries",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** Null in a row of an earlier release. */
    personId: personal(uuid("person_id").references(() => people.id)),
    firstName: personal(text("first_name").notNull()),
    lastName: personal(text("last_name").notNull()),
    email: personal(text().notNull()),
    /** Empty when the visitor gave none. */
    phone: personal(text().notNull()),
    /** Today's form sends it empty. */
    inquiryType: impersonal(text("inquiry_type").notNull()),
    /** The id of the service a quote is asked for; null for any other inquiry. */
    service: impersonal(text()),
    message: personal(text().notNull()),
  },
  (table) => [index("inquiries_created_at").on(table.createdAt), index("inquiries_person_id").on(table.personId)],
);

stored(inquiries, {
  what: "what was written into the contact form, and the questions to the assistant that visitors sent to a person",
  why: "so that a person can answer",
  ground: "asked",
  kept: `${retention.inquiries.words} from the day it was sent`,
  seenBy: readers.staff,
});

/** A person who waits for an answer of the institute. */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id),
    ),
    source: text({ enum: leadSources }).notNull(),
    /** The id of the inquiry, booking or request that opened it; a record opens one lead. */
    about: personal(uuid().notNull().unique("leads_about")),
    /** Whether it was probably sent by a program: it had filled in a field that people do not see. */
    isSuspect: boolean("is_suspect").notNull().default(false),
    /** The account of the member of staff who answers; null if there is none. */
    owner: impersonal(text()),
    state: text({ enum: leadStates }).notNull().default("new"),
    dueAt: time("due_at").notNull(),
    /** The last change of the state. */
    changedAt: time("changed_at").notNull(),
    /** The source of the visit that led to it, and the country it was seen in; null where unknown. */
    cameFrom: impersonal(text("came_from")),
    country: impersonal(text()),
    /** When it comes back to those that wait for an answer; null if nobody asked for it. */
    comesBackAt: time("comes_back_at"),
    /** The account of the member of staff who is writing an answer, and until when that is believed. */
    answeringBy: withheld(impersonal(text("answering_by"))),
    answeringUntil: time("answering_until"),
  },
  (table) => [
    index("leads_created_at_id").on(table.createdAt, table.id),
    index("leads_state_due_at").on(table.state, table.dueAt),
    index("leads_person_id").on(table.personId),
    index("leads_owner_due_at").on(table.owner, table.state, table.dueAt),
    index("leads_source_created_at").on(table.source, table.createdAt, table.id),
    index("leads_comes_back_at").on(table.comesBackAt).where(sql`${table.comesBackAt} is not null`),
  ],
);

stored(leads, {
  what: "who waits for an answer of ours, about which message, booking or request, until when, and what became of it",
  why: "so that nobody is forgotten",
  ground: "asked",
  kept: "as long as the record it is about",
  seenBy: readers.staff,
});

/** What people said, besides what they sent by a form: by e-mail, on the phone, at the desk, in another app. */
export const incomingMessages = pgTable(
  "incoming_messages",
  {
    id: uuid().primaryKey(),
    at: time("at").notNull(),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id, { onDelete: "cascade" }),
    ),
    /** The lead whose thread it continues, or which it has opened. No foreign key: leads are forgotten by themselves. */
    leadId: uuid("lead_id"),
    channel: text({ enum: channels }).notNull(),
    /** The course that it asks about; null for none. */
    courseId: impersonal(text("course_id")),
    text: personal(text().notNull()),
    /** The account of the member of staff who noted it; null for what came by itself. */
    notedBy: withheld(impersonal(text("noted_by"))),
    /** The Message-ID of an e-mail, by which it is kept once and answered in its thread. */
    messageId: withheld(impersonal(text("message_id").unique("incoming_messages_message_id"))),
  },
  (table) => [
    index("incoming_messages_person_id").on(table.personId, table.at),
    index("incoming_messages_lead_id").on(table.leadId),
    index("incoming_messages_at").on(table.at),
  ],
);

stored(incomingMessages, {
  what: "what people told us by e-mail, on the phone, at the desk or in another app, as it came or as staff noted it",
  why: "so that a person can answer",
  ground: "asked",
  kept: `${retention.inquiries.words} from the day it came`,
  seenBy: readers.staff,
});

/** Texts that staff wrote on a person's record, or to the person. An e-mail's Message-ID begins with its id. */
export const personMessages = pgTable(
  "person_messages",
  {
    id: uuid().primaryKey(),
    at: time("at").notNull(),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id, { onDelete: "cascade" }),
    ),
    /** The lead it answers; null for a note on the person. No foreign key: leads are forgotten sooner. */
    leadId: uuid("lead_id"),
    kind: text({ enum: ["email", "whatsapp", "note"] }).notNull(),
    /** The author's account; null for the operator. */
    authorId: withheld(impersonal(text("author_id"))),
    text: personal(text().notNull()),
    /** What they had asked, as the answer repeats it; null for a text that answers nothing. */
    quoted: personal(text()),
    /** The language of the e-mail around it; null in a row of an earlier release. */
    language: text({ enum: replyLanguages }),
    /** The Message-ID of the e-mail that it answers; null for any other. */
    inReplyTo: withheld(impersonal(text("in_reply_to"))),
  },
  (table) => [
    index("person_messages_person_id").on(table.personId, table.at),
    index("person_messages_lead_id").on(table.leadId),
  ],
);

stored(personMessages, {
  what: "what staff wrote to a person by e-mail or WhatsApp, and notes about them",
  why: "so that everybody who answers knows what was said",
  ground: "asked",
  kept: "as long as the person's record",
  seenBy: readers.staff,
});

/** Replies that staff write once and use again. */
export const savedReplies = pgTable("saved_replies", {
  id: uuid().primaryKey(),
  title: text().notNull(),
  /** In each language that it has; facts of the reader stand in braces. */
  texts: jsonb().$type<ReplyTexts>().notNull(),
  changedAt: time("changed_at").notNull(),
  /** The account of who last changed it; null for the operator. */
  changedBy: text("changed_by"),
});

stored(savedReplies, {
  what: "replies that staff use again, without names",
  why: "so that the same question gets the same answer",
  ground: "none",
  kept: "until staff remove them",
  seenBy: readers.staff,
  notExported: "nobody",
});
