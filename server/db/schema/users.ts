import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const moments = { createdAt: moment("created_at").notNull().defaultNow(), updatedAt: moment("updated_at").notNull() };

/** Who has signed up (specification §6, "Signed-in user"). The property names of this file are the auth library's. */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** In lower case: one address, one account. */
    email: text().notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    ...moments,
  },
  (table) => [check("users_email_is_lower_case", sql`${table.email} = lower(${table.email})`)],
);

/** A browser somebody is signed in on. Deleting the row signs it out. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A hash: what stands here opens nothing. */
    token: text().notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    /** The library asks for it; it stays empty, for nobody needs it. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    ...moments,
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** How a user proves to be one: here always a password, as a salted hash. */
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
    ...moments,
  },
  (table) => [unique("credentials_provider_id_account_id").on(table.providerId, table.accountId)],
);

/** A reset that was asked for and not used yet. The link in the mail is signed; what stands here opens nothing. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: uuid().primaryKey(),
    /** "reset-password:" and the name that the link signs. */
    identifier: text().notNull().unique(),
    /** Whose: a user's id. */
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    ...moments,
  },
  (table) => [index("password_resets_expires_at").on(table.expiresAt)],
);
