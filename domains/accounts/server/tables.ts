import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { people } from "#domains/people/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import { retention, signedIn } from "#shared/retention.ts";

const times = { createdAt: time("created_at").notNull().defaultNow(), updatedAt: time("updated_at").notNull() };

/** An account (specification §6, "Signed-in user"). The property names of this file are the auth library's. */
export const users = pgTable(
  "users",
  {
    id: personal(uuid().primaryKey()),
    name: personal(text().notNull()),
    /** In lower case: one address, one account. */
    email: personal(text().notNull().unique()),
    emailVerified: boolean("email_verified").notNull().default(false),
    /** The language of their emails; null for one that has chosen none and was not made on a page in another than the site's. */
    locale: personal(text()),
    ...times,
  },
  (table) => [check("users_email_is_lower_case", sql`${table.email} = lower(${table.email})`)],
);

stored(users, {
  what: "the accounts",
  why: "so that students can sign in",
  ground: "contract",
  kept: "until its owner asks to have it erased",
  seenBy: "its owner; staff, by command",
});

/** A browser that is signed in. Deleting the row signs it out. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: withheld(
      personal(
        uuid("user_id")
          .notNull()
          .references(() => users.id, { onDelete: "cascade" }),
      ),
    ),
    /** A hash, which opens nothing by itself. */
    token: withheld(personal(text().notNull().unique())),
    expiresAt: time("expires_at").notNull(),
    /** The library requires the column; it stays empty because nothing needs it. */
    ipAddress: personal(text("ip_address")),
    userAgent: personal(text("user_agent")),
    ...times,
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

stored(sessions, {
  what: "on which browsers somebody is signed in; the network address stays empty",
  why: "so that nobody has to sign in on every page, and can sign out elsewhere",
  ground: "contract",
  kept: `${signedIn.atMost.words} from signing in and ${retention.sessions.words} more, or until they sign out; it opens nothing after ${signedIn.withoutVisit.words} without a visit`,
  seenBy: "the account's owner",
});

/** A user's way to sign in: here always a password, stored as a salted hash. */
export const credentials = pgTable(
  "credentials",
  {
    id: uuid().primaryKey(),
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    /** "credential": the library's word for a password. */
    providerId: impersonal(text("provider_id").notNull()),
    /** With a password: the user's own id. */
    accountId: personal(text("account_id").notNull()),
    password: personal(text()),
    ...times,
  },
  (table) => [unique("credentials_provider_id_account_id").on(table.providerId, table.accountId)],
);

stored(credentials, {
  what: "passwords, as salted hashes from which they cannot be read",
  why: "so that nobody else signs in",
  ground: "contract",
  kept: "as long as the account",
  seenBy: readers.nobody,
  notExported: "opens",
});

/**
 * A requested password reset that is not used yet, or an emailed link that has opened an account. The link in the email is
 * signed; this row opens nothing by itself.
 */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: withheld(uuid().primaryKey()),
    /** "reset-password:" and the id that the link signs; "opened-account:" and the hash of the link's token. */
    identifier: withheld(personal(text().notNull().unique())),
    /** The user's id. */
    value: withheld(personal(text().notNull())),
    expiresAt: time("expires_at").notNull(),
    ...times,
    updatedAt: withheld(time("updated_at").notNull()),
  },
  (table) => [index("password_resets_expires_at").on(table.expiresAt)],
);

stored(passwordResets, {
  what: "which password resets were requested, and which emailed links have opened or joined an account",
  why: "so that a forgotten password can be replaced, and such a link works once",
  ground: "contract",
  kept: `two hours, or the link's week; the row for ${retention.passwordResets.words} more`,
  seenBy: readers.nobody,
});

/**
 * Proofs that a person's record is an account's own: its confirmed e-mail address is the person's, or the staff have
 * invited it to this person.
 */
export const linkProofs = ["address", "invitation"] as const;
export type LinkProof = (typeof linkProofs)[number];

/** The people whose records an account may see and use. A link is made once, by an act of proof; a merge makes none. */
export const accountPeople = pgTable(
  "account_people",
  {
    /** No foreign key: a provider may keep the account. */
    accountId: personal(text("account_id").notNull()),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id, { onDelete: "cascade" }),
    ),
    how: text({ enum: linkProofs }).notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.personId] }),
    index("account_people_person_id").on(table.personId),
  ],
);

stored(accountPeople, {
  what: "which people's records an account may see and use, and by which proof: a confirmed address, or an invitation",
  why: "so that nobody else sees or erases them",
  ground: "contract",
  kept: "as long as the account and the person",
  seenBy: "the account's owner; staff, by command",
  notExported: "repeats",
});
