import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { people } from "#domains/people/server/tables.ts";
import { holdReasons, replyStates } from "#domains/replies/contract.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";

/** Addresses to which one person, or one member of the staff, answers in one thread. */
export const replyAddresses = pgTable(
  "reply_addresses",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull(),
    /** Null for a member of the staff. */
    personId: personal(uuid("person_id").references(() => people.id, { onDelete: "cascade" })),
    /** The account of a member of the staff; null for a person. It outlives them, so that a late answer is explained. */
    memberId: impersonal(text("member_id")),
    /** The kind of thread, as the domain that has it names it, and the thread's id there. */
    kind: impersonal(text().notNull()),
    threadId: uuid("thread_id").notNull(),
    /** SHA-256 of the token in the address. */
    tokenHash: withheld(impersonal(text("token_hash").notNull().unique("reply_addresses_token_hash"))),
  },
  (table) => [index("reply_addresses_thread").on(table.kind, table.threadId, table.personId)],
);

stored(replyAddresses, {
  what: "to which conversation an answer by e-mail belongs, by a hash of the address that the e-mail named",
  why: "so that nobody else can answer in a person's name",
  ground: "asked",
  kept: "as long as the person",
  seenBy: readers.nobody,
  notExported: "opens",
});

/** Mails that were acknowledged and are not read yet. */
export const incomingMails = pgTable(
  "incoming_mails",
  {
    id: uuid().primaryKey(),
    at: time("at").notNull(),
    /** The addresses that it was sent to, by their ids; none for a report. */
    replyAddressIds: impersonal(jsonb("reply_address_ids").$type<string[]>().notNull()),
    /** The sender and the machine that brought it; null for one from a mailbox. */
    envelope: personal(jsonb().$type<{ from: string; address: string; helo: string }>()),
    /** The mail itself. */
    fileKey: withheld(impersonal(text("file_key").notNull())),
    size: integer().notNull(),
  },
  (table) => [index("incoming_mails_at").on(table.at)],
);

stored(incomingMails, {
  what: "e-mails that arrived and are read within seconds",
  why: "so that none is lost",
  ground: "asked",
  kept: "until it is read",
  seenBy: readers.nobody,
  notExported: "repeats",
});

/** Answers that came by e-mail. One that was posted stands in its thread: here its text is empty. */
export const replies = pgTable(
  "replies",
  {
    id: uuid().primaryKey(),
    at: time("at").notNull(),
    /** Null for a member of the staff. */
    personId: personal(uuid("person_id").references(() => people.id, { onDelete: "cascade" })),
    /** The account of a member of the staff; null for a person. */
    memberId: withheld(impersonal(text("member_id"))),
    kind: impersonal(text().notNull()),
    threadId: uuid("thread_id").notNull(),
    /** SHA-256 of the mail's Message-ID: the same mail twice is one answer. */
    mailHash: withheld(impersonal(text("mail_hash").notNull())),
    state: text({ enum: replyStates }).notNull(),
    /** Why it waits for the staff, or waited. */
    held: text({ enum: holdReasons }),
    /** The address that it names as its writer. */
    sender: personal(text().notNull()),
    subject: personal(text().notNull()),
    text: personal(text().notNull()),
    /** Whether something that it quoted was left out. */
    isCut: boolean("is_cut").notNull(),
    messageId: withheld(impersonal(text("message_id"))),
    decidedAt: time("decided_at"),
    /** The account of the member of staff who decided. */
    decidedBy: withheld(impersonal(text("decided_by"))),
  },
  (table) => [
    unique("replies_mail").on(table.kind, table.threadId, table.mailHash),
    index("replies_state_at").on(table.state, table.at, table.id),
    index("replies_person_id").on(table.personId),
  ],
);

stored(replies, {
  what: "answers that came by e-mail, and those among them that staff had to look at because it was not sure who wrote them",
  why: "so that an answer reaches its conversation, and a stranger's does not",
  ground: "asked",
  kept: `${retention.inquiries.words} from the day it came`,
  seenBy: readers.staff,
});

/** Files that came with an answer. */
export const replyFiles = pgTable(
  "reply_files",
  {
    id: uuid().primaryKey(),
    replyId: uuid("reply_id")
      .notNull()
      .references(() => replies.id, { onDelete: "cascade" }),
    name: personal(text().notNull()),
    size: integer().notNull(),
    fileKey: withheld(impersonal(text("file_key").notNull())),
  },
  (table) => [index("reply_files_reply_id").on(table.replyId)],
);

stored(replyFiles, {
  what: "files that came with an answer by e-mail",
  why: "because somebody sent them with what they wrote",
  ground: "asked",
  kept: "as long as the answer",
  seenBy: readers.staff,
});

/** The last mail of a mailbox that was looked at, by a hash of the mailbox's name. */
export const mailboxPositions = pgTable("mailbox_positions", {
  mailbox: impersonal(text().primaryKey()),
  /** The mailbox's own mark: with another one its mails are numbered afresh. */
  validity: impersonal(text().notNull()),
  uid: integer().notNull(),
});

stored(mailboxPositions, {
  what: "up to which e-mail a mailbox was read",
  why: "so that each is read once",
  ground: "none",
  kept: "as long as the mailbox is set",
  seenBy: readers.nobody,
});
