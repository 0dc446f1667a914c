import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";
import { people } from "#domains/people/server/tables.ts";

/**
 * How an account has proved that a person's record is its own: its confirmed e-mail address is the person's, or the
 * staff have invited it to this person.
 */
export const linkProofs = ["address", "invitation"] as const;

/** Which people's records an account may see and use. A link is made once, by an act of proof; a merge makes none. */
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
