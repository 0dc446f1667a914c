import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sessions } from "#domains/accounts/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import type { StaffRole } from "#shared/staff-role.ts";

/** The accounts that may work in the back office. */
export const staff = pgTable("staff", {
  /** The account. No foreign key: a provider may keep it. */
  userId: text("user_id").primaryKey(),
  name: text().notNull(),
  /** In lower case; the address of the invitation. */
  email: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  /** The batches of a teacher; empty for the other roles, which see all. */
  batchIds: jsonb("batch_ids").$type<string[]>().notNull(),
  createdAt: time("created_at").notNull(),
});

/** People invited to the staff. The link in the email is signed; this row opens nothing by itself. */
export const staffInvitations = pgTable("staff_invitations", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  batchIds: jsonb("batch_ids").$type<string[]>().notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  /** When it was accepted or withdrawn; null while it is open. */
  endedAt: time("ended_at"),
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
    userId: member(),
    /** SHA-256 of the cookie's value. */
    token: text().notNull().unique(),
    userAgent: text("user_agent").notNull(),
    startedAt: time("started_at").notNull(),
    seenAt: time("seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** The account's session, if the accounts are ours. */
    accountSessionId: uuid("account_session_id").references(() => sessions.id, { onDelete: "cascade" }),
    /** The provider's name for the account's session, if a provider keeps the accounts. */
    providerSession: text("provider_session"),
    /** When the second factor opened the office: shown, or set up for the first time; null before. */
    verifiedAt: time("verified_at"),
    /** When the second factor was last shown; setting it up is not showing it. */
    shownAt: time("shown_at"),
    /** The deadline for setting up a first second factor: this browser has opened a link from the member's mailbox. */
    setUpUntil: time("set_up_until"),
    /** The secret of an app that is being set up in this browser, encrypted; null without one. */
    pending: text(),
    pendingUntil: time("pending_until"),
    /** The next challenge for a passkey to sign. */
    challenge: text(),
  },
  (table) => [
    index("staff_sessions_user_id").on(table.userId),
    index("staff_sessions_account_session_id").on(table.accountSessionId),
  ],
);

/** Passkeys of the staff: only public keys. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    userId: member(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** The passkey's own count of its signatures; some always report 0. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: time("created_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [index("staff_passkeys_user_id").on(table.userId)],
);

/** The app that shows a member of staff a new code each half minute (RFC 6238). */
export const staffAuthenticators = pgTable("staff_authenticators", {
  userId: member().primaryKey(),
  /** Encrypted with a key from the program's secret; in the previous release null until the first code was entered. */
  secret: text(),
  /** Only read by the previous release: an app being set up belongs to a session. */
  pending: text(),
  createdAt: time("created_at").notNull(),
  /** The half minute, counted from 1970, of the last code: none counts twice. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
});

/** Codes on paper, for a member of staff whose device is lost; each works once and is then deleted. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    /** HMAC-SHA256 of the code. */
    hash: text().primaryKey(),
    userId: member(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("staff_recovery_codes_user_id").on(table.userId)],
);
