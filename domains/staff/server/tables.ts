import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sessions } from "#domains/accounts/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { retention } from "#shared/retention.ts";
import type { StaffRight } from "#shared/staff-right.ts";
import type { StaffRole } from "#shared/staff-role.ts";

/** The accounts that may work in the back office. */
export const staff = pgTable("staff", {
  /** The account. No foreign key: a provider may keep it. */
  userId: personal(text("user_id").primaryKey()),
  name: personal(text().notNull()),
  /** In lower case; the address of the invitation. */
  email: personal(text().notNull()),
  role: impersonal(text().$type<StaffRole>().notNull()),
  /** The batches of a teacher; empty for the other roles, which see all. */
  batchIds: impersonal(jsonb("batch_ids").$type<string[]>().notNull()),
  /** The branches that they are limited to; empty for all. */
  branchIds: impersonal(jsonb("branch_ids").$type<string[]>().notNull().default([])),
  /** What they may besides what their role may. */
  rights: impersonal(jsonb().$type<StaffRight[]>().notNull().default([])),
  /** The language in which they read the office. */
  locale: personal(text().notNull().default(siteLocale)),
  createdAt: time("created_at").notNull(),
});

stored(staff, {
  what: "which accounts may work in the back office, and as what",
  why: "so that nobody else sees people's data",
  ground: "contract",
  kept: "until the member is removed from the staff",
  seenBy: readers.staff,
  notExported: "staff",
});

/** Those who teach: a batch, a class and an invitation name one by its id. */
export const teachers = pgTable("teachers", {
  id: uuid().primaryKey(),
  /** As students read it; one spelling, without capitals and doubled spaces, is one record. */
  name: personal(text().notNull()),
  /** Their account among the staff; null for one without. */
  userId: personal(
    text("user_id")
      .unique("teachers_user_id")
      .references(() => staff.userId, { onDelete: "set null" }),
  ),
  /** The published document about them; null for none. */
  pageId: personal(text("page_id").unique("teachers_page_id")),
  /** The records with a name like this one's that staff have said are other people. */
  keptApart: impersonal(jsonb("kept_apart").$type<string[]>().notNull().default([])),
  createdAt: time("created_at").notNull(),
});

stored(teachers, {
  what: "who teaches, with their account and their page",
  why: "so that a batch and a class say who gives them",
  ground: "contract",
  kept: "until staff remove it",
  seenBy: "everybody reads the name; staff the rest",
  notExported: "staff",
});

/** People invited to the staff. The link in the email is signed; this row opens nothing by itself. */
export const staffInvitations = pgTable("staff_invitations", {
  id: uuid().primaryKey(),
  name: personal(text().notNull()),
  email: personal(text().notNull()),
  role: impersonal(text().$type<StaffRole>().notNull()),
  batchIds: impersonal(jsonb("batch_ids").$type<string[]>().notNull()),
  branchIds: impersonal(jsonb("branch_ids").$type<string[]>().notNull().default([])),
  rights: impersonal(jsonb().$type<StaffRight[]>().notNull().default([])),
  /** The teacher whom the person becomes, if an owner chose one. */
  teacherId: uuid("teacher_id").references(() => teachers.id, { onDelete: "set null" }),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  /** When it was accepted or withdrawn; null while it is open. */
  endedAt: time("ended_at"),
});

stored(staffInvitations, {
  what: "who was invited to the staff",
  why: "so that the invited person can join once",
  ground: "contract",
  kept: `${retention.staffInvitations.words} from the invitation`,
  seenBy: readers.staff,
  notExported: "staff",
});

/** The links by which an institute without staff gets its first owner, as they were printed on the terminal. */
export const ownerLinks = pgTable("owner_links", {
  /** SHA-256 of the token. */
  hash: impersonal(text().primaryKey()),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
});

stored(ownerLinks, {
  what: "hashes of the links that make somebody the first owner",
  why: "so that only who started the program becomes its owner",
  ground: "safety",
  kept: "until there is an owner",
  seenBy: readers.nobody,
  notExported: "staff",
});

const member = () =>
  text("user_id")
    .notNull()
    .references(() => staff.userId, { onDelete: "cascade" });

/**
 * A browser that a member of staff works in. It belongs to one session of the account and ends with it: one of the two
 * columns names that session, and a row without either opens nothing. Deleting the row ends it.
 */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid().primaryKey(),
    userId: personal(member()),
    /** SHA-256 of the cookie's value. */
    token: personal(text().notNull().unique()),
    userAgent: personal(text("user_agent").notNull()),
    startedAt: time("started_at").notNull(),
    seenAt: time("seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** The account's session, if the accounts are ours. */
    accountSessionId: personal(uuid("account_session_id").references(() => sessions.id, { onDelete: "cascade" })),
    /** The provider's name for the account's session, if a provider keeps the accounts. */
    providerSession: personal(text("provider_session")),
    /** When the second factor opened the office: shown, or set up for the first time; null before. */
    verifiedAt: time("verified_at"),
    /** When the second factor was last shown; setting it up is not showing it. */
    shownAt: time("shown_at"),
    /** The deadline for setting up a first second factor: this browser has opened a link from the member's mailbox. */
    setUpUntil: time("set_up_until"),
    /** The secret of an app that is being set up in this browser, encrypted; null without one. */
    pending: personal(text()),
    pendingUntil: time("pending_until"),
    /** The next challenge for a passkey to sign. */
    challenge: impersonal(text()),
  },
  (table) => [
    index("staff_sessions_user_id").on(table.userId),
    index("staff_sessions_account_session_id").on(table.accountSessionId),
  ],
);

stored(staffSessions, {
  what: "on which browsers a member of staff works in the back office",
  why: "so that the second factor is not asked on every page, and can be ended elsewhere",
  ground: "safety",
  kept: `as long as the account's session; 12 hours without a visit, and ${retention.sessions.words} more`,
  seenBy: "the member; an owner of the institute",
  notExported: "staff",
});

/** Passkeys of the staff: only public keys. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    /** The credential's id, base64url. */
    id: personal(text().primaryKey()),
    userId: personal(member()),
    /** COSE, base64url. */
    publicKey: personal(text("public_key").notNull()),
    /** The passkey's own count of its signatures; some always report 0. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: impersonal(jsonb().$type<string[]>().notNull()),
    createdAt: time("created_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [index("staff_passkeys_user_id").on(table.userId)],
);

stored(staffPasskeys, {
  what: "the public keys of the staff's passkeys",
  why: "to check the second factor",
  ground: "safety",
  kept: "until the member is removed from the staff",
  seenBy: readers.nobody,
  notExported: "staff",
});

/** The app that shows a member of staff a new code each half minute (RFC 6238). */
export const staffAuthenticators = pgTable("staff_authenticators", {
  userId: personal(member().primaryKey()),
  /** Encrypted with a key from the program's secret; in the previous release null until the first code was entered. */
  secret: personal(text()),
  /** Only read by the previous release: an app being set up belongs to a session. */
  pending: personal(text()),
  createdAt: time("created_at").notNull(),
  /** The half minute, counted from 1970, of the last code: none counts twice. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
});

stored(staffAuthenticators, {
  what: "the secrets of the apps that show the staff's codes, encrypted",
  why: "to check the second factor",
  ground: "safety",
  kept: "until the member is removed from the staff",
  seenBy: readers.nobody,
  notExported: "staff",
});

/** Codes on paper, for a member of staff whose device is lost; each works once and is then deleted. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    /** HMAC-SHA256 of the code. */
    hash: personal(text().primaryKey()),
    userId: personal(member()),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("staff_recovery_codes_user_id").on(table.userId)],
);

stored(staffRecoveryCodes, {
  what: "recovery codes of the staff, as keyed hashes from which they cannot be read",
  why: "for a member whose device is gone",
  ground: "safety",
  kept: "until it is used or replaced",
  seenBy: readers.nobody,
  notExported: "staff",
});
