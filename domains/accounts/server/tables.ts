import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { people } from "#domains/people/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";

const times = { createdAt: time("created_at").notNull().defaultNow(), updatedAt: time("updated_at").notNull() };

/** An account (specification §6, "Signed-in user"). The property names of this file are the auth library's. */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** In lower case: one address, one account. */
    email: text().notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    ...times,
  },
  (table) => [check("users_email_is_lower_case", sql`${table.email} = lower(${table.email})`)],
);

/** A browser that is signed in. Deleting the row signs it out. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A hash, which opens nothing by itself. */
    token: text().notNull().unique(),
    expiresAt: time("expires_at").notNull(),
    /** The library requires the column; it stays empty because nothing needs it. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    ...times,
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** A user's way to sign in: here always a password, stored as a salted hash. */
export const credentials = pgTable(
  "credentials",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** "credential": the library's word for a password. */
    providerId: text("provider_id").notNull(),
    /** With a password: the user's own id. */
    accountId: text("account_id").notNull(),
    password: text(),
    ...times,
  },
  (table) => [unique("credentials_provider_id_account_id").on(table.providerId, table.accountId)],
);

/** A requested password reset that is not used yet. The link in the email is signed; this row opens nothing by itself. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: uuid().primaryKey(),
    /** "reset-password:" and the id that the link signs. */
    identifier: text().notNull().unique(),
    /** The user's id. */
    value: text().notNull(),
    expiresAt: time("expires_at").notNull(),
    ...times,
  },
  (table) => [index("password_resets_expires_at").on(table.expiresAt)],
);

/**
 * Proofs that a person's record is an account's own: its confirmed e-mail address is the person's, or the staff have
 * invited it to this person.
 */
export const linkProofs = ["address", "invitation"] as const;

/** The people whose records an account may see and use. A link is made once, by an act of proof; a merge makes none. */
export const accountPeople = pgTable(
  "account_people",
  {
    /** No foreign key: a provider may keep the account. */
    accountId: text("account_id").notNull(),
    personId: uuid("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    how: text({ enum: linkProofs }).notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.personId] }),
    index("account_people_person_id").on(table.personId),
  ],
);
