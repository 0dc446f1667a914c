import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, unique } from "drizzle-orm/pg-core";
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
    /** The library requires the column; it stays empty because nobody needs it. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    ...times,
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** How a user signs in: here always by a password, stored as a salted hash. */
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
